import type { OwnUser } from '@jes/contract/accounts/auth'
import { withNext } from '#lib/nextPath.ts'

/** Whoever has not done the first steps is led there first. */
export function pathAfterEntry(user: OwnUser | undefined, next: string) {
  return !user || user.firstSteps === 'done' ? next : withNext('/welcome', next)
}
