import '#ui/tokens.css'
import '#ui/base.css'
import '#ui/flags.css'
import '#ui/opening.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadBikramSambat } from '#lib/bikramSambat.ts'
import { followPreferences, usePreferences } from '#lib/preferences.ts'
import { followOtherTabs, startSession, useSession } from '#lib/session.ts'
import { toast } from '#lib/toasts.ts'
import { App } from './App.tsx'

followPreferences()
followOtherTabs()
if (usePreferences.getState().calendar === 'bs') void loadBikramSambat()

useSession.subscribe(({ error }, before) => {
  if (error && error !== before.error) toast.error(error)
})
void startSession()

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
