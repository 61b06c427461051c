import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  waysIn: ['Ways in', 'लगइनका बाटा'],
  keepTwo: [
    'Keep at least two. The last one cannot be removed.',
    'कम्तीमा दुईवटा राख्नुहोस्। अन्तिम बाटो हटाउन मिल्दैन।',
  ],
  change: ['Change', 'फेर्नुहोस्'],
  changeOf: [(what: string) => `Change ${what}`, (what: string) => `फेर्नुहोस्: ${what}`],
  add: ['Add', 'थप्नुहोस्'],
  addOf: [(what: string) => `Add ${what}`, (what: string) => `थप्नुहोस्: ${what}`],
  remove: ['Remove', 'हटाउनुहोस्'],
  removeOf: [(what: string) => `Remove ${what}`, (what: string) => `हटाउनुहोस्: ${what}`],
  last: ['The last way in cannot be removed.', 'अन्तिम बाटो हटाउन मिल्दैन।'],
  phone: ['Mobile number', 'मोबाइल नम्बर'],
  noPhone: ['None. It opens your account by SMS.', 'छैन। राखे SMS ले खाता खुल्छ।'],
  noEmail: ['None. You can add one.', 'छैन। थप्न सक्नुहुन्छ।'],
  set: ['Set', 'राख्नुहोस्'],
  setOf: [(what: string) => `Set ${what}`, (what: string) => `राख्नुहोस्: ${what}`],
  noPassword: ['None. You do not need one.', 'छैन। नभए पनि हुन्छ।'],
  email: ['E-mail', 'इमेल'],
  verified: ['Verified', 'पक्का भएको'],
  notVerified: ['Not verified', 'पक्का भएको छैन'],
  password: ['Password', 'पासवर्ड'],
  passwordSet: [
    'Set. It opens your account with your username.',
    'राखिएको छ। प्रयोगकर्ता नामसँगै यसले खाता खोल्छ।',
  ],
})
