import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  schedule: ['Schedule', 'समय तोक्नुहोस्'],
  title: ['Schedule this post', 'पोस्ट जाने समय तोक्नुहोस्'],
  month: ['Month', 'महिना'],
  day: ['Day', 'दिन'],
  time: ['Time in Nepal', 'नेपालको समय'],
  goesOut: [(when: string) => `It goes out on ${when}.`, (when: string) => `यो ${when} मा जान्छ।`],
  tooSoon: ['Choose a time at least 5 minutes from now.', 'अबको कम्तीमा ५ मिनेटपछिको समय छान्नुहोस्।'],
  cancel: ['Cancel', 'रद्द गर्नुहोस्'],
  premium: [
    'With a Premium pass you write now and publish later, up to a year ahead.',
    'प्रिमियम पास भए अहिले लेखेर एक वर्षसम्म पछि पोस्ट गर्न सकिन्छ।',
  ],
  seePremium: ['See Premium', 'प्रिमियम हेर्नुहोस्'],
  scheduled: ['Scheduled', 'समय तोकिएका'],
  isScheduled: ['Your post is scheduled.', 'तपाईंको पोस्टको समय तोकियो।'],
  publishNow: [
    (title: string) => `Publish ${title} now`,
    (title: string) => `${title} अहिले पोस्ट गर्नुहोस्`,
  ],
  published: ['Your post is up.', 'पोस्ट भयो।'],
  remove: [(title: string) => `Remove ${title}`, (title: string) => `${title} हटाउनुहोस्`],
  removed: ['Scheduled post removed', 'समय तोकिएको पोस्ट हटाइयो'],
  undo: ['Undo', 'फर्काउनुहोस्'],
  inDrafts: [
    'Its time could not be kept. It is in your drafts.',
    'तोकिएको समय राख्न सकिएन। पोस्ट ड्राफ्टमा छ।',
  ],
})
