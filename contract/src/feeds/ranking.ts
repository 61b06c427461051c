import { endpoint } from '@jes/contract/lib/endpoint'
import { Moment } from '@jes/contract/lib/text'
import * as z from 'zod/mini'

/** The current weights of For you. */
export const RankingWeights = z.object({
  source: z.number(),
  discovery: z.number(),
  affinity: z.number(),
  language: z.number(),
  shown: z.number(),
  since: Moment,
})
export type RankingWeights = z.infer<typeof RankingWeights>

export const rankingApi = {
  weights: endpoint({
    method: 'GET',
    path: '/api/ranking',
    summary: 'How feeds are ranked: the weights in use, and those that half of the members try',
    access: 'public',
    response: z.object({ champion: RankingWeights, challenger: z.nullable(RankingWeights) }),
  }),
}
