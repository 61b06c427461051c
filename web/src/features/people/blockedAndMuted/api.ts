import { relationApi } from '@jes/contract/people/relations'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { SHUNNED } from '#features/people/relations/vanish.ts'
import { call } from '#lib/api.ts'

type Page = { nextCursor: string | null }

const paged = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ nextCursor }: Page) => nextCursor ?? undefined,
  // What was taken back stays in its row while one looks; the next look begins anew.
  staleTime: 0,
  gcTime: 0,
  refetchOnWindowFocus: false,
}

export type PeopleList = 'blocked' | 'muted'

export function shunnedPeople(list: PeopleList) {
  return infiniteQueryOptions({
    ...paged,
    queryKey: [SHUNNED, list],
    queryFn: ({ pageParam, signal }) =>
      call(relationApi[list], { query: { cursor: pageParam } }, signal),
  })
}

export function mutedHubs() {
  return infiniteQueryOptions({
    ...paged,
    queryKey: [SHUNNED, 'hubs'],
    queryFn: ({ pageParam, signal }) =>
      call(relationApi.mutedHubs, { query: { cursor: pageParam } }, signal),
  })
}

export function mutedThreads() {
  return infiniteQueryOptions({
    ...paged,
    queryKey: [SHUNNED, 'threads'],
    queryFn: ({ pageParam, signal }) =>
      call(relationApi.mutedThreads, { query: { cursor: pageParam } }, signal),
  })
}

export function mutedWords() {
  return queryOptions({
    queryKey: [SHUNNED, 'words'],
    queryFn: ({ signal }) => call(relationApi.mutedWords, {}, signal),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
}
