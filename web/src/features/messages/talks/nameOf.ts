import type { Talk } from '@jes/contract/messages/talks'

/** What a talk is called: the other person, or the group. */
export function nameOf({ user, group }: Talk) {
  return group?.name ?? user?.displayName ?? ''
}
