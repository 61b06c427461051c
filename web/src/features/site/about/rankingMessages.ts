import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  title: ['The weights in use now', 'अहिले चलेका तौल'],
  lead: [
    'Straight from the server. Half of the members get the second column; each week the one that people like better stays, and one weight of it is tried a little higher or lower.',
    'सिधै सर्भरबाट। आधा सदस्यले दोस्रो स्तम्भ पाउँछन्; हरेक हप्ता मान्छेले बढी मन पराएको टिक्छ, र त्यसको एउटा तौल अलि बढाएर वा घटाएर फेरि जाँचिन्छ।',
  ],
  weight: ['Weight', 'तौल'],
  champion: ['In use', 'चलेको'],
  challenger: ['On trial', 'जाँचमा'],
  since: ['Since', 'कहिलेदेखि'],
  source: ['Where a post comes from', 'पोस्ट कहाँबाट आयो'],
  discovery: ['Posts from elsewhere', 'बाहिरका पोस्ट'],
  affinity: ['How often you like its author', 'लेखकलाई कति मन पराउनुहुन्छ'],
  language: ['Your language', 'तपाईंको भाषा'],
  shown: ['Taken off each time it was shown', 'देखाइएको हरेक पटक घट्ने'],
  failed: ['The weights did not load.', 'तौल लोड भएन।'],
  tryAgain: ['Try again', 'फेरि प्रयास गर्नुहोस्'],

  example: ['A worked example', 'एउटा उदाहरण'],
  exampleLead: [
    'Three posts as Popular sees them. The age of a post counts from the same moment for all, so only the difference matters: 12.5 hours are worth one point.',
    '“चर्चित” ले हेर्ने तीन पोस्ट। सबैको समय एउटै क्षणबाट गनिन्छ, त्यसैले फरक मात्र काम लाग्छ: साढे १२ घण्टा बराबर एक अङ्क।',
  ],
  post: ['Post', 'पोस्ट'],
  votes: ['Votes', 'भोट'],
  commenters: ['People who commented', 'कमेन्ट गर्ने जना'],
  saves: ['Saves', 'सेभ'],
  age: ['Age', 'उमेर'],
  counts: ['S', 'S'],
  points: ['Points', 'अङ्क'],
  momo: ['Momo at Patan, well liked', 'पाटनको मम, मन परेको'],
  quarrel: ['A quarrel: few like it, all comment', 'झगडा: मन पराउने थोरै, बोल्ने धेरै'],
  fresh: ['New, one vote', 'भर्खरको, एक भोट'],
  hours: [(n: string) => `${n} h`, (n: string) => `${n} घण्टा`],
  verdict: [
    'Momo stands first, though it is ten hours older than the new one. The quarrel has five times the comments and gains little: commenters count half, and no more than three for each vote.',
    'नयाँभन्दा १० घण्टा पुरानो भए पनि मम पहिलो। झगडामा पाँच गुणा बढी बोल्ने भए पनि खासै माथि जाँदैन: बोल्ने आधा गनिन्छन्, त्यो पनि एक भोट बराबर तीन जनासम्म।',
  ],
})
