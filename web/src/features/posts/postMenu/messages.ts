import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  edit: ['Edit', 'सच्याउनुहोस्'],
  remove: ['Delete', 'हटाउनुहोस्'],
  pin: ['Pin to profile', 'प्रोफाइलमा पिन गर्नुहोस्'],
  unpin: ['Unpin from profile', 'प्रोफाइलबाट पिन हटाउनुहोस्'],
  copyLink: ['Copy link', 'लिङ्क कपी गर्नुहोस्'],
  why: ['Why this?', 'यो किन देखियो?'],
})
