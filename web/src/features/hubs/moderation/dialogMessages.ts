import { catalogue } from '#lib/language.ts'
import { number, plural } from '#lib/numbers.ts'

export const messages = catalogue({
  removePost: ['Remove this post', 'यो पोस्ट हटाउनुहोस्'],
  removeComment: ['Remove this comment', 'यो कमेन्ट हटाउनुहोस्'],
  rules: ['Which rule does it break?', 'कुन नियम तोडियो?'],
  noRule: ['Another reason', 'अर्कै कारण'],
  reason: ['Tell the author why', 'लेखकलाई कारण भन्नुहोस्'],
  reasonHint: ['It stands in the public log too.', 'यो सार्वजनिक विवरणमा पनि देखिन्छ।'],
  needsWhy: ['Choose a rule or say why.', 'नियम छान्नुहोस् वा कारण लेख्नुहोस्।'],
  authorReads: ['The author will read', 'लेखकले पढ्ने कुरा'],
  postTaken: [
    (hub: string) => `The team of ${hub} removed your post.`,
    (hub: string) => `${hub} को टोलीले तपाईंको पोस्ट हटायो।`,
  ],
  commentTaken: [
    (hub: string) => `The team of ${hub} removed your comment.`,
    (hub: string) => `${hub} को टोलीले तपाईंको कमेन्ट हटायो।`,
  ],
  warned: [
    (hub: string) => `The team of ${hub} warns you.`,
    (hub: string) => `${hub} को टोलीले तपाईंलाई सचेत गराउँछ।`,
  ],
  rule: [(rule: string) => `Rule: ${rule}`, (rule: string) => `नियम: ${rule}`],
  mayAppeal: ['You can appeal once to Jes.', 'तपाईं एक पटक Jes मा पुनरावेदन गर्न सक्नुहुन्छ।'],
  remove: ['Remove', 'हटाउनुहोस्'],
  removing: ['Removing...', 'हटाउँदै...'],
  cancel: ['Cancel', 'रद्द गर्नुहोस्'],
  warnTitle: [(name: string) => `Warn ${name}`, (name: string) => `${name} लाई सचेत गराउनुहोस्`],
  warn: ['Warn', 'सचेत गराउनुहोस्'],
  sending: ['Sending...', 'पठाउँदै...'],
  banTitle: [(name: string) => `Ban ${name}`, (name: string) => `${name} लाई रोक लगाउनुहोस्`],
  banWhy: [
    'Who is banned leaves the JeHub and cannot post or comment in it. They are told why.',
    'रोक लागेपछि JeHub बाट बाहिरिनुहुन्छ र यसमा लेख्न पाउनुहुन्न। कारण उहाँलाई भनिन्छ।',
  ],
  days: ['For how long', 'कति समय'],
  forDays: [
    (n: number) => `${number(n)} ${plural(n, 'day', 'days')}`,
    (n: number) => `${number(n)} दिन`,
  ],
  forGood: ['For good', 'सधैँका लागि'],
  ban: ['Ban', 'रोक लगाउनुहोस्'],
  banning: ['Banning...', 'रोक लगाउँदै...'],
  why: ['Why', 'किन'],
})
