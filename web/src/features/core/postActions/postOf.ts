import { postApi } from '@jes/contract/posts/posts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { ApiError, call } from '#lib/api.ts'
import { listedPost, postKey } from './cache.ts'

/** One post, or null: it is not there, or not for this viewer. */
export function postOf(client: QueryClient, id: string) {
  return queryOptions({
    queryKey: postKey(id),
    queryFn: ({ signal }) => call(postApi.find, { params: { id } }, signal).catch(nullIfAbsent),
    placeholderData: () => listedPost(client, id),
  })
}

function nullIfAbsent(error: unknown) {
  if (error instanceof ApiError && error.status === 404) return null
  throw error
}
