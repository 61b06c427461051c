import { endpoint } from '@jes/contract/lib/endpoint'
import { text } from '@jes/contract/lib/text'
import { flagOf } from '@jes/contract/lib/values'
import * as z from 'zod/mini'

export const MOST_HASHTAGS = 200

const params = z.object({
  tag: text({ min: 1, max: 100, why: 'feeds.hashtag_invalid', counts: 'length' }),
})

/** A followed hashtag stands for all its spellings, in both scripts. */
export const hashtagFollowApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/hashtag-follows',
    summary: 'The hashtags that I follow, the latest first',
    response: z.object({ hashtags: z.array(z.string()) }),
  }),
  find: endpoint({
    method: 'GET',
    path: '/api/hashtag-follows/:tag',
    summary: 'Whether I follow a hashtag, in whichever spelling',
    params,
    response: z.object({ follows: z.boolean() }),
  }),
  follow: endpoint({
    method: 'PUT',
    path: '/api/hashtag-follows/:tag',
    summary: 'Follow a hashtag, or with { follows: false } no longer',
    params,
    body: z.object({ follows: flagOf('follows') }),
    response: z.object({ follows: z.boolean() }),
  }),
}
