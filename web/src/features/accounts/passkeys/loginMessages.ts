import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  logIn: ['Log in with a passkey', 'पासकीले लगइन गर्नुहोस्'],
  oneMoment: ['One moment...', 'एकछिन...'],
  failed: [
    'The passkey could not be used here. Log in another way.',
    'यहाँ पासकी चलाउन सकिएन। अर्को तरिकाले लगइन गर्नुहोस्।',
  ],
})
