import type { Max, MinMax } from '@jes/contract/lib/refusals/types'

export const feeds = {
  invalid: {
    'feeds.hashtag_invalid': 'This hashtag is not valid',
    'feeds.hashtags_full': ({ max }: Max) => `You can follow at most ${max} hashtags`,
    'feeds.fewer_full': ({ max }: Max) => `You can ask for fewer of at most ${max} JeHubs`,
    'feeds.trend_reason_length': ({ min, max }: MinMax) =>
      `Give a reason of ${min} to ${max} characters`,
  },
}
