import '#ui/tokens.css'
import '#ui/base.css'
import '#ui/flags.css'
import '#ui/opening.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadBikramSambat } from '#lib/bikramSambat.ts'
import { followPreferences, usePreferences } from '#lib/preferences.ts'
import { renderedState } from '#lib/rendered.ts'
import { followOtherTabs, startSession, useSession } from '#lib/session.ts'
import { toast } from '#lib/toasts.ts'
import { whenIdle } from '#lib/whenIdle.ts'
import { App } from './App.tsx'
import { queryClient } from './queryClient.ts'
import { takeOver } from './takeOver.ts'

const app = (
  <StrictMode>
    <App client={queryClient} />
  </StrictMode>
)

followPreferences()
followOtherTabs()
if (usePreferences.getState().calendar === 'bs') void loadBikramSambat()

useSession.subscribe(({ error }, before) => {
  if (error && error !== before.error) toast.error(error)
})
void start()
whenIdle(() => void import('./offline.ts').then(({ startOffline }) => startOffline(), ignore))

/** A visitor finds the page rendered by the server, and it is taken over as it is. */
async function start() {
  const root = document.getElementById('root')!
  const session = startSession()
  if (renderedState()) {
    await session
    if (await takeOver(root, app)) return
  }
  createRoot(root).render(app)
}

/** A browser that cannot load it now does so at the next visit. */
function ignore() {}
