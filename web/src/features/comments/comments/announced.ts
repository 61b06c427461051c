import type { Comment } from '@jes/contract/comments/comments'

/** A comment as it is announced over the socket: what is drawn follows from its content, and its replies are others'. */
export function announced({ body: _, replies: __, ...comment }: Comment) {
  return comment
}
