import { postApi } from '@jes/contract/posts/posts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { ApiError, call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { listedPost } from './cache.ts'

/** One post, or null: it does not exist, or not for this viewer. */
export function postOf(client: QueryClient, id: string) {
  return queryOptions({
    queryKey: keyFor('post', id),
    queryFn: ({ signal }) => call(postApi.find, { params: { id } }, signal).catch(nullIfAbsent),
    placeholderData: () => listedPost(client, id),
  })
}

function nullIfAbsent(error: unknown) {
  if (error instanceof ApiError && error.status === 404) return null
  throw error
}
