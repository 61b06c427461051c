import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  copied: ['Link copied', 'लिङ्क कपी भयो'],
  notCopied: [
    'The link could not be copied. Copy it from the address bar.',
    'लिङ्क कपी भएन। ठेगानाको ठाउँबाट कपी गर्नुहोस्।',
  ],
  textCopied: ['Text copied', 'लेखाइ कपी भयो'],
  textNotCopied: ['The text could not be copied.', 'लेखाइ कपी भएन।'],
})
