import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  edit: ['Edit caption', 'क्याप्सन सच्याउनुहोस्'],
  captions: ['Captions', 'सबटाइटल'],
  statistics: ['Statistics', 'तथ्याङ्क'],
})
