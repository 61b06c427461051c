import { HubRef } from '@jes/contract/core/hubRef'
import { OneUser, UserSummary } from '@jes/contract/core/users'
import { endpoint } from '@jes/contract/lib/endpoint'
import { Cursor, limitOf } from '@jes/contract/lib/page'
import { Id, Moment, text } from '@jes/contract/lib/text'
import * as z from 'zod/mini'

export const MUTED_WORD_MAX_LENGTH = 50
export const MOST_MUTED_WORDS = 200

const Paged = z.object({ cursor: Cursor, limit: limitOf(20) })

/** Somebody whom I blocked or muted. */
export const ShunnedUser = z.object({ user: UserSummary, at: Moment })
export type ShunnedUser = z.infer<typeof ShunnedUser>

export const MutedHub = z.object({ jehub: HubRef, at: Moment })
export type MutedHub = z.infer<typeof MutedHub>

export const MutedThread = z.object({
  ad: z.object({ _id: Id, title: z.string(), user: z.object({ username: z.string() }) }),
  at: Moment,
})
export type MutedThread = z.infer<typeof MutedThread>

/** Found in either script and in any of its forms. */
export const MutedWord = z.object({ _id: Id, word: z.string(), at: Moment })
export type MutedWord = z.infer<typeof MutedWord>

const Blocking = z.object({ blocking: z.boolean() })
const Muting = z.object({ muting: z.boolean() })

export const relationApi = {
  block: endpoint({
    method: 'POST',
    path: '/api/users/:id/block',
    summary: 'Block a member: neither sees the other anywhere; both stop following',
    params: OneUser,
    response: Blocking,
  }),
  unblock: endpoint({
    method: 'POST',
    path: '/api/users/:id/unblock',
    summary: 'No longer block a member',
    params: OneUser,
    response: Blocking,
  }),
  mute: endpoint({
    method: 'POST',
    path: '/api/users/:id/mute',
    summary:
      'Mute a member: I see nothing of theirs in lists and hear nothing; they do not learn it',
    params: OneUser,
    response: Muting,
  }),
  unmute: endpoint({
    method: 'POST',
    path: '/api/users/:id/unmute',
    summary: 'No longer mute a member',
    params: OneUser,
    response: Muting,
  }),
  muteHub: endpoint({
    method: 'POST',
    path: '/api/jehub/:id/mute',
    summary: 'Mute a JeHub: none of its posts in my lists, no news of it',
    params: z.object({ id: Id }),
    response: Muting,
  }),
  unmuteHub: endpoint({
    method: 'POST',
    path: '/api/jehub/:id/unmute',
    summary: 'No longer mute a JeHub',
    params: z.object({ id: Id }),
    response: Muting,
  }),
  blocked: endpoint({
    method: 'GET',
    path: '/api/relations/blocked',
    summary: 'Whom I blocked, latest first',
    query: Paged,
    response: z.object({ users: z.array(ShunnedUser), nextCursor: z.nullable(z.string()) }),
  }),
  muted: endpoint({
    method: 'GET',
    path: '/api/relations/muted',
    summary: 'Whom I muted, latest first',
    query: Paged,
    response: z.object({ users: z.array(ShunnedUser), nextCursor: z.nullable(z.string()) }),
  }),
  mutedHubs: endpoint({
    method: 'GET',
    path: '/api/relations/jehubs',
    summary: 'Which JeHubs I muted, latest first',
    query: Paged,
    response: z.object({ jehubs: z.array(MutedHub), nextCursor: z.nullable(z.string()) }),
  }),
  mutedThreads: endpoint({
    method: 'GET',
    path: '/api/relations/threads',
    summary: 'Which threads I muted, latest first',
    query: Paged,
    response: z.object({ threads: z.array(MutedThread), nextCursor: z.nullable(z.string()) }),
  }),
  mutedWords: endpoint({
    method: 'GET',
    path: '/api/relations/words',
    summary: 'Which words I muted, latest first; at most 200',
    response: z.object({ words: z.array(MutedWord) }),
  }),
  muteWord: endpoint({
    method: 'POST',
    path: '/api/relations/words',
    summary: 'Mute a word or a few: posts that hold it, in either script, leave my lists',
    body: z.object({
      word: text({ min: 1, max: MUTED_WORD_MAX_LENGTH, why: 'people.muted_word_length' }),
    }),
    response: z.object({ word: MutedWord }),
    status: 201,
  }),
  unmuteWord: endpoint({
    method: 'DELETE',
    path: '/api/relations/words/:id',
    summary: 'No longer mute a word',
    params: z.object({ id: Id }),
  }),
}
