import { create } from 'zustand'
import { navigate } from './history.ts'
import { withNext } from './nextPath.ts'
import { useSession } from './session.ts'

/** Whether the dialog for a new hub is open; undefined until it is first opened. */
export const useHubCreation = create<boolean | undefined>(() => undefined)

/** A visitor logs in first and comes back to the same page. */
export function openHubCreation() {
  if (useSession.getState().isAuthenticated) return useHubCreation.setState(true, true)
  const { pathname, search } = window.location
  navigate(withNext('/login', pathname + search))
}

export function closeHubCreation() {
  useHubCreation.setState(false, true)
}
