import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  title: ['Blog', 'ब्लग'],
  none: ['No articles yet', 'अहिलेसम्म कुनै लेख छैन'],
  noneSentence: [
    'News and stories from the people who make Jes will be here.',
    'Jes बनाउनेहरूका खबर र कथा यहाँ आउँछन्।',
  ],
  about: ['Read about Jes', 'Jes बारे पढ्नुहोस्'],
})
