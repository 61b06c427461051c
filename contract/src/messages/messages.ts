import { endpoint } from '@jes/contract/lib/endpoint'
import { limitOf, whole } from '@jes/contract/lib/page'
import { because } from '@jes/contract/lib/refusals/because'
import { Id, Moment, text } from '@jes/contract/lib/text'
import { wholeNumber } from '@jes/contract/lib/values'
import * as z from 'zod/mini'

export const MESSAGE_MAX_LENGTH = 4_000
export const MESSAGE_PAGE = 30
/** As many may be sent to somebody who has not answered yet. */
export const MOST_UNANSWERED = 5

const MOST_IN_TALK = 2 ** 31 - 1
const NO_PLACE = because('messages.place')

/** The number of a message in its talk, from 1, without a gap: by it the messages are ordered. */
export const Seq = wholeNumber({ min: 1, max: MOST_IN_TALK, why: 'messages.place' })
const SeqInQuery = z.pipe(whole(NO_PLACE), z.int(NO_PLACE).check(z.gte(0, NO_PLACE)))

export const Message = z.object({
  _id: Id,
  talk: Id,
  seq: z.number(),
  /** The id of the sender. */
  user: Id,
  /** Markdown as typed; empty once it is deleted. */
  content: z.string(),
  isDeleted: z.boolean(),
  createdAt: Moment,
})
export type Message = z.infer<typeof Message>

export const NewMessage = z.object({
  content: text({ min: 1, max: MESSAGE_MAX_LENGTH, why: 'messages.length' }),
})
export type NewMessage = z.infer<typeof NewMessage>

/** What the sender learns of a sent message: its text they have. So none is stored with the Idempotency-Key. */
export const SentMessage = z.object({ _id: Id, talk: Id, seq: z.number(), createdAt: Moment })
export type SentMessage = z.infer<typeof SentMessage>

export const MessageQuery = z.object({
  /** The page that ends before this number; without one and without `after`, the latest page. */
  before: z.optional(SeqInQuery),
  /** The page that begins after this number. */
  after: z.optional(SeqInQuery),
  limit: limitOf(MESSAGE_PAGE),
})
export type MessageQuery = z.infer<typeof MessageQuery>

export const MessagePage = z.object({
  /** In the order of their numbers. */
  messages: z.array(Message),
  /** There are earlier ones, or after `after` later ones, than those of this page. */
  hasMore: z.boolean(),
})
export type MessagePage = z.infer<typeof MessagePage>

const OneTalk = z.object({ id: Id })

export const messageApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/talks/:id/messages',
    summary: 'A page of the messages of a talk, towards the earlier or the later ones',
    params: OneTalk,
    query: MessageQuery,
    response: MessagePage,
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/talks/:id/messages',
    summary: 'Send a message',
    params: OneTalk,
    body: NewMessage,
    response: SentMessage,
    status: 201,
  }),
}
