import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  yourPassword: ['Your password', 'तपाईंको पासवर्ड'],
  why: ['So that nobody else does this.', 'अरू कसैले यो गर्न नपाओस् भनेर।'],
  bySms: ['Use a code by SMS instead', 'बरु SMS कोड प्रयोग गर्नुहोस्'],
  codeOrRecovery: ['Code from the app, or a recovery code', 'एपमा आएको कोड, वा रिकभरी कोड'],
  noPassword: [
    'This needs a password, and you have none yet.',
    'यसका लागि पासवर्ड चाहिन्छ, तपाईंको अहिले छैन।',
  ],
  setOne: ['Set one by mail', 'मेलबाट राख्नुहोस्'],
  usePasskey: ['Use a passkey', 'पासकी प्रयोग गर्नुहोस्'],
  proved: ['Your passkey has shown that it is you.', 'पासकीले तपाईं नै हो भनेर देखायो।'],
  proveAgain: ['Use it again', 'फेरि पासकी प्रयोग गर्नुहोस्'],
  passkeyFailed: ['The passkey did not work. Try again.', 'पासकी चलेन। फेरि प्रयास गर्नुहोस्।'],
  cancel: ['Cancel', 'रद्द गर्नुहोस्'],
  oneMoment: ['One moment...', 'एकछिन...'],
})
