import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  add: ['Add a comment', 'कमेन्ट लेख्नुहोस्'],
  comment: ['Comment', 'कमेन्ट गर्नुहोस्'],
  reply: ['Reply', 'जवाफ'],
  replyTo: [(name: string) => `Reply to ${name}`, (name: string) => `${name} लाई जवाफ`],
  editLabel: ['Edit your comment', 'आफ्नो कमेन्ट सच्याउनुहोस्'],
  save: ['Save', 'सेभ गर्नुहोस्'],
  cancel: ['Cancel', 'रद्द'],
  tooLong: ['This is longer than a comment can be.', 'कमेन्टमा अट्नेभन्दा यो लामो भयो।'],
  locked: [
    'This post is locked. Nobody can comment on it.',
    'यो पोस्ट बन्द गरिएको छ। यसमा कमेन्ट गर्न मिल्दैन।',
  ],
})
