import { catalogue } from '#lib/language.ts'
import { number } from '#lib/numbers.ts'

export const messages = catalogue({
  goThere: ['Go there', 'त्यहाँ जानुहोस्'],
  reported: ['As it was reported', 'रिपोर्ट हुँदा'],
  now: ['As it reads now', 'अहिले'],
  pictures: [
    (n: number) => (n === 1 ? 'Show the picture' : `Show ${number(n)} pictures`),
    (n: number) => `${number(n)} तस्बिर देखाउनुहोस्`,
  ],
  picture: [(n: number) => `Picture ${number(n)}`, (n: number) => `तस्बिर ${number(n)}`],
  video: ['The video that was reported', 'रिपोर्ट भएको भिडियो'],
  showVideo: ['Show the video', 'भिडियो देखाउनुहोस्'],
  deeds: ['What to do', 'के गर्ने'],
  who: ['Reports', 'रिपोर्ट'],
  house: ['The house itself', 'Jes आफैँ'],
  keyLabel: ['label', 'लेबल'],
  keyWarn: ['warn', 'सचेत'],
  keySuspend: ['suspend', 'निलम्बन'],
  keyDismiss: ['dismiss', 'खारेज'],
  keyRemove: ['remove', 'हटाउने'],
  noWords: ['It has no words.', 'यसमा शब्द छैनन्।'],
  noCase: ['There is no such case', 'यस्तो रिपोर्ट छैन'],
})
