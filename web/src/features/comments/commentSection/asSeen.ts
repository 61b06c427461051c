import type { Comment } from '@jes/contract/comments/comments'

export type Viewer = { id: string | null; isPostAuthor: boolean }

/** An event's comment as this viewer sees it: with their vote, their permissions, and its open replies. */
export function asSeen(now: Comment | undefined, published: Comment, viewer: Viewer): Comment {
  const isMine = published.user !== null && published.user._id === viewer.id
  const isTop = published.user !== null && published.parentComment === null
  return {
    ...published,
    // The author votes for their own comment.
    userVote: now?.userVote ?? (isMine ? 1 : 0),
    canEdit: isMine,
    canDelete: isMine,
    canPin: isTop && viewer.isPostAuthor,
    replies: now?.replies ?? [],
    repliesCursor: now?.repliesCursor ?? null,
    replyCount: now?.replyCount ?? published.replyCount,
  }
}
