import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  yourPassword: ['Your password', 'तपाईंको पासवर्ड'],
  why: ['So that nobody else does this.', 'अरू कसैले यो गर्न नपाओस् भनेर।'],
  byPassword: ['Use your password instead', 'बरु पासवर्ड प्रयोग गर्नुहोस्'],
  byMail: ['Use a code by mail instead', 'बरु मेलको कोड प्रयोग गर्नुहोस्'],
  bySms: ['Use a code by SMS instead', 'बरु SMS कोड प्रयोग गर्नुहोस्'],
  codeOrRecovery: ['Code from the app, or a recovery code', 'एपमा आएको कोड, वा रिकभरी कोड'],
  atProvider: [
    (name: string) => `Log in at ${name} again`,
    (name: string) => `${name} मा फेरि लगइन गर्नुहोस्`,
  ],
  thenGoOn: [
    'Log in there, in the other tab. Then go on here.',
    'अर्को ट्याबमा लगइन गर्नुहोस्, अनि यहाँ अगाडि बढ्नुहोस्।',
  ],
  otherWay: ['Use another way', 'अर्को तरिका प्रयोग गर्नुहोस्'],
  usePasskey: ['Use a passkey', 'पासकी प्रयोग गर्नुहोस्'],
  proved: ['Your passkey has shown that it is you.', 'पासकीले तपाईं नै हो भनेर देखायो।'],
  proveAgain: ['Use it again', 'फेरि पासकी प्रयोग गर्नुहोस्'],
  passkeyFailed: ['The passkey did not work. Try again.', 'पासकी चलेन। फेरि प्रयास गर्नुहोस्।'],
  cancel: ['Cancel', 'रद्द गर्नुहोस्'],
  oneMoment: ['One moment...', 'एकछिन...'],
})
