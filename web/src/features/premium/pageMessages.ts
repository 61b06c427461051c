import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  title: ['Premium', 'प्रिमियम'],
  name: ['Jes Premium', 'Jes प्रिमियम'],
  hero: ['Support Jes. Share in what it earns.', 'Jes लाई साथ दिनुहोस्। कमाइमा साझेदार बन्नुहोस्।'],
  promise: [
    'Unlock new features and, if eligible, receive a share of revenue.',
    'नयाँ सुविधा पाउनुहोस्, योग्य भए आम्दानीको भाग पनि।',
  ],
  notOnSale: ['No passes are on sale on this Jes yet.', 'यो Jes मा प्रिमियम पास अहिले बिक्रीमा छैन।'],
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
    'सेभ गरेकाका लागि फोल्डर, प्रोफाइलमा टाँसिएका पोस्ट, र आफ्नै पोस्टका तथ्याङ्क।',
  ],
  neverSold: ['What is never sold', 'के कहिल्यै बेचिँदैन'],
  neverSoldSentence: [
    'Nobody can buy a better place in the feed or a vote that counts more.',
    'फिडमा राम्रो ठाउँ वा बढी गनिने भोट पैसाले किन्न पाइँदैन।',
  ],
  eligible: ['Am I eligible?', 'म योग्य छु?'],
  eligibleSentence: [
    'Your eligibility and earnings appear here once passes are on sale.',
    'पास बिक्री सुरु भएपछि तपाईंको योग्यता र कमाइ यहीँ देखिन्छ।',
  ],
})
