import type { Disappearing } from '@jes/contract/messages/messages'
import { strangerFactApi } from '@jes/contract/messages/strangerFacts'
import { type TalkChoices, type TalkFilter, talkApi } from '@jes/contract/messages/talks'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { pagedQuery } from '#lib/paged.ts'
import { setTalkCounts } from '#lib/talkCounts.ts'

/** My talks, the latest first. */
export function talksOf(filter: TalkFilter) {
  return {
    ...pagedQuery(keyFor('talks', filter), (cursor, signal) =>
      call(talkApi.list, { query: { filter, cursor } }, signal),
    ),
    staleTime: 0,
  }
}

export function talkOf(id: string) {
  return queryOptions({
    queryKey: keyFor('talk', id),
    queryFn: ({ signal }) => call(talkApi.find, { params: { id } }, signal),
    staleTime: 0,
  })
}

/** Who sent me a request. */
export function strangerFactsOf(id: string) {
  return queryOptions({
    queryKey: keyFor('stranger', id),
    queryFn: ({ signal }) => call(strangerFactApi.find, { params: { id } }, signal),
  })
}

/** The events that follow change the lists, here and on my other devices. */
export async function readUpTo(client: QueryClient, id: string, seq: number) {
  client.setQueryData(talkOf(id).queryKey, (talk) => talk && { ...talk, readSeq: seq })
  setTalkCounts(await call(talkApi.read, { params: { id }, body: { seq } }))
  void client.invalidateQueries({ queryKey: keyFor('talks') })
}

export async function acceptTalk(client: QueryClient, id: string) {
  client.setQueryData(talkOf(id).queryKey, await call(talkApi.accept, { params: { id } }))
  void client.invalidateQueries({ queryKey: keyFor('talks') })
}

/** Mutes, pins or archives a talk. */
export async function chooseForTalk(client: QueryClient, id: string, choices: TalkChoices) {
  const body = choices
  client.setQueryData(talkOf(id).queryKey, await call(talkApi.choose, { params: { id }, body }))
  void client.invalidateQueries({ queryKey: keyFor('talks') })
}

export async function setDisappearing(client: QueryClient, id: string, after: Disappearing) {
  const sent = { params: { id }, body: { after } }
  client.setQueryData(talkOf(id).queryKey, await call(talkApi.disappear, sent))
}

/** For me alone. */
export async function removeTalk(client: QueryClient, id: string) {
  setTalkCounts(await call(talkApi.remove, { params: { id } }))
  client.removeQueries({ queryKey: keyFor('talk', id) })
  client.removeQueries({ queryKey: keyFor('messages', id) })
  void client.invalidateQueries({ queryKey: keyFor('talks') })
}
