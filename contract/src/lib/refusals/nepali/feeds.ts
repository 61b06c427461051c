import type { feeds as english } from '@jes/contract/lib/refusals/english/feeds'
import { devanagari } from '@jes/contract/lib/refusals/format'
import type { Nepali } from '@jes/contract/lib/refusals/types'

export const feeds: Nepali<typeof english> = {
  'feeds.hashtag_invalid': 'यो ह्यासट्याग मिलेन',
  'feeds.hashtags_full': ({ max }) => `बढीमा ${devanagari(max)} ह्यासट्याग फलो गर्न मिल्छ`,
  'feeds.fewer_full': ({ max }) => `बढीमा ${devanagari(max)} JeHub का पोस्ट कम गर्न मिल्छ`,
  'feeds.trend_reason_length': ({ min, max }) =>
    `कारण ${devanagari(min)} देखि ${devanagari(max)} अक्षरको हुनुपर्छ`,
  'feeds.list_name_length': ({ min, max }) =>
    `सूचीको नाम ${devanagari(min)} देखि ${devanagari(max)} अक्षरको हुनुपर्छ`,
  'feeds.list_about_long': ({ max }) => `बढीमा ${devanagari(max)} अक्षरमा लेख्नुहोस्`,
  'feeds.list_own': 'आफ्नै सूची फलो गर्न मिल्दैन',
  'feeds.list_left': 'उहाँ यो सूचीमा बस्न चाहनुहुन्न',
  'feeds.lists_full': ({ max }) => `बढीमा ${devanagari(max)} वटा सूची राख्न मिल्छ`,
  'feeds.list_full': ({ max }) => `एउटा सूचीमा बढीमा ${devanagari(max)} जना अटाउँछन्`,
  'feeds.list_follows_full': ({ max }) => `बढीमा ${devanagari(max)} वटा सूची फलो गर्न मिल्छ`,
}
