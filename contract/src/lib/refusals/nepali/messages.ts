import type { messages as english } from '@jes/contract/lib/refusals/english/messages'
import { devanagari, inNepali } from '@jes/contract/lib/refusals/format'
import type { Nepali } from '@jes/contract/lib/refusals/types'

export const messages: Nepali<typeof english> = {
  'messages.length': ({ min, max }) => `सन्देशमा ${devanagari(min)} देखि ${inNepali(max)} अक्षर हुन्छ`,
  'messages.place': 'यो नम्बरको सन्देश छैन',
  'messages.reported_count': ({ min, max }) =>
    `${devanagari(min)} देखि ${devanagari(max)} वटा सन्देश छान्नुहोस्`,
  'messages.group_name': ({ min, max }) =>
    `ग्रुपको नाममा ${devanagari(min)} देखि ${devanagari(max)} अक्षर हुन्छ`,
  'messages.group_people': ({ min, max }) =>
    `${devanagari(min)} देखि ${devanagari(max)} जना छान्नुहोस्`,
  'messages.group_picture': 'अरू कतै प्रयोग नगरेको तस्बिर छान्नुहोस्',
  'messages.post_hidden': 'यो पोस्ट पठाउन मिल्दैन',
  'messages.to_self': 'आफैँलाई सन्देश पठाउन मिल्दैन',
  'messages.changed_meanwhile': 'यो सन्देश यसबीच अर्को डिभाइसबाट फेरियो',
  'messages.edit_late': ({ max }) => `पठाएको ${devanagari(max)} मिनेटसम्म मात्र सन्देश सच्याउन मिल्छ`,
  'messages.pins': ({ max }) => `${devanagari(max)} वटा कुराकानी मात्र पिन गर्न मिल्छ`,
  'messages.accept_first': 'पहिले अनुरोध स्वीकार हुनुपर्छ',
  'messages.not_wanted': 'उहाँ तपाईंबाट सन्देश लिनुहुन्न',
  'messages.not_wanted_in_group': ({ name }) =>
    `${name} लाई तपाईंले थप्न मिल्दैन। लिङ्कबाट भने बोलाउन सकिन्छ।`,
  'messages.group_full': ({ max }) => `ग्रुपमा बढीमा ${devanagari(max)} जना हुन्छन्`,
  'messages.last_admin': 'पहिले अरू कसैलाई एडमिन बनाउनुहोस्',
  'messages.unanswered': ({ max }) =>
    `तपाईंले ${devanagari(max)} वटा सन्देश पठाइसक्नुभयो। उहाँको जवाफ पर्खनुहोस्।`,
  'messages.strangers_daily': ({ max }) =>
    `एक दिनमा ${devanagari(max)} जना नयाँ मानिसलाई मात्र लेख्न मिल्छ। भोलि फेरि प्रयास गर्नुहोस्।`,
}
