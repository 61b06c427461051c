import type { ClipFailure, ClipStatus } from '@jes/contract/clips/clips'
import type { Comment } from '@jes/contract/comments/comments'
import type { OrderState } from '@jes/contract/money/premium'
import type { Notification } from '@jes/contract/notifications/notifications'

/** What a score is, on a post or a comment. */
export type Score = { _id: string; upVotes: number; downVotes: number; score: number }

/**
 * Events that the server sends to open browsers. They are the same for everybody: no vote of the reader, no permissions.
 */
export type LiveEvents = {
  /** To one member: a new notification. */
  received: { notification: Notification; count: number }
  /** To one member: the unread count, after reading on any device. */
  counted: { count: number }
  /** To all who have a post open. */
  commentCreated: { comment: Comment; total: number; at: string }
  commentEdited: { comment: Comment; at: string }
  /** With the placeholder, or null without one. */
  commentDeleted: { _id: string; ad: string; comment: Comment | null; total: number; at: string }
  /** To all who have the post open, and without its comments to those who have it in sight. At most once a second. */
  voted: { ad: Score | null; comments: Score[] }
  /** To the owner of a clip: its progress. */
  clipMoved: { _id: string; status: ClipStatus; progress: number; failure: ClipFailure | null }
  /** To the buyer or receiver of a pass: the state of the order. */
  orderMoved: { _id: string; state: OrderState }
  /** To everybody connected: the server may have missed events; fetch what you missed, each with a random delay. */
  missed: null
}

/** A comment in its author's browser; its body follows from its content. */
type Emitted = Omit<Comment, 'body' | 'replies'>

/** So many posts may be in sight at once. */
export const MOST_WATCHED = 50

/** The calls of a browser, and their answers. */
export type LiveCalls = {
  joinRoom: (userId: string, answer?: (joined: Answer) => void) => void
  openPost: (postId: string, answer?: (opened: Answer) => void) => void
  closePost: (postId: string) => void
  /** Exactly the posts in sight: for each the score is sent, and nothing else. */
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
 * The message of `connect_error` when the handshake is refused. A connection that the server ends is over; one that
 * breaks, as when its token expired, may be opened again with a new token.
 */
export type ConnectionRefusal = 'unauthorized' | 'too_many' | 'internal'
