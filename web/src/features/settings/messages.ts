import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  settings: ['Settings', 'सेटिङ'],
  saved: ['Saved', 'सेभ भयो'],
  tryAgain: ['Try again', 'फेरि प्रयास गर्नुहोस्'],

  appearance: ['Appearance', 'रूपरङ'],
  textSize: ['Text size', 'अक्षरको साइज'],
  textSizeWhy: ['Everywhere in Jes', 'Jes भरि नै'],
  normal: ['Normal', 'सामान्य'],
  large: ['Large', 'ठूलो'],
  larger: ['Larger', 'अझ ठूलो'],

  languageAndRegion: ['Language and region', 'भाषा र मिति'],
  language: ['Language', 'भाषा'],
  languageWhy: ['Menus, buttons and mails', 'मेनु, बटन र इमेल'],
  digits: ['Digits', 'अंक'],
  digitsWhy: [
    (example: string) => `Counts look like ${example}`,
    (example: string) => `संख्या यस्तो देखिन्छ: ${example}`,
  ],
  followLanguage: ['Like the language', 'भाषा जस्तै'],
  calendar: ['Calendar', 'पात्रो'],
  calendarWhy: [(today: string) => `Today is ${today}`, (today: string) => `आज ${today}`],
  ad: ['AD', 'इस्वी संवत्'],
  bs: ['Bikram Sambat', 'विक्रम संवत्'],

  dataSaver: ['Data saver', 'डेटा बचत'],
  dataSaverWhy: [
    'Photos load when you tap them, clips do not play by themselves',
    'फोटो छोएपछि मात्र लोड हुन्छ, क्लिप आफैँ चल्दैन',
  ],

  typingHelp: ['Typing help', 'टाइप गर्न सहयोग'],
  typingHelpWhy: [
    'Offers Devanagari while you type Nepali in Roman letters, and converts pasted Preeti',
    'रोमनमा नेपाली लेख्दा देवनागरी सुझाउँछ, प्रीतिबाट टाँसेको कुरा बदल्छ',
  ],

  notifications: ['Notifications', 'सूचना'],
  push: ['Push messages', 'पुस सन्देश'],

  account: ['Account', 'खाता'],
  username: ['Username', 'प्रयोगकर्ता नाम'],
  email: ['Email', 'इमेल'],
  verified: ['Verified', 'पक्का भएको'],
  notVerified: ['Not verified', 'पक्का भएको छैन'],
  verifyNow: ['Verify now', 'अहिले पक्का गर्नुहोस्'],

  password: ['Password', 'पासवर्ड'],
  devices: ['Devices', 'डिभाइसहरू'],
  twoStep: ['Two-step log-in', 'दुई चरणको लगइन'],
  leave: ['Log out', 'लगआउट'],
  leaveWhy: ['On this device only.', 'यो डिभाइसबाट मात्र।'],
  logOut: ['Log out', 'लगआउट'],
  loggingOut: ['Logging out...', 'लगआउट हुँदैछ...'],
})
