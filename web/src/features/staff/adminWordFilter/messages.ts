import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  lists: ['Lists', 'सूची'],
  trends: ['Trends', 'चर्चा'],
  content: ['Content', 'सामग्री'],
  usernames: ['Usernames', 'Username'],
  trendsWhy: [
    'A hashtag with such a word waits until somebody of the staff has looked at it.',
    'यस्तो शब्द भएको ह्यासट्याग टोलीले नहेरेसम्म चर्चामा आउँदैन।',
  ],
  contentWhy: [
    'What holds such a word, in either script, opens a case. It stays where it is until somebody decides.',
    'कुनै पनि लिपिमा यस्तो शब्द भएको कुरा रिपोर्टमा पर्छ। टुङ्गो नलागेसम्म त्यहीँ रहन्छ।',
  ],
  usernamesWhy: [
    'Nobody can take a username with such a word in it.',
    'यस्तो शब्द भएको प्रयोगकर्ता नाम कसैले लिन पाउँदैन।',
  ],
  word: ['Word', 'शब्द'],
  add: ['Add', 'थप्नुहोस्'],
  adding: ['Adding...', 'थप्दै...'],
  none: ['No words yet', 'अहिलेसम्म कुनै शब्द छैन'],
  noneSentence: ['Add the first one above.', 'माथि पहिलो शब्द थप्नुहोस्।'],
  remove: [(word: string) => `Remove ${word}`, (word: string) => `${word} हटाउनुहोस्`],
  removed: [
    (word: string) => `${word} is no longer watched for`,
    (word: string) => `${word} अब हेरिँदैन`,
  ],
  undo: ['Undo', 'फिर्ता लिनुहोस्'],
  by: [(name: string) => `by ${name}`, (name: string) => `${name} ले`],
})
