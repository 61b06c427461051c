import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  account: ['Account', 'खाता'],
  tryAgain: ['Try again', 'फेरि प्रयास गर्नुहोस्'],
  change: ['Change', 'फेर्नुहोस्'],
  changeOf: [(what: string) => `Change ${what}`, (what: string) => `फेर्नुहोस्: ${what}`],
  cancel: ['Cancel', 'रद्द गर्नुहोस्'],
  saving: ['Saving...', 'सेभ हुँदैछ...'],
  passwordWhy: ['So that nobody else changes it.', 'अरू कसैले फेर्न नपाओस् भनेर।'],

  username: ['Username', 'प्रयोगकर्ता नाम'],
  newUsername: ['New username', 'नयाँ प्रयोगकर्ता नाम'],
  usernameWhy: [
    'Once in 30 days. Your old name leads to you for 90 days, then others may take it.',
    '३० दिनमा एक पटक। पुरानो नामले ९० दिनसम्म तपाईंकहाँ पुर्‍याउँछ, त्यसपछि अरूले लिन सक्छन्।',
  ],
  usernameFrom: [
    (date: string) => `You can change it again from ${date}.`,
    (date: string) => `${date} देखि फेरि फेर्न मिल्छ।`,
  ],
  saveUsername: ['Change username', 'प्रयोगकर्ता नाम फेर्नुहोस्'],
  usernameChanged: ['Your username is changed.', 'तपाईंको प्रयोगकर्ता नाम फेरियो।'],

  email: ['Email', 'इमेल'],
  noEmail: ['None yet', 'अहिलेसम्म छैन'],
  verified: ['Verified', 'पक्का भएको'],
  notVerified: ['Not verified', 'पक्का भएको छैन'],
  verifyNow: ['Verify now', 'अहिले पक्का गर्नुहोस्'],
  newEmail: ['New email', 'नयाँ इमेल'],
  emailWhy: [
    'We send a link to the new address. Until you open it, your old address stays.',
    'नयाँ ठेगानामा लिङ्क पठाउँछौँ। त्यो नखोलेसम्म पुरानै ठेगाना रहन्छ।',
  ],
  saveEmail: ['Send the link', 'लिङ्क पठाउनुहोस्'],
  emailSent: [
    'Sent. Open the link in the mail to your new address.',
    'पठायौँ। नयाँ ठेगानाको मेलमा आएको लिङ्क खोल्नुहोस्।',
  ],
  waiting: [
    (email: string) => `${email} waits for you to open the link we sent there.`,
    (email: string) => `${email} मा पठाएको लिङ्क तपाईंले खोल्न बाँकी छ।`,
  ],
  sendAgain: ['Send again', 'फेरि पठाउनुहोस्'],
  drop: ['Keep the old address', 'पुरानै ठेगाना राख्नुहोस्'],
  dropping: ['One moment...', 'एकछिन...'],
  dropped: ['Your address stays as it is.', 'तपाईंको ठेगाना पुरानै रह्यो।'],

  password: ['Password', 'पासवर्ड'],
  passwordIn: ['In Security, with your devices', 'सुरक्षामा, तपाईंका डिभाइससँगै'],
})
