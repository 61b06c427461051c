import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  title: ['Bookmarks', 'सेभ गरेका'],
  posts: ['Posts', 'पोस्ट'],
  comments: ['Comments', 'कमेन्ट'],
  votes: ['Your votes', 'तपाईंका भोट'],
  kept: ['Kept on this device', 'यो फोनमा राखिएका'],
  none: ['Nothing saved yet', 'अहिलेसम्म केही सेभ छैन'],
  noneSentence: [
    'Tap the bookmark on any post and it will wait for you here.',
    'पोस्टको बुकमार्क थिच्नुहोस्, त्यो यहाँ तपाईंलाई पर्खिन्छ।',
  ],
  visitorSentence: [
    'Log in to keep posts for later. Only you see what you saved.',
    'पोस्ट पछिका लागि राख्न लगइन गर्नुहोस्। सेभ गरेको तपाईंले मात्र देख्नुहुन्छ।',
  ],
  empty: ['Nothing in this folder yet', 'यो फोल्डरमा अहिलेसम्म केही छैन'],
  emptySentence: [
    'Choose “Move to a folder” in the menu of a saved post.',
    'सेभ गरेको पोस्टको मेनुमा “फोल्डरमा सार्नुहोस्” छान्नुहोस्।',
  ],
  search: ['Search your bookmarks', 'सेभ गरेकामा खोज्नुहोस्'],
  gone: ['No longer available', 'अब उपलब्ध छैन'],
  remove: ['Remove from bookmarks', 'सेभबाट हटाउनुहोस्'],
  removed: ['Removed from your bookmarks', 'सेभबाट हटाइयो'],
  undo: ['Undo', 'फिर्ता लिनुहोस्'],
  noMatch: [
    (words: string) => `Nothing saved matches “${words}”`,
    (words: string) => `सेभ गरेकामा “${words}” भेटिएन`,
  ],
  noMatchSentence: ['Try fewer or shorter words.', 'थोरै वा छोटा शब्द लेखेर हेर्नुहोस्।'],
  showAll: ['Show all bookmarks', 'सबै सेभ हेर्नुहोस्'],
  end: ['That is all you saved', 'सेभ गरेका यति नै हुन्'],
  find: ['Find something good', 'राम्रो केही खोज्नुहोस्'],
  logIn: ['Login', 'लगइन'],
  echo: ['मन परेको पोस्ट सेभ गर्नुहोस्, यहीँ भेटिन्छ।', 'Save what you like, find it here.'],
})
