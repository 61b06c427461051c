import { catalogue } from '#lib/language.ts'
import { number } from '#lib/numbers.ts'

export const messages = catalogue({
  title: ['What the moderators decided', 'मोडरेटरको निर्णय'],
  removePost: [
    (hub: string) => `The team of ${hub} removed your post`,
    (hub: string) => `${hub} को टोलीले तपाईंको पोस्ट हटायो`,
  ],
  removeComment: [
    (hub: string) => `The team of ${hub} removed your comment`,
    (hub: string) => `${hub} को टोलीले तपाईंको कमेन्ट हटायो`,
  ],
  warn: [
    (hub: string) => `The team of ${hub} warned you`,
    (hub: string) => `${hub} को टोलीले तपाईंलाई सचेत गरायो`,
  ],
  ban: [
    (hub: string) => `The team of ${hub} banned you`,
    (hub: string) => `${hub} को टोलीले तपाईंलाई रोक लगायो`,
  ],
  other: [
    (hub: string) => `The team of ${hub} decided something about you`,
    (hub: string) => `${hub} को टोलीले तपाईंबारे निर्णय गर्‍यो`,
  ],
  rule: ['The rule', 'नियम'],
  reason: ['What the team says', 'टोलीको भनाइ'],
  noReason: ['The team gave no further reason.', 'टोलीले थप कारण दिएको छैन।'],
  yourWords: ['Your words', 'तपाईंले लेखेको'],
  lasts: ['How long', 'कति समय'],
  forGood: ['For good', 'सधैँका लागि'],
  days: [
    (n: number) => (n === 1 ? '1 day' : `${number(n)} days`),
    (n: number) => `${number(n)} दिन`,
  ],
  appeal: ['Appeal', 'पुनरावेदन'],
  appealWhy: [
    'If you think this is wrong, the team of Jes decides, and nobody of this JeHub. You can appeal once.',
    'यो गलत लाग्छ भने Jes को टोलीले टुङ्गो लगाउँछ, यो JeHub को कसैले होइन। एक पटक मात्र पुनरावेदन गर्न मिल्छ।',
  ],
  why: ['Why is it wrong?', 'किन गलत हो?'],
  send: ['Send appeal', 'पुनरावेदन पठाउनुहोस्'],
  sending: ['Sending...', 'पठाउँदै...'],
  sent: ['Your appeal is with the team of Jes', 'पुनरावेदन Jes को टोलीकहाँ पुग्यो'],
  yourAppeal: ['Your appeal', 'तपाईंको पुनरावेदन'],
  open: ['Being looked at', 'हेरिँदै छ'],
  upheld: ['The decision stands', 'निर्णय सदर भयो'],
  overturned: ['The decision was overturned', 'निर्णय उल्टियो'],
  answer: ['What the team of Jes says', 'Jes को टोलीको भनाइ'],
  waiting: ['You are told as soon as it is decided.', 'टुङ्गो लागेपछि तपाईंलाई सूचना आउँछ।'],
  toHub: [(hub: string) => `Go to ${hub}`, (hub: string) => `${hub} मा जानुहोस्`],
})
