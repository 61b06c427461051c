import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  devices: ['Devices', 'डिभाइसहरू'],
  twoStep: ['Two-step log-in', 'दुई चरणको लगइन'],
  tryAgain: ['Try again', 'फेरि प्रयास गर्नुहोस्'],
  saving: ['Saving...', 'सेभ हुँदैछ...'],
  currentPassword: ['Current password', 'अहिलेको पासवर्ड'],
  newPassword: ['New password', 'नयाँ पासवर्ड'],
  passwordWhy: [
    'Your other devices are logged out when you change it.',
    'पासवर्ड फेर्दा तपाईंका अरू डिभाइसबाट लगआउट हुन्छ।',
  ],
  setPassword: ['Set password', 'पासवर्ड राख्नुहोस्'],
  changePassword: ['Change password', 'पासवर्ड फेर्नुहोस्'],
  passwordChanged: [
    'Password changed. Your other devices are logged out.',
    'पासवर्ड फेरियो। अरू डिभाइसबाट लगआउट भयो।',
  ],
  thisDevice: ['This device', 'यही डिभाइस'],
  lastUsed: ['Last used', 'पछिल्लो प्रयोग'],
  signOut: ['Sign out', 'हटाउनुहोस्'],
  signOutDevice: [
    (device: string) => `Sign out ${device}`,
    (device: string) => `${device} हटाउनुहोस्`,
  ],
  signingOut: ['Signing out...', 'हटाउँदै...'],
  signedOut: ['That device is signed out.', 'त्यो डिभाइसबाट लगआउट भयो।'],
  logOutEverywhere: ['Log out everywhere', 'सबैतिरबाट लगआउट'],
  everywhereTitle: ['Log out everywhere?', 'सबैतिरबाट लगआउट गर्ने?'],
  everywhereWhy: [
    'Every device is logged out, this one too. You need your password to come back.',
    'यही डिभाइससमेत सबैबाट लगआउट हुन्छ। फेरि आउन पासवर्ड चाहिन्छ।',
  ],
  loggingOut: ['Logging out...', 'लगआउट हुँदैछ...'],
  twoStepWhy: [
    'After your password, Jes asks for a code from an app on your phone. A stolen password alone is then no use.',
    'पासवर्डपछि फोनको एपमा आएको कोड पनि चाहिन्छ। पासवर्ड चोरी भए पनि खाता जोगिन्छ।',
  ],
  staffNeedIt: [
    'You are of the staff: your tools wait until it is on.',
    'तपाईं स्टाफ हुनुहुन्छ: यो नखोलेसम्म स्टाफका काम गर्न मिल्दैन।',
  ],
  newCodes: ['New recovery codes', 'नयाँ रिकभरी कोड'],
  on: ['On', 'खुला छ'],
  off: ['Off', 'बन्द छ'],
  switchOn: ['Switch on', 'खोल्नुहोस्'],
  switchOff: ['Switch off', 'बन्द गर्नुहोस्'],
})
