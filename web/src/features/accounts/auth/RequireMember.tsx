import type { ReactNode } from 'react'
import { withNext } from '#lib/nextPath.ts'
import { usePlace } from '#lib/router.tsx'
import { useSession } from '#lib/session.ts'
import { Navigate } from '#ui/Navigate.tsx'

/** A page for members only; a visitor logs in and comes back. */
export function RequireMember({ children }: { children: ReactNode }) {
  const isSignedIn = useSession((session) => session.isAuthenticated)
  const { pathname, search, hash } = usePlace()
  if (isSignedIn) return children
  // After a log-out the navigation home has begun: the address has changed, the page not yet.
  if (window.location.pathname !== pathname) return null
  return <Navigate to={withNext('/login', pathname + search + hash)} />
}
