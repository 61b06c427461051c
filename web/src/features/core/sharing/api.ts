import { shortPath } from '@jes/contract/core/postPath'
import { embedApi } from '@jes/contract/site/embeds'
import { queryOptions } from '@tanstack/react-query'
import { ApiError, call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'

/** How other sites embed a post, or null: a visitor cannot see it. Only the server knows which posts are public. */
export function embedOf(id: string) {
  return queryOptions({
    queryKey: keyFor('embed', id),
    queryFn: ({ signal }) =>
      call(embedApi.find, { query: { url: urlOf(id) } }, signal).catch(nullIfAbsent),
  })
}

export function urlOf(id: string) {
  return window.location.origin + shortPath(id)
}

function nullIfAbsent(error: unknown) {
  if (error instanceof ApiError && error.status === 404) return null
  throw error
}
