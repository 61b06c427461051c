import { withNext } from '#lib/nextPath.ts'
import { navigate } from '#lib/places.ts'

/** A visitor logs in and comes back to the very place; what they wrote waits there. */
export function logInFirst(place: string) {
  const { pathname, search } = window.location
  navigate(withNext('/login', `${pathname}${search}#${place}`))
}
