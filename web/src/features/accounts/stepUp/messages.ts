import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  yourPassword: ['Your password', 'तपाईंको पासवर्ड'],
  why: ['So that nobody else does this.', 'अरू कसैले यो गर्न नपाओस् भनेर।'],
  bySms: ['Use a code by SMS instead', 'बरु SMS कोड प्रयोग गर्नुहोस्'],
  codeOrRecovery: ['Code from the app, or a recovery code', 'एपमा आएको कोड, वा रिकभरी कोड'],
  cancel: ['Cancel', 'रद्द गर्नुहोस्'],
  oneMoment: ['One moment...', 'एकछिन...'],
})
