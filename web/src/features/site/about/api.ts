import { rankingApi } from '@jes/contract/feeds/ranking'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'

/** The current weights of For you. */
export function rankingWeights() {
  return queryOptions({
    queryKey: keyFor('ranking'),
    queryFn: ({ signal }) => call(rankingApi.weights, {}, signal),
  })
}
