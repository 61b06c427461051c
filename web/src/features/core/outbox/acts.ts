import type { Body } from '@jes/contract/core/body'
import type { NewReport } from '@jes/contract/core/reports'
import type { AnyEndpoint, Sent } from '@jes/contract/lib/endpoint'
import type { Quote, ReactionSign } from '@jes/contract/messages/messages'
import type { DraftContent } from '@jes/contract/posts/drafts'
import { create } from 'zustand'
import type { VoteValue } from '#features/core/voteButtons/voting.ts'

/** What a member wants, by kind of act; pages show it until the server has it. */
type Wishes = {
  vote: VoteValue
  bookmark: boolean
  join: boolean
  follow: boolean
  message: { talkId: string; content: string; replyTo: Quote | null; post?: string | null }
  reaction: ReactionSign | null
  comment: { postId: string; parentComment: string | null; content: string }
  post: DraftContent
  report: NewReport
  edit: { title?: string; content: string; body: Body }
  delete: null
}
export type ActKind = keyof Wishes

/** A picture that is uploaded before its post is sent; uploaded once, it has its id. */
export type WaitingPicture = { file: Blob | null; alt: string; pictureId: string | null }

/** What the outbox says of the thing. */
type About = {
  /** Of a person or a hub. */
  name?: string | undefined
  title?: string | undefined
  path?: string | undefined
  /** The post that a comment belongs to. */
  postId?: string | undefined
}

type Wish<Kind extends ActKind> = {
  kind: Kind
  /** The thing, such as `post 12`. A later act of this kind on it replaces an earlier one. */
  subject: string
  wish: Wishes[Kind]
  /** The endpoint of the contract, and what is sent to it. */
  endpoint: Pick<AnyEndpoint, 'method' | 'path'>
  sent: { params?: Record<string, string>; body?: object }
  about: About
  pictures?: WaitingPicture[]
}

type Progress = {
  id: string
  userId: string
  /** The Idempotency-Key: the same for every attempt, until the server has refused one. */
  key: string
  at: string
  order: number
  attempts: number
  /** When it was first sent: it may have arrived, though no reply did. */
  triedAt: string | null
  state: 'waiting' | 'sending' | 'refused'
  problem: string | null
}

export type NewAct<Kind extends ActKind = ActKind> = { [K in Kind]: Wish<K> }[Kind]
export type Act<Kind extends ActKind = ActKind> = NewAct<Kind> & Progress

/** The unsent acts of the member of this page, the oldest first. They are stored by the code that sends them. */
export const useActs = create<readonly Act[]>(() => [])

/** The endpoint of an act and what it is sent, checked against the contract. */
export function requestTo<E extends AnyEndpoint>({ method, path }: E, sent: Sent<E>) {
  return { endpoint: { method, path }, sent: sent as Act['sent'] }
}

/** What waits to be sent for a thing; undefined if nothing does. */
export function useWish<Kind extends ActKind>(
  kind: Kind,
  subject: string,
): Wishes[Kind] | undefined {
  return useActs((acts) => wishIn(acts, kind, subject))
}

export function hasWish(kind: ActKind, subject: string) {
  return wishIn(useActs.getState(), kind, subject) !== undefined
}

function wishIn<Kind extends ActKind>(acts: readonly Act[], kind: Kind, subject: string) {
  const found = acts.find(
    (act) => act.kind === kind && act.subject === subject && act.state !== 'refused',
  )
  return found?.wish as Wishes[Kind] | undefined
}

/** How many things wait or were refused; what is on its way is neither. */
export function useWaitingCount() {
  return useActs((acts) => acts.filter(({ state }) => state !== 'sending').length)
}
