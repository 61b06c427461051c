import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  follow: ['Follow', 'फलो गर्नुहोस्'],
  following: ['Following', 'फलो गरेको'],
  followList: [(name: string) => `Follow ${name}`, (name: string) => `${name} फलो गर्नुहोस्`],
  more: ['More', 'थप'],
  edit: ['Edit list', 'सूची सच्याउनुहोस्'],
  remove: ['Delete list', 'सूची मेट्नुहोस्'],
  removeTitle: [(name: string) => `Delete “${name}”?`, (name: string) => `“${name}” मेट्ने हो?`],
  removeSentence: [
    'The list is gone for good, also for those who follow it. Nobody is unfollowed.',
    'सूची सधैँका लागि मेटिन्छ, फलो गर्नेका लागि पनि। कसैको फलो भने टुट्दैन।',
  ],
  leave: ['Leave this list', 'यो सूचीबाट निस्कनुहोस्'],
  leaveTitle: [(name: string) => `Leave “${name}”?`, (name: string) => `“${name}” बाट निस्कने हो?`],
  leaveSentence: [
    'You are no longer on it, and nobody can put you on it again.',
    'तपाईं यसमा रहनुहुन्न, र कसैले तपाईंलाई फेरि राख्न सक्दैन।',
  ],
})
