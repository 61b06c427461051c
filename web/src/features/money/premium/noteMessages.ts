import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  ended: [
    (until: string) => `Your pass has ended. Everything stays on until ${until}.`,
    (until: string) => `तपाईंको पास सकियो। ${until} सम्म सबै चलिरहन्छ।`,
  ],
  extend: ['Extend', 'थप्नुहोस्'],
  putAway: ['Put away for today', 'आजलाई हटाउनुहोस्'],
})
