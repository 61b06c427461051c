import type { Post } from '@jes/contract/posts/posts'

/** Whether the viewer cannot comment on a post: it is locked, taken down, or its author chose others. */
export function isClosedTo({ isLocked, state, canComment }: Post) {
  // A copy that a device kept from an earlier version does not say whether one can.
  return isLocked || state !== 'live' || canComment === false
}

/** Who may comment where not everybody may. */
export function limitOf({ isLocked, commenters }: Post) {
  return isLocked || !commenters || commenters === 'everyone' ? null : commenters
}
