import { catalogue } from '#lib/language.ts'
import { number, plural } from '#lib/numbers.ts'

export const messages = catalogue({
  title: ['What For you learnt', 'तपाईंका बारेमा सिकेको'],
  why: [
    'For you counts what you vote for, save and comment on, and what you asked to see less of.',
    'तपाईंले दिएको भोट, सेभ र कमेन्ट, अनि कम देखाउन भन्नुभएका कुराले तपाईंका लागि पोस्ट छानिन्छ।',
  ],
  counts: [
    (uninteresting: number, seen: number) =>
      `You said of ${number(uninteresting)} ${plural(uninteresting, 'post', 'posts')} that they do not interest you, and hid ${number(seen)} more.`,
    (uninteresting: number, seen: number) =>
      `${number(uninteresting)} पोस्ट मन परेन भन्नुभयो, अरू ${number(seen)} लुकाउनुभयो।`,
  ],
  fewer: ['Fewer posts from these JeHubs', 'यी JeHub का पोस्ट कम'],
  asBefore: ['As before', 'पहिले जस्तै'],
  of: [
    (verb: string, name: string) => `${verb}: ${name}`,
    (verb: string, name: string) => `${verb}: ${name}`,
  ],
  reset: ['Forget what it learnt', 'सिकेको बिर्सन लगाउनुहोस्'],
  resetTitle: ['Begin For you anew?', 'फेरि सुरुबाट छान्ने?'],
  resetWhy: [
    'Your votes, bookmarks and comments stay, but those until now count no more for the order. Hidden posts stay hidden.',
    'भोट, सेभ र कमेन्ट रहन्छन्, तर अहिलेसम्मका कुराले अब क्रम मिलाउँदैनन्। लुकाएका पोस्ट लुकेकै रहन्छन्।',
  ],
  forget: ['Forget', 'बिर्सनुहोस्'],
  done: ['For you begins anew.', 'अब सुरुबाट छानिन्छ।'],
})
