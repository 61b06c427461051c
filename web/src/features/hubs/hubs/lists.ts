import { type HubQuery, hubApi } from '@jes/contract/hubs/hubs'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { pagedQuery } from '#lib/paged.ts'

export type HubSearch = Partial<Pick<HubQuery, 'sort' | 'q' | 'tag' | 'joined'>>

/** Page after page of hubs: by members, age or name, with a query, by tag, of mine. */
export function hubsLike(search: HubSearch) {
  return pagedQuery(keyFor('lists', 'hubs', 'list', search), (cursor, signal) =>
    call(hubApi.list, { query: { ...search, cursor } }, signal),
  )
}

/** The first few hubs whose name or words fit. */
export function hubsFound(q: string) {
  return queryOptions({
    queryKey: keyFor('lists', 'hubs', 'found', q),
    queryFn: ({ signal }) => call(hubApi.list, { query: { q } }, signal),
    enabled: q !== '',
    select: ({ jehubs }) => jehubs,
  })
}

/** The tags that most hubs have. */
export function hubTags() {
  return queryOptions({
    queryKey: keyFor('hub tags'),
    queryFn: ({ signal }) => call(hubApi.tags, {}, signal),
    select: ({ tags }) => tags,
    staleTime: 5 * 60_000,
  })
}

/** Hubs that share tags with one. */
export function relatedHubs(id: string) {
  return queryOptions({
    queryKey: keyFor('lists', 'hubs', 'related', id),
    queryFn: ({ signal }) => call(hubApi.related, { params: { id } }, signal),
    select: ({ jehubs }) => jehubs,
  })
}
