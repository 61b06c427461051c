import { clipApi } from '@jes/contract/clips/clips'
import { queryOptions } from '@tanstack/react-query'
import { ApiError, call } from '#lib/api.ts'

/** How a clip of mine is watched, or null: it is not there, or not mine. */
export function statsOf(id: string) {
  return queryOptions({
    queryKey: ['clip', id, 'stats'],
    queryFn: ({ signal }) => call(clipApi.stats, { params: { id } }, signal).catch(nullIfAbsent),
    // Somebody watches it meanwhile: who comes back wants to see that.
    staleTime: 0,
  })
}

function nullIfAbsent(error: unknown) {
  if (error instanceof ApiError && error.status === 404) return null
  throw error
}
