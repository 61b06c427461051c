import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  export: ['A copy of your data', 'तपाईंको डेटाको प्रति'],
  exportWhy: [
    'Everything of yours as a ZIP file: posts, comments, pictures, votes, settings. Once a day. A mail says when it is ready.',
    'तपाईंका सबै कुरा एउटै ZIP फाइलमा: पोस्ट, कमेन्ट, तस्बिर, भोट, सेटिङ। दिनमा एक पटक। तयार भएपछि इमेल आउँछ।',
  ],
  ask: ['Ask for a copy', 'प्रति माग्नुहोस्'],
  asking: ['Asking...', 'माग्दै...'],
  none: ['You have asked for no copy yet.', 'अहिलेसम्म कुनै प्रति माग्नुभएको छैन।'],
  copies: ['Your copies', 'तपाईंका प्रतिहरू'],
  asked: [(date: string) => `Asked for on ${date}`, (date: string) => `${date} मा मागिएको`],
  waiting: ['Being prepared', 'तयार हुँदैछ'],
  waitingWhy: ['You can leave this page.', 'यो पेज छोडे पनि हुन्छ।'],
  ready: ['Ready', 'तयार'],
  readyUntil: [
    (size: string, date: string) => `${size} · can be downloaded until ${date}`,
    (size: string, date: string) => `${size} · ${date} सम्म डाउनलोड गर्न मिल्छ`,
  ],
  failed: ['Did not work', 'बनेन'],
  failedWhy: ['Ask for a new one.', 'नयाँ माग्नुहोस्।'],
  expired: ['Expired', 'म्याद सकियो'],
  expiredWhy: ['The file is deleted.', 'फाइल मेटियो।'],
  download: ['Download', 'डाउनलोड'],
  tryAgain: ['Try again', 'फेरि प्रयास गर्नुहोस्'],
})
