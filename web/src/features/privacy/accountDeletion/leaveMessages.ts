import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  title: ['Delete account', 'खाता मेट्नुहोस्'],
  why: [
    'You are logged out everywhere at once. For 30 days nothing else changes, and you can log in and keep your account. After that it is gone for good, with its pictures and videos.',
    'तुरुन्तै सबैतिरबाट लगआउट हुन्छ। ३० दिनसम्म अरू केही फेरिँदैन, र लगइन गरेर खाता जोगाउन सक्नुहुन्छ। त्यसपछि तस्बिर र भिडियोसमेत सधैँका लागि मेटिन्छ।',
  ],
  begin: ['Delete account…', 'खाता मेट्नुहोस्…'],
  posts: ['What becomes of your posts and comments?', 'तपाईंका पोस्ट र कमेन्ट के गर्ने?'],
  remove: ['Delete them', 'मेट्ने'],
  removeWhy: ['They go with your account.', 'खातासँगै मेटिन्छन्।'],
  anonymise: ['Leave them without my name', 'मेरो नाम हटाएर छोड्ने'],
  anonymiseWhy: [
    'Others keep the answers they got; nobody sees that they are yours.',
    'अरूले पाएका जवाफ रहन्छन्; तपाईंका हुन् भनेर कसैले देख्दैन।',
  ],
  typeName: [
    (name: string) => `Type ${name} to confirm`,
    (name: string) => `पक्का गर्न ${name} लेख्नुहोस्`,
  ],
  confirm: ['Delete my account', 'मेरो खाता मेट्नुहोस्'],
  deleting: ['One moment...', 'एकछिन...'],
  cancel: ['Cancel', 'रद्द गर्नुहोस्'],
  leaving: [
    (date: string) => `Your account ends on ${date}. Log in before that to keep it.`,
    (date: string) => `तपाईंको खाता ${date} मा सकिन्छ। जोगाउन त्यसअघि लगइन गर्नुहोस्।`,
  ],
})
