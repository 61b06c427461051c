import type { staff as english } from '@jes/contract/lib/refusals/english/staff'
import { devanagari, inNepali } from '@jes/contract/lib/refusals/format'
import type { Nepali } from '@jes/contract/lib/refusals/types'

export const staff: Nepali<typeof english> = {
  'staff.word_length': ({ min, max }) => `शब्द ${devanagari(min)} देखि ${devanagari(max)} अक्षरको हुन्छ`,
  'staff.grievance_name_length': ({ max }) => `आफ्नो नाम लेख्नुहोस्, बढीमा ${devanagari(max)} अक्षरमा`,
  'staff.grievance_link_long': ({ max }) => `लिङ्क बढीमा ${devanagari(max)} अक्षरको हुन सक्छ`,
  'staff.grievance_length': ({ min, max }) =>
    `के भयो, ${devanagari(min)} देखि ${inNepali(max)} अक्षरमा लेख्नुहोस्`,
  'staff.grievance_number': 'यो गुनासोको नम्बर होइन',
  'staff.answer_length': ({ min, max }) =>
    `जवाफ ${devanagari(min)} देखि ${inNepali(max)} अक्षरको हुन्छ`,
  'staff.suspension_days': ({ min, max }) =>
    `खाता ${devanagari(min)} देखि ${devanagari(max)} दिन, वा सधैँका लागि रोक्न मिल्छ`,
  'staff.template_name_length': ({ min, max }) =>
    `नाम ${devanagari(min)} देखि ${devanagari(max)} अक्षरको हुन्छ`,
  'staff.template_length': ({ min, max }) =>
    `दुवै भाषामा ${devanagari(min)} देखि ${devanagari(max)} अक्षरमा लेख्नुहोस्`,
  'staff.hub_members_only': 'यो JeHub को सदस्यलाई मात्र यो सुम्पिन मिल्छ',
  'staff.hub_theirs_already': 'यो JeHub पहिल्यै उहाँकै हो',
  'staff.member_away': 'यो सदस्य निलम्बनमा हुनुहुन्छ वा जाँदै हुनुहुन्छ',
  'staff.label_posts_only': 'पोस्ट र क्लिपमा मात्र लेबल राख्न मिल्छ',
  'staff.member_not_removable': 'सदस्य हटाउन मिल्दैन। बरु खाता रोक्नुहोस्।',
  'staff.appeal_of_others': 'यो पुनरावेदन अरू कसैले हेर्छ',
  'staff.own_role': 'आफ्नै भूमिका आफैँले फेर्न मिल्दैन',
  'staff.own_verification': 'आफूलाई आफैँले प्रमाणित गर्न मिल्दैन',
  'staff.about_oneself': 'तपाईंबारे निर्णय अरू कसैले गर्छ',
  'staff.about_an_admin': 'एडमिनबारे निर्णय अर्को एडमिनले मात्र गर्छ',
  'staff.appealed_already': 'तपाईंले पुनरावेदन गरिसक्नुभयो',
  'staff.appeal_late': 'यसमा अब पुनरावेदन गर्न मिल्दैन',
  'staff.appeal_decided': 'यो पुनरावेदनको निर्णय भइसक्यो',
  'staff.grievance_answered': 'यो गुनासोको जवाफ दिइसकिएको छ',
  'staff.nothing_to_dismiss': 'खारेज गर्नुपर्ने केही छैन',
  'staff.gone_already': 'यो पहिल्यै हटिसक्यो',
  'staff.hub_name_taken': 'यो नाम अहिले अर्को JeHub को भइसक्यो',
  'staff.not_suspended': 'यो सदस्यको खाता रोकिएको छैन',
}
