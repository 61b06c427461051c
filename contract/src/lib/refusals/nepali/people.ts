import type { people as english } from '@jes/contract/lib/refusals/english/people'
import { devanagari, inNepali } from '@jes/contract/lib/refusals/format'
import type { Nepali } from '@jes/contract/lib/refusals/types'

export const people: Nepali<typeof english> = {
  'people.name_length': ({ min, max }) =>
    `नाम ${devanagari(min)} देखि ${devanagari(max)} अक्षरको हुनुपर्छ`,
  'people.bio_long': ({ max }) => `परिचय बढीमा ${devanagari(max)} अक्षरको हुन सक्छ`,
  'people.links_many': ({ max }) => `प्रोफाइलमा बढीमा ${devanagari(max)} वटा लिङ्क राख्न मिल्छ`,
  'people.link_invalid': 'पूरा वेब ठेगाना लेख्नुहोस्, जस्तै https://example.com',
  'people.district_long': ({ max }) => `जिल्लाको नाम बढीमा ${devanagari(max)} अक्षरको हुन सक्छ`,
  'people.follow_self': 'आफैँलाई फलो गर्न मिल्दैन',
  'people.bell_follow': 'पहिले फलो गर्नुहोस्',
  'people.block_self': 'आफैँलाई ब्लक गर्न मिल्दैन',
  'people.mute_self': 'आफैँलाई म्युट गर्न मिल्दैन',
  'people.blocks_full': ({ max }) => `बढीमा ${inNepali(max)} जनालाई ब्लक गर्न मिल्छ`,
  'people.mutes_full': ({ max }) => `बढीमा ${inNepali(max)} जनालाई म्युट गर्न मिल्छ`,
  'people.hub_mutes_full': ({ max }) => `बढीमा ${inNepali(max)} वटा JeHub म्युट गर्न मिल्छ`,
  'people.muted_word_length': ({ min, max }) =>
    `म्युट गर्ने शब्द ${devanagari(min)} देखि ${devanagari(max)} अक्षरको हुनुपर्छ`,
  'people.muted_words_full': ({ max }) => `बढीमा ${devanagari(max)} वटा शब्द म्युट गर्न मिल्छ`,
  'people.muted_word_letters': 'म्युट गर्ने शब्दमा कम्तीमा एउटा अक्षर वा अङ्क हुनुपर्छ',
}
