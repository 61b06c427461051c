import { catalogue } from '#lib/language.ts'
import { number, plural } from '#lib/numbers.ts'

export const messages = catalogue({
  title: ['Help & Support', 'सहयोग'],
  find: ['Search help', 'सहयोगमा खोज्नुहोस्'],
  found: [
    (n: number) => `${number(n)} ${plural(n, 'article', 'articles')}`,
    (n: number) => `${number(n)} लेख`,
  ],
  none: ['Nothing fits these words', 'यी शब्दसँग मिल्ने केही भेटिएन'],
  noneSentence: [
    'Try one word less, or another. It may be in either script.',
    'एक शब्द घटाएर वा अर्कै शब्दले खोज्नुहोस्। जुन लिपिमा लेखे पनि हुन्छ।',
  ],
  moreOn: [(topic: string) => `More on ${topic}`, (topic: string) => `${topic}: अरू लेख`],
  failed: ['This text did not load.', 'यो लेख लोड भएन।'],
  reachUs: ['Reach us', 'हामीलाई सम्पर्क गर्नुहोस्'],
  grievance: [
    'Something on Jes harms you, or we did you wrong? The grievance officer answers within 24 hours, with or without an account.',
    'Jes मा भएको कुराले हानि गर्‍यो, वा हामीले अन्याय गर्‍यौँ? गुनासो सुन्ने अधिकारीले २४ घण्टाभित्र जवाफ दिनुहुन्छ, खाता चाहिँदैन।',
  ],
  toGrievance: ['Write a grievance', 'गुनासो लेख्नुहोस्'],
  reachByMail: [
    'For all else, answer any mail that Jes sent you. It reaches the people who run this Jes, and they read Nepali and English. Never send your password: nobody at Jes will ask for it.',
    'अरू कुराका लागि Jes बाट आएको कुनै पनि इमेलमा जवाफ लेख्नुहोस्। त्यो यो Jes चलाउने मान्छेकहाँ पुग्छ, उहाँहरू नेपाली र अङ्ग्रेजी दुवै पढ्नुहुन्छ। पासवर्ड भने कहिल्यै नपठाउनुहोस्: Jes को कसैले पनि माग्दैन।',
  ],
})
