import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
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
})
