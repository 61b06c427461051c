import { catalogue } from '#lib/language.ts'
import { count, plural } from '#lib/numbers.ts'

export const messages = catalogue({
  postCount: [
    (n: number) => `${count(n)} ${plural(n, 'post', 'posts')}`,
    (n: number) => `${count(n)} पोस्ट`,
  ],
  meantBefore: ['Did you mean ', ''],
  quoted: [(words: string) => words, (words: string) => `«${words}»`],
  meantAfter: ['?', ' खोज्नुभएको हो?'],
  nothing: [
    (words: string) => `Nothing found for “${words}”`,
    (words: string) => `“${words}” भेटिएन`,
  ],
  others: ['But there is something here:', 'तर यहाँ केही भेटियो:'],
  tips: ['What may help', 'यसो गरी हेर्नुहोस्'],
  tipWords: ['Try fewer or shorter words.', 'थोरै वा छोटा शब्द लेखेर हेर्नुहोस्।'],
  tipScript: [
    'Roman and Devanagari find each other: momo is मोमो.',
    'रोमन र देवनागरी दुवैले भेट्टाउँछ: momo भनेको मोमो।',
  ],
  tipWider: ['Look in all times and all kinds.', 'सबै समय र सबै थरीमा हेर्नुहोस्।'],
  explore: ['Explore instead', 'बरु एक्सप्लोर हेर्नुहोस्'],
})
