import { UserSummary } from '@jes/contract/core/users'
import { endpoint } from '@jes/contract/lib/endpoint'
import { Cursor, limitOf } from '@jes/contract/lib/page'
import { Id, Moment } from '@jes/contract/lib/text'
import { choiceOf } from '@jes/contract/lib/values'
import { Message, Seq } from '@jes/contract/messages/messages'
import * as z from 'zod/mini'

/** Where I find a talk: with the others, or among the requests of strangers. */
export const TalkFolder = z.enum(['talks', 'requests'])
export type TalkFolder = z.infer<typeof TalkFolder>

const LastMessage = z.omit(Message, { replyTo: true, reactions: true })

/** A talk of two people, as one of them sees it. */
export const Talk = z.object({
  _id: Id,
  /** The other person. */
  user: UserSummary,
  folder: TalkFolder,
  /** My first messages to them wait among their requests, as far as I may know. */
  isUnanswered: z.boolean(),
  /** The number of the latest message; 0 before the first. */
  lastSeq: z.number(),
  /** How far I have read. */
  readSeq: z.number(),
  /** How far they have read; null where one of us does not show it, or they have not answered. */
  otherReadSeq: z.nullable(z.number()),
  last: z.nullable(LastMessage),
  /** When something was last sent; null before the first message. */
  lastAt: z.nullable(Moment),
})
export type Talk = z.infer<typeof Talk>

export const TalkCounts = z.object({
  /** Talks with something new. */
  unread: z.number(),
  /** Requests of strangers, read or not. */
  requests: z.number(),
})
export type TalkCounts = z.infer<typeof TalkCounts>

export const TalkFilter = choiceOf('filter', ['all', 'unread', 'requests'])
export type TalkFilter = z.infer<typeof TalkFilter>

export const TalkPage = z.object({ talks: z.array(Talk), nextCursor: z.nullable(z.string()) })
export type TalkPage = z.infer<typeof TalkPage>

const OneTalk = z.object({ id: Id })

export const talkApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/talks',
    summary: 'My talks, the latest first',
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
      'Delete a talk or a request for me, with its messages; gone for good when both deleted it',
    params: OneTalk,
    response: TalkCounts,
  }),
}
