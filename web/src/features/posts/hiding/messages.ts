import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  notInterested: ['Not interested', 'मन परेन'],
  seen: ['Seen it', 'हेरिसकेँ'],
  fewer: [(name: string) => `Fewer from ${name}`, (name: string) => `${name} का कम देखाउनुहोस्`],
  asMany: [
    (name: string) => `As many from ${name} as before`,
    (name: string) => `${name} का पहिले जत्तिकै देखाउनुहोस्`,
  ],
  mute: [(name: string) => `Mute ${name}`, (name: string) => `${name} म्युट गर्नुहोस्`],
  hidden: ['Hidden.', 'लुकाइयो।'],
  fewerLikeIt: ['Hidden. You will see fewer posts like it.', 'लुकाइयो। अब यस्ता पोस्ट कम देखिन्छन्।'],
  fewerOf: [
    (name: string) => `For you will show fewer posts from ${name}.`,
    (name: string) => `अब तपाईंका लागि छानिने पोस्टमा ${name} का कम हुन्छन्।`,
  ],
  asBefore: [
    (name: string) => `For you will show posts from ${name} as before.`,
    (name: string) => `अब ${name} का पोस्ट पहिले जस्तै देखिन्छन्।`,
  ],
  undo: ['Undo', 'फिर्ता लिनुहोस्'],
})
