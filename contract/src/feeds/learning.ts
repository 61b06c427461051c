import { HubRef } from '@jes/contract/core/hubRef'
import { endpoint } from '@jes/contract/lib/endpoint'
import { Id, Moment } from '@jes/contract/lib/text'
import { flagOf } from '@jes/contract/lib/values'
import * as z from 'zod/mini'

export const MOST_FEWER_HUBS = 500

/** What For you has been told: how many posts were hidden, and of which JeHubs there are to be fewer. */
export const FeedLearning = z.object({
  seen: z.number(),
  notInterested: z.number(),
  jehubs: z.array(HubRef),
  resetAt: z.nullable(Moment),
})
export type FeedLearning = z.infer<typeof FeedLearning>

export const learningApi = {
  find: endpoint({
    method: 'GET',
    path: '/api/feed-learning',
    summary: 'What I have told For you',
    response: FeedLearning,
  }),
  fewer: endpoint({
    method: 'PUT',
    path: '/api/jehub/:id/fewer',
    summary: 'Fewer posts of a JeHub in For you, or with { fewer: false } as many as before',
    params: z.object({ id: Id }),
    body: z.object({ fewer: flagOf('fewer') }),
    response: z.object({ fewer: z.boolean() }),
  }),
  reset: endpoint({
    method: 'DELETE',
    path: '/api/feed-learning',
    summary: 'For you forgets what it learnt from me; hidden posts stay hidden',
    response: FeedLearning,
  }),
}
