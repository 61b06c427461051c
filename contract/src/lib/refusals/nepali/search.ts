import type { search as english } from '@jes/contract/lib/refusals/english/search'
import { devanagari } from '@jes/contract/lib/refusals/format'
import type { Nepali } from '@jes/contract/lib/refusals/types'

export const search: Nepali<typeof english> = {
  'search.too_long': ({ max }) => `खोज बढीमा ${devanagari(max)} अक्षरको हुन सक्छ`,
  'search.missing': 'के खोज्ने हो, लेख्नुहोस्',
}
