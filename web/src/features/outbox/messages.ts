import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  logInAgain: [
    'Log in again. Your comment is kept and goes out then.',
    'फेरि लगइन गर्नुहोस्। कमेन्ट सुरक्षित छ, त्यसपछि जान्छ।',
  ],
  isHeld: [
    'Your comment waits for a moderator. Others see it once it is approved.',
    'तपाईंको कमेन्ट मोडरेटरको पर्खाइमा छ। स्वीकृत भएपछि अरूले देख्छन्।',
  ],
})
