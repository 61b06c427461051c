import type { ClipFailure, ClipStatus } from '@jes/contract/clips/clips'
import type { Comment } from '@jes/contract/comments/comments'
import type { OrderState } from '@jes/contract/money/premium'
import type { Notification } from '@jes/contract/notifications/notifications'

/** What a score is, on a post or a comment. */
export type Score = { _id: string; upVotes: number; downVotes: number; score: number }

/** What the server tells open browsers. The rest of a row is the same for everybody: no vote of the reader, no rights. */
export type LiveEvents = {
  /** To one member: something for them to read. */
  received: { notification: Notification; count: number }
  /** To one member: the unread count, as it is now, after reading on any device. */
  counted: { count: number }
  /** To all who have a post open. */
  commentCreated: { comment: Comment; total: number; at: string }
  commentEdited: { comment: Comment; at: string }
  /** With the place that is left, or null where none is. */
  commentDeleted: { _id: string; ad: string; comment: Comment | null; total: number; at: string }
  /** To all who have the post open, and without its comments to those who have it in sight. At most once a second. */
  voted: { ad: Score | null; comments: Score[] }
  /** To the owner of a clip: how far it is. */
  clipMoved: { _id: string; status: ClipStatus; progress: number; failure: ClipFailure | null }
  /** To who bought a pass, or got one: what became of the order. */
  orderMoved: { _id: string; state: OrderState }
  /** To everybody here: for a moment the server heard nothing; ask, each a little later than the others, for what you missed. */
  missed: null
}

/** A comment as its writer's browser has it; how it is drawn follows from its content. */
type Emitted = Omit<Comment, 'body' | 'replies'>

/** So many posts may be in sight at once. */
export const MOST_WATCHED = 50

/** What a browser says, and what it is answered. */
export type LiveCalls = {
  joinRoom: (userId: string, answer?: (joined: Answer) => void) => void
  openPost: (postId: string, answer?: (opened: Answer) => void) => void
  closePost: (postId: string) => void
  /** The posts in sight, these and no others: of each the score is told, and nothing else. */
  watchScores: (postIds: string[], answer?: (watched: Answer) => void) => void
  newComment: (sent: { comment: Emitted; userId: string }, answer?: (taken: Answer) => void) => void
  editComment: (
    sent: { updatedComment: Emitted; userId: string },
    answer?: (taken: Answer) => void,
  ) => void
}

export type Answer =
  | { ok: true }
  | { ok: false; code: 'forbidden' | 'not_found' | 'malformed' | 'too_many' | 'internal' }

/**
 * What `connect_error` says when the handshake is refused. A line that the server ends is over; one that only breaks,
 * as when its token has run out, may be opened again with the token of then.
 */
export type LineRefusal = 'unauthorized' | 'too_many' | 'internal'
