import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  title: ['Grievance', 'गुनासो'],
  lead: [
    'Something on Jes harms you, or Jes itself did you wrong? Write to our grievance officer, with or without an account. You get an answer within 24 hours.',
    'Jes मा भएको कुनै कुराले तपाईंलाई हानि गर्‍यो, वा Jes आफैँले अन्याय गर्‍यो? गुनासो सुन्ने अधिकारीलाई लेख्नुहोस्, खाता भए पनि नभए पनि हुन्छ। २४ घण्टाभित्र जवाफ आउँछ।',
  ],
  reportInstead: [
    'If you have an account, the quickest way to have a post or comment looked at is Report in its menu.',
    'खाता छ भने पोस्ट वा कमेन्टको मेनुमा रहेको “रिपोर्ट” सबैभन्दा छिटो बाटो हो।',
  ],
  urgent: [
    'In danger now? Call the police at 100, Child Helpline at 1098, or the women’s helpline at 1145.',
    'अहिले नै खतरामा हुनुहुन्छ? प्रहरी १००, बाल हेल्पलाइन १०९८ वा महिला हेल्पलाइन ११४५ मा फोन गर्नुहोस्।',
  ],

  file: ['Write a grievance', 'गुनासो लेख्नुहोस्'],
  name: ['Your name', 'तपाईंको नाम'],
  email: ['Email', 'इमेल'],
  emailHint: ['The answer goes there, and nobody else sees it.', 'जवाफ यहीँ आउँछ, अरू कसैले देख्दैन।'],
  reason: ['What is it about?', 'केको बारेमा?'],
  childSafety: [
    'A child is in danger or shown in a sexual way',
    'बालबालिका खतरामा वा यौनजन्य रूपमा देखाइएको',
  ],
  privateImages: [
    'Private pictures of me or somebody I speak for',
    'मेरा, वा म जसको तर्फबाट लेख्दै छु उसका निजी तस्बिर',
  ],
  harassment: ['Threats or harassment', 'धम्की वा दुर्व्यवहार'],
  impersonation: ['Somebody poses as me', 'कोही म बनेर बसेको छ'],
  defamation: ['Something untrue that harms my name', 'बदनाम गर्ने झुटो कुरा'],
  copyright: ['My work, used without my leave', 'मेरो सिर्जना बिनाअनुमति चलाइएको'],
  account: ['My account', 'मेरो खाता'],
  other: ['Something else', 'अरू केही'],
  link: ['Address of the page', 'पेजको ठेगाना'],
  linkHint: ['Copy it from the address bar of your browser.', 'ब्राउजरको ठेगाना पट्टीबाट कपी गर्नुहोस्।'],
  text: ['What happened?', 'के भयो?'],
  textHint: [
    'What it is, how it harms you, and what you want done.',
    'के हो, कसरी हानि गर्‍यो, र के गरियोस् भन्ने चाहनुहुन्छ।',
  ],
  send: ['Send grievance', 'गुनासो पठाउनुहोस्'],
  sending: ['Sending...', 'पठाउँदै...'],

  sent: ['We have it', 'गुनासो आइपुग्यो'],
  keepNumber: [
    'Keep this number. With it you see here what became of it; we have mailed it to you too.',
    'यो नम्बर जोगाएर राख्नुहोस्। यसैले के भयो भनेर यहीँ हेर्न मिल्छ; इमेलमा पनि पठाएका छौँ।',
  ],
  number: ['Number', 'नम्बर'],
  copy: ['Copy number', 'नम्बर कपी गर्नुहोस्'],
  copied: ['Number copied', 'नम्बर कपी भयो'],
  copyFailed: ['Your browser did not let us copy it', 'ब्राउजरले कपी गर्न दिएन'],

  follow: ['Follow a grievance', 'गुनासो कहाँ पुग्यो'],
  followHint: ['It looks like JES-7K2M-9QXT-4B3C.', 'यस्तो देखिन्छ: JES-7K2M-9QXT-4B3C।'],
  look: ['Look it up', 'हेर्नुहोस्'],
  unknown: [
    'There is no grievance of this number. Check it letter by letter.',
    'यो नम्बरको गुनासो छैन। अक्षर-अक्षर जाँच्नुहोस्।',
  ],
  open: ['Being looked at', 'हेरिँदै छ'],
  answered: ['Answered', 'जवाफ दिइयो'],
  dueBy: [(when: string) => `Answered by ${when}`, (when: string) => `${when} भित्र जवाफ आउँछ`],
  filedOn: [(when: string) => `Sent ${when}`, (when: string) => `${when} मा पठाइएको`],
  answeredOn: [(when: string) => `Answered ${when}`, (when: string) => `${when} मा जवाफ`],
  yourWords: ['Your words', 'तपाईंले लेखेको'],
  ourAnswer: ['Our answer', 'हाम्रो जवाफ'],
})
