import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  copied: ['Link copied', 'लिङ्क कपी भयो'],
  notCopied: [
    'The link could not be copied. Copy it from the address bar.',
    'लिङ्क कपी भएन। ठेगानाको ठाउँबाट कपी गर्नुहोस्।',
  ],
  textCopied: ['Text copied', 'लेखाइ कपी भयो'],
  embedCopied: [
    'Code copied. Paste it into the page of your site.',
    'कोड कपी भयो। आफ्नो साइटको पेजमा टाँस्नुहोस्।',
  ],
  embedNotCopied: ['The code could not be copied.', 'कोड कपी भएन।'],
  notShared: ['The picture could not be shared.', 'तस्बिर सेयर भएन।'],
  textNotCopied: ['The text could not be copied.', 'लेखाइ कपी भएन।'],
})
