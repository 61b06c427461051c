import { Cursor, limitOf } from '@jes/contract/lib/page'
import { cleaned, text } from '@jes/contract/lib/text'
import * as z from 'zod/mini'

export const FeedName = z.enum(
  ['home', 'following', 'popular', 'latest'],
  'feed is home, following, popular or latest',
)
export type FeedName = z.infer<typeof FeedName>

export const FeedPeriod = z.enum(
  ['day', 'week', 'month', 'year', 'all'],
  't is day, week, month, year or all',
)
export type FeedPeriod = z.infer<typeof FeedPeriod>

const NO_HUB = 'This JeHub does not exist'

export const FeedQuery = z.object({
  feed: z._default(FeedName, 'home'),
  sort: z.optional(z.enum(['hot', 'new', 'top'], 'sort is hot, new or top')),
  t: z._default(FeedPeriod, 'all'),
  /** The posts of one hub, by its id or name. */
  jehub: z.optional(cleaned(NO_HUB).check(z.maxLength(60, NO_HUB))),
  hashtag: z.optional(
    text({
      min: 1,
      max: 100,
      tooShort: 'This hashtag is not valid',
      tooLong: 'This hashtag is not valid',
      counts: 'length',
    }),
  ),
  cursor: Cursor,
  limit: limitOf(20),
})
export type FeedQuery = z.infer<typeof FeedQuery>
