import type { Comment } from '@jes/contract/comments/comments'

export type Viewer = { id: string | null; isPostAuthor: boolean }

/** What everybody was told, as this viewer sees it: their vote, their rights, and what is open below. */
export function asSeen(now: Comment | undefined, told: Comment, viewer: Viewer): Comment {
  const isMine = told.user !== null && told.user._id === viewer.id
  const isTop = told.user !== null && told.parentComment === null
  return {
    ...told,
    // Who writes votes for it.
    userVote: now?.userVote ?? (isMine ? 1 : 0),
    canEdit: isMine,
    canDelete: isMine,
    canPin: isTop && viewer.isPostAuthor,
    replies: now?.replies ?? [],
    repliesCursor: now?.repliesCursor ?? null,
    replyCount: now?.replyCount ?? told.replyCount,
  }
}
