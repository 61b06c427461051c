import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  heading: ['A number is enough', 'नम्बर भए पुग्छ'],
  sentence: [
    'No password needed. If you have an account, this number opens it.',
    'पासवर्ड चाहिँदैन। पहिल्यै खाता छ भने यही नम्बरले खुल्छ।',
  ],
  number: ['Mobile number', 'मोबाइल नम्बर'],
  numberWhy: [
    'One SMS with a six digit code. Nobody sees your number.',
    'एउटा SMS मा ६ अङ्कको कोड आउँछ। नम्बर अरूले देख्दैनन्।',
  ],
  sendCode: ['Send the code', 'कोड पठाउनुहोस्'],
  goOn: ['Continue', 'अगाडि बढ्नुहोस्'],
  sending: ['Sending...', 'पठाउँदै...'],
  or: ['or', 'वा'],
  email: ['E-mail', 'इमेल'],
  sameNumber: ['New here? The same number makes your account.', 'नयाँ हुनुहुन्छ? यही नम्बरले खाता खुल्छ।'],

  codeHeading: ['Six digits, please', '६ अङ्कको कोड लेख्नुहोस्'],
  sentTo: [
    (number: string) => `SMS sent to ${number}`,
    (number: string) => `${number} मा SMS पठायौँ`,
  ],
  change: ['Change', 'फेर्नुहोस्'],
  code: ['Code from the SMS', 'SMS मा आएको कोड'],
  validFor: [(clock: string) => `Valid for ${clock}`, (clock: string) => `${clock} सम्म चल्छ`],
  isOver: ['Expired', 'समय सकियो'],
  again: ['Send the code again', 'कोड फेरि पठाउनुहोस्'],
  againIn: [(clock: string) => `in ${clock}`, (clock: string) => `${clock} पछि`],
  sentAgain: ['A new code is on its way.', 'नयाँ कोड पठायौँ।'],
  useEmail: ['Use e-mail instead', 'बरु इमेल प्रयोग गर्नुहोस्'],
  lost: ['I no longer have this number', 'यो नम्बर अब मसँग छैन'],
  never: [
    'Jes never asks for this code in a call or a message. Give it to nobody.',
    'Jes ले फोन वा म्यासेजमा यो कोड कहिल्यै माग्दैन। कसैलाई नदिनुहोस्।',
  ],
  checking: ['One moment...', 'एकछिन...'],

  nameHeading: ['What should we call you?', 'तपाईंलाई के भनेर चिन्ने?'],
  nameWhy: [
    'Your number is confirmed. Choose a username, and you are in.',
    'नम्बर पक्का भयो। प्रयोगकर्ता नाम रोज्नुहोस्, अनि भित्र आउनुहोस्।',
  ],
  makeAccount: ['Make my account', 'खाता खोल्नुहोस्'],
  making: ['Making your account...', 'खाता खोल्दै...'],
})
