import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  title: ['Search', 'खोज'],
  kinds: ['Kinds of results', 'के खोज्ने'],
  all: ['All', 'सबै'],
  posts: ['Posts', 'पोस्ट'],
  people: ['People', 'मान्छे'],
  hubs: ['JeHubs', 'JeHubs'],
  clips: ['JesClips', 'JesClips'],
  orders: ['Order of the posts', 'पोस्टको क्रम'],
  new: ['Latest', 'नयाँ'],
  hot: ['Popular', 'चर्चित'],
  noneTagged: [
    (tag: string) => `No posts with #${tag} yet`,
    (tag: string) => `#${tag} मा अहिलेसम्म पोस्ट छैन`,
  ],
  taggedHere: [
    'Write one with this hashtag and it will be here.',
    'यो ह्यासट्याग राखेर लेख्नुहोस्, त्यो यहीँ देखिन्छ।',
  ],
  writeOne: ['Write a post', 'पोस्ट लेख्नुहोस्'],
  nothing: [
    (words: string) => `Nothing found for “${words}”`,
    (words: string) => `“${words}” भेटिएन`,
  ],
  tips: ['What may help', 'यसो गरी हेर्नुहोस्'],
  tipWords: ['Try fewer or shorter words.', 'थोरै वा छोटा शब्द लेखेर हेर्नुहोस्।'],
  tipScript: [
    'Try the other script: नेपाल for Nepal.',
    'अर्को लिपिमा पनि हेर्नुहोस्: नेपालको सट्टा Nepal।',
  ],
  tipPerson: [
    'Looking for a person? Write the whole username.',
    'मान्छे खोज्दै हुनुहुन्छ? पूरा प्रयोगकर्ता नाम लेख्नुहोस्।',
  ],
  explore: ['Explore instead', 'बरु घुमेर हेर्नुहोस्'],
})
