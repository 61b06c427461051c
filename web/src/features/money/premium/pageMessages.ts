import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  title: ['Premium', 'प्रिमियम'],
  name: ['Jes Premium', 'Jes प्रिमियम'],
  hero: ['Support Jes. Share in what it earns.', 'Jes लाई साथ दिनुहोस्। कमाइमा साझेदार बन्नुहोस्।'],
  promise: [
    'Unlock new features and, if eligible, receive a share of revenue.',
    'नयाँ सुविधा पाउनुहोस्, योग्य भए आम्दानीको भाग पनि।',
  ],
  whatYouGet: ['What you get', 'के पाइन्छ'],
  revenue: ['Share of revenue', 'आम्दानीको भाग'],
  revenueSentence: [
    'Half of what passes bring in goes to the creators whom members really read and watch.',
    'पासबाट आएको आधा पैसा सदस्यले साँच्चै पढेका र हेरेका सर्जकलाई जान्छ।',
  ],
  longer: ['Longer clips and posts', 'लामा क्लिप र पोस्ट'],
  longerSentence: [
    'Clips of three minutes, posts of twenty-five thousand characters, and posts that go out at the hour you choose.',
    'तीन मिनेटका क्लिप, पच्चीस हजार अक्षरका पोस्ट, र भनेको समयमा निस्कने पोस्ट।',
  ],
  marigold: ['Marigold beside your name', 'नामसँगै सयपत्री'],
  marigoldSentence: [
    'A small sign that you keep Jes running. It never changes how votes are counted.',
    'Jes चलाउन साथ दिएको सानो चिनो। यसले भोटको गन्ती कहिल्यै फेर्दैन।',
  ],
  order: ['Your things in order', 'आफ्ना कुरा मिलाएर'],
  orderSentence: [
    'Folders for bookmarks, pinned posts on your profile, and numbers about your own posts.',
    'सेभ गरेकाका लागि फोल्डर, प्रोफाइलमा पिन गरिएका पोस्ट, र आफ्नै पोस्टका तथ्याङ्क।',
  ],
  neverSold: ['What is never sold', 'के कहिल्यै बेचिँदैन'],
  neverSoldSentence: [
    'Nobody can buy a better place in the feed or a vote that counts more.',
    'फिडमा राम्रो ठाउँ वा बढी गनिने भोट पैसाले किन्न पाइँदैन।',
  ],
  subscribe: ['Subscribe to Premium', 'प्रिमियम लिनुहोस्'],
  extend: ['Extend', 'थप्नुहोस्'],
  analytics: ['See how your posts are read', 'आफ्ना पोस्ट कसरी पढिए, हेर्नुहोस्'],
  lasts: [
    (until: string) => `Your pass lasts until ${until}.`,
    (until: string) => `तपाईंको पास ${until} सम्म छ।`,
  ],
  ended: [
    (until: string) => `Your pass has ended. Everything stays on until ${until}.`,
    (until: string) => `तपाईंको पास सकियो। ${until} सम्म सबै चलिरहन्छ।`,
  ],
  beforeCharge: [
    'You see the price and confirm before anything is charged.',
    'पैसा काटिनुअघि मूल्य देख्नुहुन्छ र आफैँ पक्का गर्नुहुन्छ।',
  ],
})

/** Questions before paying. */
export const questions = catalogue({
  title: ['Good to know', 'जानिराखौँ'],
  renew: ['Does it renew by itself?', 'आफैँ नवीकरण हुन्छ?'],
  renewAnswer: [
    'No. You pay once for a number of days. We remind you 7, 3 and 1 days before the end, and charge nothing.',
    'हुँदैन। तोकिएका दिनका लागि एकपटक तिर्ने हो। सकिनुभन्दा ७, ३ र १ दिनअघि सम्झाउँछौँ, पैसा काट्दैनौँ।',
  ],
  again: ['What if I buy another before it ends?', 'सकिनुअघि फेरि लिए के हुन्छ?'],
  againAnswer: ['The days are added on. None is lost.', 'दिन थपिन्छन्। एक दिन पनि खेर जाँदैन।'],
  stop: ['What if I stop?', 'रोकेँ भने के हुन्छ?'],
  stopAnswer: [
    (days: string) =>
      `Everything stays on for ${days} more days. After that you keep what you made: long posts and clips stay as they are, and nothing is deleted.`,
    (days: string) =>
      `अझै ${days} दिन सबै चल्छ। त्यसपछि पनि बनाएका कुरा रहन्छन्: लामा पोस्ट र क्लिप जस्ताको तस्तै, केही मेटिँदैन।`,
  ],
  refund: ['Can I have my money back?', 'पैसा फिर्ता पाइन्छ?'],
  refundAnswer: [
    'Yes, within 7 days, if you did not use the pass. And always if you were charged without getting one.',
    'पास नचलाएको भए ७ दिनभित्र पाइन्छ। पैसा काटियो तर पास आएन भने जहिले पनि।',
  ],
  more: ['More about Premium', 'प्रिमियमबारे थप'],
})
