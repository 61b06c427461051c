import { clipApi } from '@jes/contract/clips/clips'
import { queryOptions } from '@tanstack/react-query'
import { ApiError, call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'

/** The statistics of my clip, or null: it does not exist, or is not mine. */
export function statsOf(id: string) {
  return queryOptions({
    queryKey: keyFor('clip', id, 'stats'),
    queryFn: ({ signal }) => call(clipApi.stats, { params: { id } }, signal).catch(nullIfAbsent),
    // It is being watched: a returning owner wants current numbers.
    staleTime: 0,
  })
}

function nullIfAbsent(error: unknown) {
  if (error instanceof ApiError && error.status === 404) return null
  throw error
}
