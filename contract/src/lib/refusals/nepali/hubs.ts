import type { hubs as english } from '@jes/contract/lib/refusals/english/hubs'
import { devanagari, inNepali } from '@jes/contract/lib/refusals/format'
import type { Nepali } from '@jes/contract/lib/refusals/types'

export const hubs: Nepali<typeof english> = {
  'hubs.absent': 'यस्तो JeHub छैन',
  'hubs.name_missing': 'हबको नाम चाहिन्छ',
  'hubs.name_short': ({ min }) => `हबको नाम कम्तीमा ${devanagari(min)} अक्षरको हुनुपर्छ`,
  'hubs.name_long': ({ max }) => `हबको नाम ${devanagari(max + 1)} अक्षरभन्दा छोटो हुनुपर्छ`,
  'hubs.name_letters': 'अक्षर, अङ्क, खाली ठाउँ, डट र हाइफन मात्र प्रयोग गर्नुहोस्',
  'hubs.name_taken': 'यो नामको JeHub पहिल्यै छ।',
  'hubs.description_missing': 'विवरण चाहिन्छ',
  'hubs.description_short': ({ min }) => `विवरण कम्तीमा ${devanagari(min)} अक्षरको हुनुपर्छ`,
  'hubs.description_long': ({ max }) => `विवरण ${devanagari(max + 1)} अक्षरभन्दा छोटो हुनुपर्छ`,
  'hubs.tag_length': ({ min, max }) => `ट्याग ${devanagari(min)} देखि ${devanagari(max)} अक्षरको हुन्छ`,
  'hubs.tags_many': ({ max }) => `JeHub मा बढीमा ${devanagari(max)} वटा ट्याग हुन सक्छन्`,
  'hubs.rule_title_length': ({ min, max }) =>
    `नियमको शीर्षक ${devanagari(min)} देखि ${devanagari(max)} अक्षरको हुन्छ`,
  'hubs.rule_description_long': ({ max }) => `नियमको विवरण बढीमा ${devanagari(max)} अक्षरको हुन सक्छ`,
  'hubs.rules_many': ({ max }) => `JeHub मा बढीमा ${devanagari(max)} वटा नियम हुन सक्छन्`,
  'hubs.stays_private': 'निजी रूपमा लेखिएको कुरा निजी नै रहन्छ',
  'hubs.search_long': 'खोज धेरै लामो भयो',
  'hubs.reason_long': ({ max }) => `कारण बढीमा ${devanagari(max)} अक्षरको हुन सक्छ`,
  'hubs.reason_length': ({ min, max }) =>
    `किन हो, ${devanagari(min)} देखि ${devanagari(max)} अक्षरमा भन्नुहोस्`,
  'hubs.ban_days': ({ min, max }) =>
    `रोक ${devanagari(min)} देखि ${devanagari(max)} दिनको, वा सधैँका लागि हुन्छ`,
  'hubs.invite_uses': ({ min, max }) =>
    `लिङ्क ${devanagari(min)} देखि ${inNepali(max)} पटक चलाउन सकिन्छ`,
  'hubs.invite_days': ({ min, max }) => `लिङ्क ${devanagari(min)} देखि ${devanagari(max)} दिनसम्म चल्छ`,
  'hubs.invite_gone': 'यो निम्तो अब चल्दैन',
  'hubs.invited_nobody': 'यो नामको कोही छैन',
  'hubs.invited_member': 'उहाँ पहिल्यै सदस्य हुनुहुन्छ',
  'hubs.invited_banned': 'उहाँलाई यहाँ रोक लगाइएको छ',
  'hubs.note_length': ({ min, max }) =>
    `टिपोट ${devanagari(min)} देखि ${devanagari(max)} अक्षरको हुन्छ`,
  'hubs.automod_words': ({ min, max }) =>
    `एउटा नियममा ${devanagari(min)} देखि ${devanagari(max)} वटा शब्द हुन्छन्`,
  'hubs.automod_word_length': ({ min, max }) =>
    `एउटा शब्द ${devanagari(min)} देखि ${devanagari(max)} अक्षरको हुन्छ`,
  'hubs.automod_domains': ({ min, max }) =>
    `एउटा नियममा ${devanagari(min)} देखि ${devanagari(max)} वटा डोमेन हुन्छन्`,
  'hubs.automod_domain': 'example.com जस्तो डोमेन लेख्नुहोस्',
  'hubs.automod_days': ({ min, max }) =>
    `दिन ${devanagari(min)} देखि ${devanagari(max)} सम्मको पूर्ण सङ्ख्या हो`,
  'hubs.automod_links': ({ min, max }) =>
    `लिङ्क ${devanagari(min)} देखि ${devanagari(max)} सम्मको पूर्ण सङ्ख्या हो`,
  'hubs.automod_capitals': ({ min, max }) =>
    `ठूला अक्षरको अंश ${devanagari(min)} देखि ${devanagari(max)} सम्मको पूर्ण सङ्ख्या हो`,
  'hubs.automod_rules_many': ({ max }) => `AutoMod मा बढीमा ${devanagari(max)} वटा नियम हुन सक्छन्`,
  'hubs.appeal_length': ({ min, max }) =>
    `पुनरावेदन ${devanagari(min)} देखि ${inNepali(max)} अक्षरको हुन्छ`,
  'hubs.banned': 'तपाईंलाई यो JeHub मा रोक लगाइएको छ',
  'hubs.join_first': 'पहिले JeHub मा जोडिनुहोस्',
  'hubs.own_writing': 'तपाईंले लेखेको कुराबारे निर्णय अरू कसैले गर्छ',
  'hubs.removed_by_staff': 'यो Jes को टोलीले हटाएको हो',
  'hubs.owner_stays': 'छोड्नुअघि JeHub अरूलाई सुम्पिनुहोस्',
  'hubs.automod_untried': 'पहिले यी नियम पछिल्ला पोस्टमा जाँचेर हेर्नुहोस्',
  'hubs.pin_unreadable': 'सबैले पढ्न मिल्ने पोस्ट मात्र पिन गर्न मिल्छ',
  'hubs.pins_full': ({ max }) => `एउटा JeHub मा बढीमा ${devanagari(max)} वटा पोस्ट पिन गर्न मिल्छ`,
}
