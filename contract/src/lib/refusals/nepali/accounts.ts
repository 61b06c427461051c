import type { accounts as english } from '@jes/contract/lib/refusals/english/accounts'
import { devanagari } from '@jes/contract/lib/refusals/format'
import type { Nepali } from '@jes/contract/lib/refusals/types'

export const accounts: Nepali<typeof english> = {
  'accounts.username_length': ({ min, max }) =>
    `प्रयोगकर्ता नाम ${devanagari(min)} देखि ${devanagari(max)} अक्षरको हुनुपर्छ`,
  'accounts.username_letters': 'अक्षर, अंक, डट वा अन्डरस्कोर मात्र प्रयोग गर्नुहोस्',
  'accounts.username_taken': 'यो नाम अरूले लिइसकेको छ',
  'accounts.username_reserved': 'यो नाम लिन मिल्दैन',
  'accounts.username_unusable': 'यो नाम राख्न मिल्दैन',
  'accounts.username_yours': 'तपाईंको प्रयोगकर्ता नाम यही नै हो',
  'accounts.email_invalid': 'सही इमेल ठेगाना लेख्नुहोस्',
  'accounts.email_known': 'यो इमेलबाट खाता खोलिसकिएको छ',
  'accounts.email_yours': 'तपाईंको इमेल यही नै हो',
  'accounts.password_short': ({ min }) => `पासवर्ड कम्तीमा ${devanagari(min)} अक्षरको हुनुपर्छ`,
  'accounts.password_long': ({ max }) => `पासवर्ड बढीमा ${devanagari(max)} अक्षरको हुन सक्छ`,
  'accounts.password_common': 'यो पासवर्ड धेरै चल्तीको छ',
  'accounts.password_missing': 'पासवर्ड लेख्नुहोस्',
  'accounts.login_missing': 'प्रयोगकर्ता नाम वा इमेल लेख्नुहोस्',
  'accounts.code_missing': 'कोड लेख्नुहोस्',
  'accounts.code_wrong': 'यो कोड मिलेन',
  'accounts.code_expired': 'यो कोडको समय सकियो',
  'accounts.link_invalid': 'यो लिङ्क मिलेन',
  'accounts.link_expired': 'यो लिङ्क मिलेन वा यसको समय सकियो',
  'accounts.hash_start': 'हेक्साडेसिमलका तीन अंक',
  'accounts.login_wrong': 'प्रयोगकर्ता नाम वा पासवर्ड मिलेन',
  'accounts.login_code_missing': 'अथेन्टिकेटर एपको कोड लेख्नुहोस्।',
  'accounts.login_code_wrong': 'यो कोड मिलेन',
  'accounts.step_up_password_wrong': 'अहिलेको पासवर्ड मिलेन',
  'accounts.step_up_code_missing': 'अथेन्टिकेटर एपको कोड लेख्नुहोस्।',
  'accounts.step_up_code_wrong': 'यो कोड मिलेन',
  'accounts.two_step_of_staff': 'स्टाफको दुई चरणको लगइन यो Jes का सञ्चालकले बन्द गर्छन्।',
  'accounts.suspended': 'यो खाता रोकिएको छ।',
  'accounts.suspended_for_days': ({ days }) => `यो खाता अझै ${devanagari(days)} दिन रोकिन्छ।`,
  'accounts.accounts_full': ({ max }) =>
    `एउटा ब्राउजरमा बढीमा ${devanagari(max)} वटा खाता राख्न मिल्छ।`,
  'accounts.username_changed_lately': ({ days }) =>
    `प्रयोगकर्ता नाम ${devanagari(days)} दिनमा एक पटक मात्र फेर्न मिल्छ`,
  'accounts.two_step_not_set_up': 'पहिले अथेन्टिकेटर एप मिलाउनुहोस्।',
  'accounts.two_step_is_on': 'दुई चरणको लगइन पहिल्यै खुला छ।',
  'accounts.two_step_is_off': 'दुई चरणको लगइन खुला छैन।',
}
