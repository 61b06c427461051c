import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  ask: ['Ask for a payout', 'भुक्तानी माग्नुहोस्'],
  missing: [
    (missing: string, smallest: string) =>
      `${missing} more and you can have it paid out, from ${smallest}.`,
    (missing: string, smallest: string) => `अझै ${missing} भएपछि माग्न मिल्छ, ${smallest} देखि।`,
  ],
  toFirst: ['On the way to a payout', 'भुक्तानीसम्मको बाटो'],
  where: [
    (amount: string) => `Where should ${amount} go?`,
    (amount: string) => `${amount} कहाँ पठाउने?`,
  ],
  whole: [
    'The whole balance is paid out. An admin sends it by hand, usually within a few days.',
    'मौज्दात सबै पठाइन्छ। एडमिनले आफैँ पठाउनुहुन्छ, प्रायः केही दिनभित्र।',
  ],
  method: ['How', 'कसरी'],
  esewa: ['eSewa', 'eSewa'],
  khalti: ['Khalti', 'Khalti'],
  bank: ['Bank', 'बैंक'],
  name: ['Name on the account', 'खातामा भएको नाम'],
  nameHint: ['As it stands there, letter by letter.', 'त्यहाँ जस्तो छ, त्यस्तै।'],
  wallet: ['Mobile number of the wallet', 'वालेटको मोबाइल नम्बर'],
  account: ['Account number', 'खाता नम्बर'],
  bankName: ['Bank and branch', 'बैंक र शाखा'],
  sealed: [
    'Kept sealed. Only the admin who sends the money opens it, and it is deleted 90 days after.',
    'इन्क्रिप्ट गरेर राखिन्छ। पैसा पठाउने एडमिनले मात्र खोल्नुहुन्छ, र ९० दिनपछि मेटिन्छ।',
  ],
  send: ['Ask for it', 'माग्नुहोस्'],
  sending: ['Asking...', 'माग्दै...'],
  cancel: ['Cancel', 'रद्द गर्नुहोस्'],
  sent: ['Your payout is asked for', 'भुक्तानी माग्नुभयो'],
  open: ['Your payout', 'तपाईंको भुक्तानी'],
  history: ['Payouts', 'भुक्तानीहरू'],
  asked: ['Asked for', 'मागिएको'],
  askedWhy: ['An admin looks at it.', 'एडमिनले हेर्दै हुनुहुन्छ।'],
  approved: ['Approved', 'स्वीकृत'],
  approvedWhy: ['The money is being sent.', 'पैसा पठाइँदैछ।'],
  paid: ['Paid', 'पठाइयो'],
  paidWhy: [
    (reference: string) => `Reference ${reference}`,
    (reference: string) => `सन्दर्भ ${reference}`,
  ],
  declined: ['Declined', 'अस्वीकृत'],
  declinedWhy: ['The money is in your balance again.', 'पैसा फेरि तपाईंको मौज्दातमा छ।'],
  to: [
    (method: string, hint: string) => `${method} …${hint}`,
    (method: string, hint: string) => `${method} …${hint}`,
  ],
  held: [
    (date: string) =>
      `We have not sent money there before, so it waits until ${date}. If this is not yours, choose a new password and write to us.`,
    (date: string) =>
      `त्यहाँ पहिले पैसा पठाएका छैनौँ, त्यसैले ${date} सम्म पर्खन्छ। यो तपाईंको होइन भने नयाँ पासवर्ड राख्नुहोस् र हामीलाई लेख्नुहोस्।`,
  ],
})
