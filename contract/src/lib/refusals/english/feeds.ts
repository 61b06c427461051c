import type { MinMax } from '@jes/contract/lib/refusals/types'

export const feeds = {
  invalid: {
    'feeds.hashtag_invalid': 'This hashtag is not valid',
    'feeds.trend_reason_length': ({ min, max }: MinMax) =>
      `Give a reason of ${min} to ${max} characters`,
  },
}
