import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  title: ['Blog', 'ब्लग'],
  article: ['Article', 'लेख'],
  none: ['No articles yet', 'अहिलेसम्म कुनै लेख छैन'],
  noneSentence: [
    'News and stories from the people who make Jes will be here.',
    'Jes बनाउनेहरूका खबर र कथा यहाँ आउँछन्।',
  ],
  about: ['Read about Jes', 'Jes बारे पढ्नुहोस्'],
  end: ['That is the first article of all', 'सबैभन्दा पहिलो लेख यही हो'],
  feed: ['Follow by RSS', 'RSS बाट फलो गर्नुहोस्'],
  byJes: ['The people of Jes', 'Jes को टोली'],
  draft: ['Draft: only the staff sees this', 'ड्राफ्ट: टोलीले मात्र देख्छ'],
  changed: [(date: string) => `changed ${date}`, (date: string) => `${date} मा फेरिएको`],
  onlyEnglish: ['This article is in English only.', 'यो लेख अहिले अङ्ग्रेजीमा मात्र छ।'],
  more: ['All articles', 'सबै लेख'],
})
