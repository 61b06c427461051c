import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  pleaseVerify: ['Please verify your email to post.', 'पोस्ट गर्न पहिले इमेल पक्का गर्नुहोस्।'],
  sendAgain: ['Send again', 'फेरि पठाउनुहोस्'],
  sendAgainIn: [
    (wait: string) => `Send again in ${wait}`,
    (wait: string) => `${wait} पछि फेरि पठाउनुहोस्`,
  ],
  sending: ['Sending...', 'पठाउँदै...'],
  sent: ['Sent. Look in your mailbox.', 'पठायौँ। मेलबक्स हेर्नुहोस्।'],
  enterCode: ['Enter code', 'कोड लेख्नुहोस्'],

  title: ['Verify email', 'इमेल पक्का गर्नुहोस्'],
  lookForMail: [
    (email: string) =>
      `We sent a mail to ${email}. Open the link in it, or enter its six digits here.`,
    (email: string) => `${email} मा मेल पठाएका छौँ। त्यसको लिङ्क खोल्नुहोस्, वा ६ अङ्कको कोड यहाँ लेख्नुहोस्।`,
  ],
  code: ['Code from the mail', 'मेलमा आएको कोड'],
  verify: ['Verify', 'पक्का गर्नुहोस्'],
  verifying: ['Verifying...', 'पक्का गर्दै...'],
  later: ['Do this later', 'पछि गर्छु'],
  verified: ['Your email is verified', 'तपाईंको इमेल पक्का भयो'],
  canPost: [
    'You can post, comment and make JeHubs now.',
    'अब पोस्ट, कमेन्ट गर्न र JeHub बनाउन सक्नुहुन्छ।',
  ],
  goOn: ['Continue', 'अगाडि बढ्नुहोस्'],
  logIn: ['Log in', 'लगइन'],
  logInFirst: [
    'Log in to enter the code, or open the link in the mail.',
    'कोड लेख्न लगइन गर्नुहोस्, वा मेलको लिङ्क खोल्नुहोस्।',
  ],
  tryAgain: ['Try again', 'फेरि प्रयास गर्नुहोस्'],
})
