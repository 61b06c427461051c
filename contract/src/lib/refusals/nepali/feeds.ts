import type { feeds as english } from '@jes/contract/lib/refusals/english/feeds'
import { devanagari } from '@jes/contract/lib/refusals/format'
import type { Nepali } from '@jes/contract/lib/refusals/types'

export const feeds: Nepali<typeof english> = {
  'feeds.hashtag_invalid': 'यो ह्यासट्याग मिलेन',
  'feeds.hashtags_full': ({ max }) => `बढीमा ${devanagari(max)} ह्यासट्याग फलो गर्न मिल्छ`,
  'feeds.fewer_full': ({ max }) => `बढीमा ${devanagari(max)} JeHub का पोस्ट कम गर्न मिल्छ`,
  'feeds.trend_reason_length': ({ min, max }) =>
    `कारण ${devanagari(min)} देखि ${devanagari(max)} अक्षरको हुनुपर्छ`,
}
