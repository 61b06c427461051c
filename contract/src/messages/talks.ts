import { UserSummary } from '@jes/contract/core/users'
import { endpoint } from '@jes/contract/lib/endpoint'
import { Cursor, limitOf } from '@jes/contract/lib/page'
import { Id, Moment } from '@jes/contract/lib/text'
import { choiceOf, flagOf } from '@jes/contract/lib/values'
import { Disappearing, Message, Seq } from '@jes/contract/messages/messages'
import * as z from 'zod/mini'

/** As many talks stand above the others. */
export const MOST_PINNED = 5

/** Where I find a talk: with the others, or among the requests of strangers. */
export const TalkFolder = z.enum(['talks', 'requests'])
export type TalkFolder = z.infer<typeof TalkFolder>

/** A message where it stands alone, as in a list. */
export const LastMessage = z.omit(Message, { replyTo: true, reactions: true })

/** How a group is known again. */
export const GroupFace = z.object({
  name: z.string(),
  image: z.nullable(z.string()),
  /** Two of its people, where it has no picture. */
  faces: z.array(UserSummary),
})
export type GroupFace = z.infer<typeof GroupFace>

export const Group = z.extend(GroupFace, {
  /** With those who were asked and have not accepted yet. */
  memberCount: z.number(),
  isAdmin: z.boolean(),
  /** Who wrote the last message. */
  lastBy: z.nullable(UserSummary),
  /** Who asked me to join; null once I have accepted. */
  askedBy: z.nullable(UserSummary),
})
export type Group = z.infer<typeof Group>

/** A talk of two people or of a group, as one of them sees it. */
export const Talk = z.object({
  _id: Id,
  /** The other person; null in a group. */
  user: z.nullable(UserSummary),
  group: z.nullable(Group),
  folder: TalkFolder,
  /** It counts for no badge and sends no push. */
  isMuted: z.boolean(),
  isPinned: z.boolean(),
  isArchived: z.boolean(),
  disappearing: Disappearing,
  /** They are connected; false where one of us does not show it. */
  isActive: z.boolean(),
  /** My first messages to them wait among their requests, as far as I may know. */
  isUnanswered: z.boolean(),
  /** The number of the latest message; 0 before the first. */
  lastSeq: z.number(),
  /** How far I have read. */
  readSeq: z.number(),
  /** How far they have read; null in a group, where one of us does not show it, or they have not answered. */
  otherReadSeq: z.nullable(z.number()),
  last: z.nullable(LastMessage),
  /** When something was last sent; null before the first message. */
  lastAt: z.nullable(Moment),
})
export type Talk = z.infer<typeof Talk>

export const TalkCounts = z.object({
  /** Talks with something new, without muted ones. */
  unread: z.number(),
  /** Requests of strangers, read or not. */
  requests: z.number(),
})
export type TalkCounts = z.infer<typeof TalkCounts>

export const TalkFilter = choiceOf('filter', ['all', 'unread', 'groups', 'archived', 'requests'])
export type TalkFilter = z.infer<typeof TalkFilter>

export const TalkPage = z.object({ talks: z.array(Talk), nextCursor: z.nullable(z.string()) })
export type TalkPage = z.infer<typeof TalkPage>

export const TalkChoices = z.partial(
  z.object({
    isMuted: flagOf('isMuted'),
    isPinned: flagOf('isPinned'),
    isArchived: flagOf('isArchived'),
  }),
)
export type TalkChoices = z.infer<typeof TalkChoices>

const OneTalk = z.object({ id: Id })

export const talkApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/talks',
    summary: 'My talks, the latest first; before those of the first page the pinned ones',
    query: z.object({ filter: z._default(TalkFilter, 'all'), cursor: Cursor, limit: limitOf(20) }),
    response: TalkPage,
  }),
  counts: endpoint({
    method: 'GET',
    path: '/api/talks/counts',
    summary: 'How many of my talks have something new, and how many requests there are',
    response: TalkCounts,
  }),
  open: endpoint({
    method: 'POST',
    path: '/api/talks',
    summary: 'The talk with somebody; the other sees nothing of it before the first message',
    body: z.object({ user: Id }),
    response: Talk,
  }),
  find: endpoint({
    method: 'GET',
    path: '/api/talks/:id',
    summary: 'One of my talks',
    params: OneTalk,
    response: Talk,
  }),
  read: endpoint({
    method: 'PUT',
    path: '/api/talks/:id/read',
    summary: 'I have read up to this message, on all my devices',
    params: OneTalk,
    body: z.object({ seq: Seq }),
    response: TalkCounts,
  }),
  choose: endpoint({
    method: 'PATCH',
    path: '/api/talks/:id',
    summary:
      'Mute, pin or archive a talk for me; a new message takes it out of the archive, unless it is muted',
    params: OneTalk,
    body: TalkChoices,
    response: Talk,
  }),
  disappear: endpoint({
    method: 'PUT',
    path: '/api/talks/:id/disappearing',
    summary: 'From now on messages of this talk disappear after a day or a week, or stay',
    params: OneTalk,
    body: z.object({ after: Disappearing }),
    response: Talk,
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/talks/:id/accept',
    summary: 'Accept a request: it becomes a talk like any other',
    params: OneTalk,
    response: Talk,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/talks/:id',
    summary:
      'Delete a talk or a request for me, with its messages; gone for good when all deleted it',
    params: OneTalk,
    response: TalkCounts,
  }),
}
