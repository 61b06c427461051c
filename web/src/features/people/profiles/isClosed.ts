import type { Profile } from '@jes/contract/core/users'

/** A private account shows its posts and lists to its followers and to itself. */
export function isClosed({ _id, isPrivate, relationship }: Profile, myId: string | undefined) {
  return isPrivate && _id !== myId && !relationship?.following
}
