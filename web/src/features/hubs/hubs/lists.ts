import { type HubQuery, hubApi } from '@jes/contract/hubs/hubs'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'

export type HubSearch = Partial<Pick<HubQuery, 'sort' | 'q' | 'tag' | 'joined'>>

/** Page after page of hubs: by members, age or name, with a word, of a tag, of mine. */
export function hubsLike(search: HubSearch) {
  return infiniteQueryOptions({
    queryKey: ['hubs', 'list', search],
    queryFn: ({ pageParam, signal }) =>
      call(hubApi.list, { query: { ...search, cursor: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
}

/** The first few hubs whose name or words fit. */
export function hubsFound(q: string) {
  return queryOptions({
    queryKey: ['hubs', 'found', q],
    queryFn: ({ signal }) => call(hubApi.list, { query: { q } }, signal),
    enabled: q !== '',
    select: ({ jehubs }) => jehubs,
  })
}

/** The tags that most hubs have. */
export function hubTags() {
  return queryOptions({
    queryKey: ['hubTags'],
    queryFn: ({ signal }) => call(hubApi.tags, {}, signal),
    select: ({ tags }) => tags,
    staleTime: 5 * 60_000,
  })
}

/** Hubs that share tags with one. */
export function relatedHubs(id: string) {
  return queryOptions({
    queryKey: ['hubs', 'related', id],
    queryFn: ({ signal }) => call(hubApi.related, { params: { id } }, signal),
    select: ({ jehubs }) => jehubs,
  })
}
