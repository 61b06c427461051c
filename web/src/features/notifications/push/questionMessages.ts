import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  question: ['Get told when somebody replies?', 'कसैले जवाफ दिँदा खबर चाहिन्छ?'],
  why: [
    'Jes can tell you on this device, also while it is closed. You can change it in the settings.',
    'Jes बन्द हुँदा पनि यो डिभाइसमा खबर आउँछ। सेटिङमा फेर्न सकिन्छ।',
  ],
  yes: ['Yes', 'हुन्छ'],
  notNow: ['Not now', 'अहिले होइन'],
  isOn: ['You will be told on this device', 'अब यो डिभाइसमा खबर आउँछ'],
})
