import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  cancel: ['Cancel', 'रद्द गर्नुहोस्'],
  tryAgain: ['Try again', 'फेरि प्रयास गर्नुहोस्'],
  saving: ['Saving...', 'सेभ हुँदैछ...'],

  currentPassword: ['Current password', 'अहिलेको पासवर्ड'],
  newPassword: ['New password', 'नयाँ पासवर्ड'],
  passwordWhy: [
    'Your other devices are logged out when you change it.',
    'पासवर्ड फेर्दा तपाईंका अरू डिभाइसबाट लगआउट हुन्छ।',
  ],
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
  on: ['On', 'खुला छ'],
  off: ['Off', 'बन्द छ'],
  switchOn: ['Switch on', 'खोल्नुहोस्'],
  switchOff: ['Switch off', 'बन्द गर्नुहोस्'],
  oneMoment: ['One moment...', 'एकछिन...'],
  scan: [
    'Scan this picture with an authenticator app, for example Google Authenticator or Aegis.',
    'अथेन्टिकेटर एपले यो चित्र स्क्यान गर्नुहोस्, जस्तै Google Authenticator वा Aegis।',
  ],
  qrCode: ['QR code for your authenticator app', 'अथेन्टिकेटर एपका लागि QR कोड'],
  qrFailed: [
    'The picture did not load. Enter the key by hand.',
    'चित्र लोड भएन। तलको कुञ्जी एपमा आफैँ लेख्नुहोस्।',
  ],
  orKey: ['Or enter this key in the app:', 'वा यो कुञ्जी एपमा लेख्नुहोस्:'],
  openApp: ['Open in an app on this phone', 'यही फोनको एपमा खोल्नुहोस्'],
  codeFromApp: ['Code from the app', 'एपमा आएको कोड'],
  codeOrRecovery: ['Code from the app, or a recovery code', 'एपमा आएको कोड, वा रिकभरी कोड'],
  twoStepIsOn: ['Two-step log-in is on.', 'दुई चरणको लगइन खुल्यो।'],
  twoStepIsOff: ['Two-step log-in is off.', 'दुई चरणको लगइन बन्द भयो।'],

  recoveryCodes: ['Recovery codes', 'रिकभरी कोड'],
  keepCodes: [
    'Keep these ten codes in a safe place. Each lets you in once if you lose your phone. We do not show them again.',
    'यी दस कोड सुरक्षित ठाउँमा राख्नुहोस्। फोन हराए एउटा कोडले एक पटक लगइन गर्न मिल्छ। फेरि देखाउँदैनौँ।',
  ],
  copy: ['Copy', 'कपी गर्नुहोस्'],
  copied: ['Copied', 'कपी भयो'],
  copyFailed: ['Copying did not work. Select the text instead.', 'कपी भएन। पाठ छानेर कपी गर्नुहोस्।'],
  download: ['Download', 'डाउनलोड'],
  kept: ['I have kept them', 'मैले जोगाएँ'],
})
