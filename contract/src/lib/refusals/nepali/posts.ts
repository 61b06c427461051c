import type { posts as english } from '@jes/contract/lib/refusals/english/posts'
import { devanagari, inNepali } from '@jes/contract/lib/refusals/format'
import type { Nepali } from '@jes/contract/lib/refusals/types'

export const posts: Nepali<typeof english> = {
  'posts.title_length': ({ min, max }) =>
    `शीर्षक ${devanagari(min)} देखि ${devanagari(max)} अक्षरको हुनुपर्छ`,
  'posts.content_long': ({ max }) => `पोस्ट बढीमा ${inNepali(max)} अक्षरको हुन सक्छ`,
  'posts.warning_length': ({ min, max }) =>
    `चेतावनी ${devanagari(min)} देखि ${devanagari(max)} अक्षरको हुन्छ`,
  'posts.pictures_many': ({ max }) => `एउटा पोस्टमा बढीमा ${devanagari(max)} वटा तस्बिर हुन सक्छन्`,
  'posts.poll_choices': ({ min, max }) =>
    `मतदानमा ${devanagari(min)} देखि ${devanagari(max)} वटा विकल्प हुन्छन्`,
  'posts.poll_choice_length': ({ min, max }) =>
    `हरेक विकल्प ${devanagari(min)} देखि ${devanagari(max)} अक्षरको हुन्छ`,
  'posts.poll_hours': 'मतदान १ घण्टादेखि ७ दिनसम्म खुला रहन्छ',
  'posts.poll_choice_number': 'choice विकल्पको क्रमसङ्ख्या हो',
  'posts.bookmark_search_long': ({ max }) => `खोज बढीमा ${devanagari(max)} अक्षरको हुन सक्छ`,
  'posts.shown_ids': ({ max }) => `ids भनेको बढीमा ${devanagari(max)} पोस्टको सूची हो`,
  'posts.folder_name_length': ({ min, max }) =>
    `फोल्डरको नाम ${devanagari(min)} देखि ${devanagari(max)} अक्षरको हुन्छ`,
  'posts.folder_known': 'यो नामको फोल्डर पहिल्यै छ',
  'posts.quote_gone': 'तपाईंले कोट गर्न लागेको पोस्ट अब छैन',
  'posts.audience_in_hub': 'JeHub को पोस्ट त्यहाँ पढ्ने सबैका लागि हुन्छ',
  'posts.audience_private': 'तपाईंको खाता निजी छ: यसका पोस्ट फलोअरका लागि मात्र हुन्छन्',
  'posts.hide_own': 'आफ्नै पोस्ट लुकाउन मिल्दैन',
  'posts.publish_time': 'अबको ५ मिनेटदेखि ३६५ दिनभित्रको समय छान्नुहोस्',
  'posts.clip_edited_elsewhere': 'क्लिप यसकै पेजमा सच्याइन्छ',
  'posts.repost_private': 'सबैले देख्ने पोस्ट मात्र अरूलाई पठाउन मिल्छ',
  'posts.quotes_off': 'लेखकले यो पोस्ट कोट गर्न दिनुभएको छैन',
  'posts.author_suspended': 'तपाईंको खाता रोकिएको थियो',
  'posts.changed_meanwhile':
    'यो लेखेपछि तपाईंले अर्को डिभाइसबाट यही पोस्ट फेर्नुभएको छ। त्यो पढेर फेरि सच्याउनुहोस्।',
  'posts.poll_closed': 'यो मतदान सकियो',
  'posts.pins_full': ({ max }) =>
    `बढीमा ${devanagari(max)} वटा पोस्ट पिन गर्न मिल्छ। पहिले एउटा अनपिन गर्नुहोस्।`,
  'posts.folders_full': ({ max }) => `बढीमा ${devanagari(max)} वटा फोल्डर राख्न मिल्छ`,
  'posts.schedule_full': ({ max }) => `एक पटकमा बढीमा ${devanagari(max)} वटा पोस्टको समय तोक्न मिल्छ`,
}
