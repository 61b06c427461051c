import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  edit: ['Edit', 'सच्याउनुहोस्'],
  remove: ['Delete', 'हटाउनुहोस्'],
  pin: ['Pin comment', 'कमेन्ट पिन गर्नुहोस्'],
  unpin: ['Unpin comment', 'कमेन्टको पिन हटाउनुहोस्'],
  copyLink: ['Copy link', 'लिङ्क कपी गर्नुहोस्'],
  copyText: ['Copy text', 'लेखाइ कपी गर्नुहोस्'],
  quote: ['Quote', 'उद्धृत गर्नुहोस्'],
})
