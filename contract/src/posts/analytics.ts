import { endpoint } from '@jes/contract/lib/endpoint'
import { Id } from '@jes/contract/lib/text'
import { choiceOf } from '@jes/contract/lib/values'
import * as z from 'zod/mini'

const Sums = z.object({
  views: z.number(),
  engagedMinutes: z.number(),
  newFollowers: z.number(),
  votes: z.number(),
  comments: z.number(),
})

export const Analytics = z.object({
  /** Day by day in Nepal's time, the oldest first, with none left out. */
  days: z.array(z.extend(Sums, { day: z.string() })),
  totals: Sums,
  /** The same number of days before these. */
  before: Sums,
  /** By views in these days, at most ten. */
  posts: z.array(
    z.object({
      _id: Id,
      kind: z.enum(['post', 'clip', 'blog']),
      title: z.string(),
      views: z.number(),
      engagedMinutes: z.number(),
      score: z.number(),
      commentCount: z.number(),
    }),
  ),
})
export type Analytics = z.infer<typeof Analytics>

export const analyticsApi = {
  mine: endpoint({
    method: 'GET',
    path: '/api/analytics',
    summary: 'How what I wrote was read, day by day; for those with a pass',
    query: z.object({ days: z._default(choiceOf('days', ['7', '28', '90']), '28') }),
    response: Analytics,
  }),
}
