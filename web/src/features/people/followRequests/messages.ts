import { catalogue } from '#lib/language.ts'
import { plural } from '#lib/numbers.ts'

export const messages = catalogue({
  title: ['Follow requests', 'फलो अनुरोध'],
  accept: ['Accept', 'स्वीकार'],
  acceptPerson: [
    (name: string) => `Let ${name} follow you`,
    (name: string) => `${name} लाई फलो गर्न दिनुहोस्`,
  ],
  decline: ['Decline', 'अस्वीकार'],
  declinePerson: [
    (name: string) => `Do not let ${name} follow you`,
    (name: string) => `${name} लाई फलो गर्न नदिनुहोस्`,
  ],
  acceptAll: ['Accept all', 'सबै स्वीकार गर्नुहोस्'],
  none: ['No requests', 'कुनै अनुरोध छैन'],
  noneSentence: [
    'While your account is private, those who ask to follow you stand here.',
    'खाता निजी हुँदा तपाईंलाई फलो गर्न अनुमति माग्नेहरू यहाँ देखिन्छन्।',
  ],
  removeFollower: [
    (name: string) => `Remove ${name} from your followers`,
    (name: string) => `${name} लाई फलोअरबाट हटाउनुहोस्`,
  ],
  removed: [
    (name: string) => `${name} no longer follows you`,
    (name: string) => `${name} अब तपाईंको फलोअर हुनुहुन्न`,
  ],
  private: ['Private account', 'निजी खाता'],
  privateWhy: [
    'Only followers whom you accept see your posts, clips and lists of people. Those who follow you now stay. What you write in JeHubs and under posts of others is seen by all who read there. Your name, photo and bio stay public.',
    'तपाईंले स्वीकार गरेका फलोअरले मात्र तपाईंका पोस्ट, क्लिप र मान्छेका सूची देख्छन्। अहिलेका फलोअर रहिरहन्छन्। JeHub मा र अरूका पोस्टमुनि लेखेको कुरा त्यहाँ पढ्ने सबैले देख्छन्। नाम, फोटो र परिचय सबैले देख्छन्।',
  ],
  waiting: [
    (n: number): string => `${n} ${plural(n, 'follow request', 'follow requests')}`,
    (n: number): string => `${n} फलो अनुरोध`,
  ],
})
