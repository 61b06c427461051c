import { Cursor, limitOf } from '@jes/contract/lib/page'
import { because } from '@jes/contract/lib/refusals/because'
import { cleaned, text } from '@jes/contract/lib/text'
import { choiceOf } from '@jes/contract/lib/values'
import * as z from 'zod/mini'

export const FeedName = choiceOf('feed', ['home', 'following', 'popular', 'latest'])
export type FeedName = z.infer<typeof FeedName>

export const FeedPeriod = choiceOf('t', ['day', 'week', 'month', 'year', 'all'])
export type FeedPeriod = z.infer<typeof FeedPeriod>

const NO_HUB = because('hubs.absent')

export const FeedQuery = z.object({
  feed: z._default(FeedName, 'home'),
  sort: z.optional(choiceOf('sort', ['hot', 'new', 'top'])),
  t: z._default(FeedPeriod, 'all'),
  /** The posts of one hub, by its id or name. */
  jehub: z.optional(cleaned(NO_HUB).check(z.maxLength(60, NO_HUB))),
  hashtag: z.optional(
    text({
      min: 1,
      max: 100,
      why: 'feeds.hashtag_invalid',
      counts: 'length',
    }),
  ),
  cursor: Cursor,
  limit: limitOf(20),
})
export type FeedQuery = z.infer<typeof FeedQuery>
