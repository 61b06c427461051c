import type { Comment } from '@jes/contract/comments/comments'
import type { UserSummary } from '@jes/contract/core/users'
import type { QueueItem } from '@jes/contract/hubs/moderation'
import type { Post } from '@jes/contract/posts/posts'

/** A post or comment of a hub that its team acts on. */
export type Subject = {
  kind: 'post' | 'comment'
  id: string
  /** The post itself, or the post of the comment. */
  ad: string
  user: UserSummary
  /** The name of the hub. */
  hub: string
}

export function subjectOfPost(post: Post): Subject | null {
  if (!post.jehub) return null
  return { kind: 'post', id: post._id, ad: post._id, user: post.user, hub: post.jehub.name }
}

export function subjectOfComment(comment: Comment, hub: string | undefined): Subject | null {
  if (!comment.user || !hub) return null
  return { kind: 'comment', id: comment._id, ad: comment.ad, user: comment.user, hub }
}

export function subjectOfItem({ kind, ad, comment, user }: QueueItem, hub: string): Subject {
  return { kind, id: comment ?? ad._id, ad: ad._id, user, hub }
}
