import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  title: ['Help & Support', 'सहयोग'],
  questions: ['Questions people ask', 'धेरै सोधिने प्रश्न'],
  reachUs: ['Reach us', 'हामीलाई भेट्नुहोस्'],
  reachByMail: [
    'Answer any mail that Jes sent you. It reaches the people who run this Jes, and they read Nepali and English.',
    'Jes बाट आएको कुनै पनि इमेलमा जवाफ लेख्नुहोस्। त्यो यो Jes चलाउने मान्छेकहाँ पुग्छ, उहाँहरू नेपाली र अङ्ग्रेजी दुवै पढ्नुहुन्छ।',
  ],
  reachHow: [
    'Say what you did, what happened and what you expected. If the screen showed a report number, write it too. Never send your password: nobody at Jes will ask for it.',
    'के गर्नुभयो, के भयो र के हुनुपर्थ्यो, लेख्नुहोस्। स्क्रिनमा रिपोर्ट नम्बर देखिएको भए त्यो पनि लेख्नुहोस्। पासवर्ड भने कहिल्यै नपठाउनुहोस्: Jes को कसैले पनि माग्दैन।',
  ],
  grievance: [
    'A complaint about something on Jes goes the same way. Send the address of the page and the rule of the Terms or the law that it breaks.',
    'Jes मा भएको कुनै कुराबारे उजुरी पनि यसै गरी गर्नुहोस्। पेजको ठेगाना र सर्त वा कानुनको कुन नियम तोडियो, लेख्नुहोस्।',
  ],
})
