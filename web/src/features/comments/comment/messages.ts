import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  author: ['Author', 'लेखक'],
  pinned: ['Pinned', 'पिन गरिएको'],
  edited: ['edited', 'सच्याइएको'],
  linkTo: [
    (time: string) => `${time}, link to this comment`,
    (time: string) => `${time}, यो कमेन्टको लिङ्क`,
  ],
  reply: ['Reply', 'जवाफ'],
  replyTo: [(name: string) => `Reply to ${name}`, (name: string) => `${name} लाई जवाफ`],
  more: ['More options', 'थप विकल्प'],
  deleted: ['Comment deleted by its author', 'लेख्नेले यो कमेन्ट हटाउनुभयो'],
  removed: ['Comment removed by a moderator', 'मोडरेटरले यो कमेन्ट हटाउनुभयो'],
  hidden: ['This comment is hidden', 'यो कमेन्ट लुकाइएको छ'],
  sending: ['Sending...', 'पठाउँदै...'],
  notSent: ['Not sent', 'गएन'],
  waits: ['It goes out by itself when the line is back.', 'इन्टरनेट आएपछि आफैँ जान्छ।'],
  waitsForYou: ['It goes out when you log in again.', 'फेरि लगइन गरेपछि जान्छ।'],
  retry: ['Retry', 'फेरि पठाउनुहोस्'],
  discard: ['Discard', 'मेटाउनुहोस्'],
})
