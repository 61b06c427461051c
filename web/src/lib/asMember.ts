import { withNext } from './nextPath.ts'
import { navigate } from './places.ts'
import { useSession } from './session.ts'

/** Does what only members may; a visitor logs in first and comes back to this page. */
export function asMember(act: () => void) {
  if (useSession.getState().isAuthenticated) return act()
  const { pathname, search } = window.location
  navigate(withNext('/login', pathname + search))
}
