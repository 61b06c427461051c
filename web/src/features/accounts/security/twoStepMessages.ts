import { catalogue } from '#lib/language.ts'

/** For switching two-step log-in on and off: loaded with it. */
export const messages = catalogue({
  cancel: ['Cancel', 'रद्द गर्नुहोस्'],
  goOn: ['Continue', 'अघि बढ्नुहोस्'],
  makeCodes: ['Make new codes', 'नयाँ कोड बनाउनुहोस्'],
  oldCodesGone: ['The old codes work no longer.', 'पुराना कोड अब चल्दैनन्।'],
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
