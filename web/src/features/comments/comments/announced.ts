import type { Comment } from '@jes/contract/comments/comments'

/** A comment as it is announced over the socket: without body, which follows from its content, and without replies. */
export function announced({ body: _, replies: __, ...comment }: Comment) {
  return comment
}
