import { ClipFailure, ClipStatus } from '@jes/contract/clips/clips'
import { Comment } from '@jes/contract/comments/comments'
import { Id, Moment } from '@jes/contract/lib/text'
import { MOST_WATCHED } from '@jes/contract/live/limits'
import { Message } from '@jes/contract/messages/messages'
import { TalkCounts } from '@jes/contract/messages/talks'
import { OrderState } from '@jes/contract/money/premium'
import { Notification } from '@jes/contract/notifications/notifications'
import * as z from 'zod/mini'

/** What a score is, on a post or a comment. */
export const Score = z.object({
  _id: Id,
  upVotes: z.number(),
  downVotes: z.number(),
  score: z.number(),
})
export type Score = z.infer<typeof Score>

export const PostScore = z.extend(Score, { repostCount: z.number() })
export type PostScore = z.infer<typeof PostScore>

/**
 * Events that the server sends to open browsers. They are the same for everybody: no vote of the reader, no permissions.
 */
export const LIVE_EVENTS = {
  received: {
    summary: 'To one member: a new notification, and how many are unread.',
    payload: z.object({ notification: Notification, count: z.number() }),
  },
  counted: {
    summary: 'To one member: the unread count, after reading on any device.',
    payload: z.object({ count: z.number() }),
  },
  messaged: {
    summary: 'To all of a talk: a message as it is now, new or changed, and what is unread.',
    payload: z.object({ message: Message, counts: TalkCounts }),
  },
  messageGone: {
    summary: 'To one member: a message is no longer theirs to read, as when they deleted it.',
    payload: z.object({ talk: Id, seq: z.number(), counts: TalkCounts }),
  },
  writing: {
    summary: 'To the others of a talk: somebody writes just now. They show it too.',
    payload: z.object({ talk: Id, user: Id }),
  },
  talkChanged: {
    summary:
      'To one member: a talk has changed, such as how far somebody has read in it; fetch it again.',
    payload: z.object({ talk: Id, counts: TalkCounts }),
  },
  commentCreated: {
    summary: 'To all who have the post open: a new comment.',
    payload: z.object({ comment: Comment, total: z.number(), at: Moment }),
  },
  commentEdited: {
    summary: 'To all who have the post open: a comment as it is now.',
    payload: z.object({ comment: Comment, at: Moment }),
  },
  commentDeleted: {
    summary: 'To all who have the post open: the placeholder of a comment, or null without one.',
    payload: z.object({
      _id: Id,
      ad: Id,
      comment: z.nullable(Comment),
      total: z.number(),
      at: Moment,
    }),
  },
  voted: {
    summary:
      'To all who have the post open, and without its comments to those who have it in sight: scores, at most once a second.',
    payload: z.object({ ad: z.nullable(PostScore), comments: z.array(Score) }),
  },
  clipMoved: {
    summary: 'To the owner of a clip: its progress.',
    payload: z.object({
      _id: Id,
      status: ClipStatus,
      progress: z.number(),
      failure: z.nullable(ClipFailure),
    }),
  },
  orderMoved: {
    summary: 'To the buyer or receiver of a pass: the state of the order.',
    payload: z.object({ _id: Id, state: OrderState }),
  },
  announced: {
    summary:
      'To everybody connected: the announcements have changed, maintenance among them; fetch them, each with a random delay.',
    payload: z.null(),
  },
  missed: {
    summary:
      'To everybody connected: the server may have missed events; fetch what you missed, each with a random delay.',
    payload: z.null(),
  },
}
export type LiveEvents = {
  [E in keyof typeof LIVE_EVENTS]: z.infer<(typeof LIVE_EVENTS)[E]['payload']>
}

/** A comment in its author's browser; its body follows from its content. */
const Emitted = z.omit(Comment, { body: true, replies: true })

/** The calls of a browser. */
export const LIVE_CALLS = {
  joinRoom: {
    summary: 'With the own id: everybody is in their own room from the start, in no other ever.',
    payload: Id,
  },
  openPost: {
    summary: 'Subscribes to the comments and scores of a post.',
    payload: Id,
  },
  closePost: { summary: 'Unsubscribes from a post.', payload: Id },
  watchScores: {
    summary: 'Exactly the posts in sight: for each the score is sent, and nothing else.',
    payload: z.array(Id).check(z.maxLength(MOST_WATCHED)),
  },
  typing: {
    summary:
      'I write in this talk just now, said every few seconds; those hear it who show it, if I do.',
    payload: Id,
  },
  newComment: {
    summary: 'A comment that was written: the server knows it already, and only checks.',
    payload: z.object({ comment: Emitted, userId: Id }),
  },
  editComment: {
    summary: 'A comment that was edited: the server knows it already, and only checks.',
    payload: z.object({ updatedComment: Emitted, userId: Id }),
  },
}

export const Answer = z.union([
  z.object({ ok: z.literal(true) }),
  z.object({
    ok: z.literal(false),
    code: z.enum(['forbidden', 'not_found', 'malformed', 'too_many', 'internal']),
  }),
])
export type Answer = z.infer<typeof Answer>

/** The calls of a browser, and their answers. */
export type LiveCalls = {
  [C in keyof typeof LIVE_CALLS]: (
    sent: z.input<(typeof LIVE_CALLS)[C]['payload']>,
    answer?: (answered: Answer) => void,
  ) => void
}

/**
 * The message of `connect_error` when the handshake is refused. A connection that the server ends is over; one that
 * breaks, as when its token expired, may be opened again with a new token.
 */
export const ConnectionRefusal = z.enum(['unauthorized', 'too_many', 'internal'])
export type ConnectionRefusal = z.infer<typeof ConnectionRefusal>
