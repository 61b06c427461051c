import '#ui/tokens.css'
import '#ui/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadBikramSambat } from '#lib/bikramSambat.ts'
import { text } from '#lib/language.ts'
import { followPreferences, usePreferences } from '#lib/preferences.ts'
import { followOtherTabs, restoreSession } from '#lib/session.ts'
import { toast } from '#lib/toasts.ts'
import { App } from './App.tsx'
import { messages } from './messages.ts'

followPreferences()
followOtherTabs()

// Nothing is drawn before it is known who is here, so that no page shows twice.
const { wasCorrupt } = restoreSession()
if (usePreferences.getState().calendar === 'bs') void loadBikramSambat()

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
if (wasCorrupt) toast.error(text(messages).corruptSession)
