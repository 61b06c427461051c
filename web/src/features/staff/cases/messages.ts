import { catalogue } from '#lib/language.ts'
import { number, plural } from '#lib/numbers.ts'

export const messages = catalogue({
  reportedMessages: ['Messages that were sent with the report', 'रिपोर्टसँग पठाइएका सन्देश'],
  isReported: ['reported', 'रिपोर्ट गरिएको'],
  goThere: ['Go there', 'त्यहाँ जानुहोस्'],
  reported: ['As it was reported', 'रिपोर्ट हुँदा'],
  now: ['As it reads now', 'अहिले'],
  pictures: [
    (n: number) => plural(n, 'Show the picture', `Show ${number(n)} pictures`),
    (n: number) => `${number(n)} तस्बिर देखाउनुहोस्`,
  ],
  picture: [(n: number) => `Picture ${number(n)}`, (n: number) => `तस्बिर ${number(n)}`],
  video: ['The video that was reported', 'रिपोर्ट भएको भिडियो'],
  showVideo: ['Show the video', 'भिडियो देखाउनुहोस्'],
  actions: ['What to do', 'के गर्ने'],
  case: ['Case', 'रिपोर्ट'],
  about: [(kind: string) => `Case: ${kind}`, (kind: string) => `रिपोर्ट: ${kind}`],
  close: ['Close the case', 'रिपोर्ट बन्द गरेर फर्कनुहोस्'],
  reports: [
    (n: number) => `${number(n)} ${plural(n, 'report', 'reports')}`,
    (n: number) => `${number(n)} रिपोर्ट`,
  ],
  history: ['History', 'के के भयो'],
  firstReport: ['First report', 'पहिलो रिपोर्ट'],
  latestReport: ['Latest report', 'पछिल्लो रिपोर्ट'],
  found: ['Found by a watched word', 'निगरानीको शब्दले भेटियो'],
  words: ['Words to the member', 'सदस्यलाई लेख्ने कुरा'],
  house: ['The house itself', 'Jes आफैँ'],
  noWords: ['It has no words.', 'यसमा शब्द छैनन्।'],
  noCase: ['There is no such case', 'यस्तो रिपोर्ट छैन'],
})
