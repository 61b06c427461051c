import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  inRoman: ['Show in Roman', 'रोमनमा देखाउनुहोस्'],
  inDevanagari: ['Show in Devanagari', 'देवनागरीमा देखाउनुहोस्'],
  original: ['Show original', 'लेखेकै अक्षरमा देखाउनुहोस्'],
})
