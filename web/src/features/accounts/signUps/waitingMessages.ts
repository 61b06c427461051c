import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  title: ['Thank you. Your request is with us.', 'धन्यवाद। अनुरोध हामीकहाँ आइपुग्यो।'],
  read: ['Somebody of Jes reads it, mostly within a day.', 'Jes को टोलीले पढ्छ, प्रायः एक दिनभित्र।'],
  tell: [
    'We tell you by mail, or by SMS if you came by number.',
    'मेलमा खबर गर्छौँ, नम्बरबाट आउनुभएको भए SMS मा।',
  ],
  logIn: [
    'Then you log in the way you just signed up.',
    'त्यसपछि अहिले जसरी साइन अप गर्नुभयो, त्यसैगरी लगइन गर्नुहोस्।',
  ],
  look: ['Look around meanwhile', 'त्यतिन्जेल यसो हेर्नुहोस्'],
})
