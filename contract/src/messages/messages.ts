import { UserSummary } from '@jes/contract/core/users'
import { endpoint } from '@jes/contract/lib/endpoint'
import { limitOf, whole } from '@jes/contract/lib/page'
import { because } from '@jes/contract/lib/refusals/because'
import { Id, Moment, text } from '@jes/contract/lib/text'
import { choiceOf, wholeNumber } from '@jes/contract/lib/values'
import * as z from 'zod/mini'

export const MESSAGE_MAX_LENGTH = 4_000
export const MESSAGE_PAGE = 30
/** A quoted message is cut to so many characters. */
export const QUOTE_LENGTH = 200
/** So long after it was sent its writer may edit a message. */
export const EDIT_MINUTES = 15
/** As many may be sent to somebody who has not answered yet. */
export const MOST_UNANSWERED = 5

const MOST_IN_TALK = 2 ** 31 - 1
const NO_PLACE = because('messages.place')

/** The number of a message in its talk, from 1, without a gap: by it the messages are ordered. */
export const Seq = wholeNumber({ min: 1, max: MOST_IN_TALK, why: 'messages.place' })
const SeqInQuery = z.pipe(whole(NO_PLACE), z.int(NO_PLACE).check(z.gte(0, NO_PLACE)))

export const ReactionSign = choiceOf('sign', [
  'heart',
  'peak',
  'marigold',
  'laugh',
  'namaste',
  'diyo',
])
export type ReactionSign = z.infer<typeof ReactionSign>

export const Reaction = z.object({
  sign: ReactionSign,
  /** Who reacted with it, the first one first. */
  users: z.array(Id),
})
export type Reaction = z.infer<typeof Reaction>

/** The message that another one answers. */
export const Quote = z.object({
  seq: z.number(),
  /** Null where the reader does not have it any more. */
  user: z.nullable(Id),
  /** The beginning of its text. */
  content: z.string(),
})
export type Quote = z.infer<typeof Quote>

/** How long new messages of a talk stay. */
export const Disappearing = choiceOf('after', ['off', 'day', 'week'])
export type Disappearing = z.infer<typeof Disappearing>

export const LineKind = z.enum([
  'disappearing',
  'began',
  'added',
  'joined',
  'left',
  'removed',
  'promoted',
  'demoted',
  'inherited',
  'renamed',
  'pictured',
])
export type LineKind = z.infer<typeof LineKind>

/** What somebody did in the talk; their id is that of the sender. */
export const Line = z.object({
  kind: LineKind,
  /** How long messages stay from then on. */
  after: z.nullable(Disappearing),
  /** Whom they added, removed, made an admin. Without those behind a block. */
  people: z.array(z.object({ _id: Id, displayName: z.string() })),
})
export type Line = z.infer<typeof Line>

/** Of a post or clip what a card of it shows. */
export const SharedPost = z.object({
  _id: Id,
  isClip: z.boolean(),
  user: UserSummary,
  title: z.string(),
  /** The URL of its first picture; none where it is sensitive. */
  image: z.nullable(z.string()),
  upVotes: z.number(),
  commentCount: z.number(),
})
export type SharedPost = z.infer<typeof SharedPost>

export const Message = z.object({
  _id: Id,
  talk: Id,
  seq: z.number(),
  /** The id of the sender. */
  user: Id,
  /** Markdown as typed; empty once it is deleted. */
  content: z.string(),
  /** Deleted for all. */
  isDeleted: z.boolean(),
  editedAt: z.nullable(Moment),
  replyTo: z.nullable(Quote),
  /** A post goes with it; `card` is null where the reader may not see it. */
  post: z.nullable(z.object({ card: z.nullable(SharedPost) })),
  reactions: z.array(Reaction),
  /** In place of a text. */
  line: z.nullable(Line),
  /** When it disappears for all. */
  expiresAt: z.nullable(Moment),
  createdAt: Moment,
})
export type Message = z.infer<typeof Message>

const MessageContent = text({ min: 1, max: MESSAGE_MAX_LENGTH, why: 'messages.length' })
const EMPTY = because('messages.length', { min: 1, max: MESSAGE_MAX_LENGTH })

export const NewMessage = z
  .object({
    /** May be empty where a post goes with it. */
    content: text({ min: 0, saidMin: 1, max: MESSAGE_MAX_LENGTH, why: 'messages.length' }),
    /** The number of the message that it answers; where the sender has it no more, it answers none. */
    replyTo: z._default(z.nullable(Seq), null),
    /** The id of a post or clip that is shown as a card. */
    post: z._default(z.nullable(Id), null),
  })
  .check(z.refine(({ content, post }) => content || post, { error: EMPTY, path: ['content'] }))
export type NewMessage = z.infer<typeof NewMessage>

export const MessageEdit = z.object({
  content: MessageContent,
  /** What the editor saw as `editedAt`; an edit made meanwhile on another device is not undone. */
  basedOn: z.optional(z.nullable(Moment)),
})
export type MessageEdit = z.infer<typeof MessageEdit>

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
const SeqInPath = z.pipe(whole(NO_PLACE), Seq)
const OneMessage = z.object({ id: Id, seq: SeqInPath })

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
  edit: endpoint({
    method: 'PATCH',
    path: '/api/talks/:id/messages/:seq',
    summary: 'Change the text of a message that I sent a short while ago',
    params: OneMessage,
    body: MessageEdit,
    response: Message,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/talks/:id/messages/:seq',
    summary: 'Delete a message for me, or one that I sent for all',
    params: OneMessage,
    query: z.object({ for: choiceOf('for', ['me', 'all']) }),
    response: z.object({ message: z.nullable(Message) }),
  }),
  react: endpoint({
    method: 'PUT',
    path: '/api/talks/:id/messages/:seq/reaction',
    summary: 'React to a message with one of six signs, or with null with none any more',
    params: OneMessage,
    body: z.object({ sign: z.nullable(ReactionSign) }),
    response: Message,
  }),
}
