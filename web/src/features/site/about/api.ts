import { rankingApi } from '@jes/contract/feeds/ranking'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'

/** The weights by which For you is ordered just now. */
export function rankingWeights() {
  return queryOptions({
    queryKey: ['ranking'],
    queryFn: ({ signal }) => call(rankingApi.weights, {}, signal),
  })
}
