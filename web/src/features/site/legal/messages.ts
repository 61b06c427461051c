import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  contents: ['Contents', 'विषयसूची'],
  draft: [
    'Draft for counsel: this text says how Jes works today, and a lawyer has yet to look through it.',
    'कानुन व्यवसायीका लागि ड्राफ्ट: यो पाठले Jes अहिले कसरी चल्छ भन्ने बताउँछ, वकिलले हेर्न बाँकी छ।',
  ],
  print: ['Print', 'प्रिन्ट गर्नुहोस्'],
})
