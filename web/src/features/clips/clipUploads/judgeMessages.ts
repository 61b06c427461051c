import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  empty: ['This file is empty. Choose another one.', 'यो फाइल खाली छ। अर्को छान्नुहोस्।'],
  noVideo: [
    'This is not a video that we can take. Choose an MP4, MOV, WebM or MKV file.',
    'यो हामीले लिन सक्ने भिडियो होइन। MP4, MOV, WebM वा MKV फाइल छान्नुहोस्।',
  ],
  tooLarge: [
    (size: string, most: string) =>
      `This video has ${size} MB; you can send up to ${most} MB. Shorten it, or save it in a smaller size, and choose it again.`,
    (size: string, most: string) =>
      `यो भिडियो ${size} MB को छ; ${most} MB सम्म मात्र पठाउन मिल्छ। छोट्याएर वा सानो साइजमा सेभ गरेर फेरि छान्नुहोस्।`,
  ],
  tooShort: [
    'This video is shorter than a second. Choose a longer one.',
    'यो भिडियो एक सेकेन्डभन्दा छोटो छ। लामो छान्नुहोस्।',
  ],
  tooLong: [
    'This video is longer than an hour. Cut out the part that you want, and choose it again.',
    'यो भिडियो एक घण्टाभन्दा लामो छ। चाहिएको भाग मात्र काटेर फेरि छान्नुहोस्।',
  ],
})
