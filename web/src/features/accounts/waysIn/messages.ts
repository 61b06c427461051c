import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  waysIn: ['Ways in', 'लगइनका बाटा'],
  keepTwo: [
    'Keep at least two. The last one cannot be removed.',
    'कम्तीमा दुईवटा राख्नुहोस्। अन्तिम बाटो हटाउन मिल्दैन।',
  ],
  change: ['Change', 'फेर्नुहोस्'],
  changeOf: [(what: string) => `Change ${what}`, (what: string) => `फेर्नुहोस्: ${what}`],
  email: ['E-mail', 'इमेल'],
  verified: ['Verified', 'पक्का भएको'],
  notVerified: ['Not verified', 'पक्का भएको छैन'],
  password: ['Password', 'पासवर्ड'],
  passwordSet: [
    'Set. It opens your account with your username.',
    'राखिएको छ। प्रयोगकर्ता नामसँगै यसले खाता खोल्छ।',
  ],
})
