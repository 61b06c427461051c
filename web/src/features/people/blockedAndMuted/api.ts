import { relationApi } from '@jes/contract/people/relations'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { pagedQuery } from '#lib/paged.ts'

// What was taken back stays in its row while one looks; the next look begins anew.
const still = {
  staleTime: 0,
  gcTime: 0,
  refetchOnWindowFocus: false,
}

export type PeopleList = 'blocked' | 'muted'

export function shunnedPeople(list: PeopleList) {
  return {
    ...pagedQuery(keyFor('shunned', list), (cursor, signal) =>
      call(relationApi[list], { query: { cursor } }, signal),
    ),
    ...still,
  }
}

export function mutedHubs() {
  return {
    ...pagedQuery(keyFor('shunned', 'hubs'), (cursor, signal) =>
      call(relationApi.mutedHubs, { query: { cursor } }, signal),
    ),
    ...still,
  }
}

export function mutedThreads() {
  return {
    ...pagedQuery(keyFor('shunned', 'threads'), (cursor, signal) =>
      call(relationApi.mutedThreads, { query: { cursor } }, signal),
    ),
    ...still,
  }
}

export function mutedWords() {
  return queryOptions({
    queryKey: keyFor('shunned', 'words'),
    queryFn: ({ signal }) => call(relationApi.mutedWords, {}, signal),
    ...still,
  })
}
