import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  ends: [
    (date: string) => `Your account ends on ${date}.`,
    (date: string) => `तपाईंको खाता ${date} मा सकिन्छ।`,
  ],
  keep: ['Keep it', 'जोगाउनुहोस्'],
  keeping: ['One moment...', 'एकछिन...'],
  kept: ['Your account stays.', 'तपाईंको खाता रहन्छ।'],
  newRules: ['The rules and terms of Jes have changed.', 'Jes का नियम र सर्त फेरिएका छन्।'],
  read: ['Read them', 'पढ्नुहोस्'],
  accept: ['Accept', 'मान्छु'],
  accepting: ['One moment...', 'एकछिन...'],
})
