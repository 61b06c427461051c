import { catalogue } from '#lib/language.ts'
import { number, plural } from '#lib/numbers.ts'

export const messages = catalogue({
  title: ['What the moderators decided', 'मोडरेटरको निर्णय'],
  teamOf: [(hub: string) => `The team of ${hub}`, (hub: string) => `${hub} को टोली`],
  staff: ['The staff of Jes', 'Jes को टोली'],
  removePost: [
    (who: string) => `${who} removed your post`,
    (who: string) => `${who}ले तपाईंको पोस्ट हटायो`,
  ],
  removeComment: [
    (who: string) => `${who} removed your comment`,
    (who: string) => `${who}ले तपाईंको कमेन्ट हटायो`,
  ],
  labelPost: [
    (who: string) => `${who} put a label on your post`,
    (who: string) => `${who}ले तपाईंको पोस्टमा लेबल राख्यो`,
  ],
  warn: [(who: string) => `${who} warned you`, (who: string) => `${who}ले तपाईंलाई सचेत गरायो`],
  ban: [(who: string) => `${who} banned you`, (who: string) => `${who}ले तपाईंलाई रोक लगायो`],
  suspend: [
    (who: string) => `${who} suspended your account`,
    (who: string) => `${who}ले तपाईंको खाता निलम्बन गर्‍यो`,
  ],
  unsuspend: [
    (who: string) => `${who} ended the suspension of your account`,
    (who: string) => `${who}ले तपाईंको खाताको निलम्बन हटायो`,
  ],
  closeHub: [
    (who: string) => `${who} closed your JeHub`,
    (who: string) => `${who}ले तपाईंको JeHub बन्द गर्‍यो`,
  ],
  reopenHub: [
    (who: string) => `${who} opened your JeHub again`,
    (who: string) => `${who}ले तपाईंको JeHub फेरि खोल्यो`,
  ],
  restorePost: [
    (who: string) => `${who} brought your post back`,
    (who: string) => `${who}ले तपाईंको पोस्ट फिर्ता ल्यायो`,
  ],
  restoreComment: [
    (who: string) => `${who} brought your comment back`,
    (who: string) => `${who}ले तपाईंको कमेन्ट फिर्ता ल्यायो`,
  ],
  other: [
    (who: string) => `${who} decided something about you`,
    (who: string) => `${who}ले तपाईंबारे निर्णय गर्‍यो`,
  ],
  label: ['The label', 'लेबल'],
  rule: ['The rule', 'नियम'],
  reason: ['What the team says', 'टोलीको भनाइ'],
  noReason: ['The team gave no further reason.', 'टोलीले थप कारण दिएको छैन।'],
  yourWords: ['Your words', 'तपाईंले लेखेको'],
  lasts: ['How long', 'कति समय'],
  forGood: ['For good', 'सधैँका लागि'],
  days: [
    (n: number) => `${number(n)} ${plural(n, 'day', 'days')}`,
    (n: number) => `${number(n)} दिन`,
  ],
  appeal: ['Appeal', 'पुनरावेदन'],
  appealWhy: [
    'If you think this is wrong, the team of Jes decides, and nobody of this JeHub. You can appeal once.',
    'यो गलत लाग्छ भने Jes को टोलीले टुङ्गो लगाउँछ, यो JeHub को कसैले होइन। एक पटक मात्र पुनरावेदन गर्न मिल्छ।',
  ],
  appealStaffWhy: [
    'If you think this is wrong, somebody else of the staff decides, not whoever decided this. You can appeal once.',
    'यो गलत लाग्छ भने यो निर्णय गर्नेले होइन, टोलीकै अर्को व्यक्तिले टुङ्गो लगाउनुहुन्छ। एक पटक मात्र पुनरावेदन गर्न मिल्छ।',
  ],
  why: ['Why is it wrong?', 'किन गलत हो?'],
  send: ['Send appeal', 'पुनरावेदन पठाउनुहोस्'],
  sending: ['Sending...', 'पठाउँदै...'],
  sent: ['Your appeal is with the team of Jes', 'पुनरावेदन Jes को टोलीकहाँ पुग्यो'],
  readAppeal: ['Read it', 'हेर्नुहोस्'],
  yourAppeal: ['Your appeal', 'तपाईंको पुनरावेदन'],
  open: ['Being looked at', 'हेरिँदै छ'],
  upheld: ['The decision stands', 'निर्णय सदर भयो'],
  overturned: ['The decision was overturned', 'निर्णय उल्टियो'],
  answer: ['What the team of Jes says', 'Jes को टोलीको भनाइ'],
  waiting: ['You are told as soon as it is decided.', 'टुङ्गो लागेपछि तपाईंलाई सूचना आउँछ।'],
  toHub: [(hub: string) => `Go to ${hub}`, (hub: string) => `${hub} मा जानुहोस्`],
})
