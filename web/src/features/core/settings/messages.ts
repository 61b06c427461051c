import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  saved: ['Saved', 'सेभ भयो'],
  tryAgain: ['Try again', 'फेरि प्रयास गर्नुहोस्'],

  appearance: ['Appearance', 'रूपरङ'],
  textSize: ['Text size', 'अक्षरको साइज'],
  textSizeWhy: ['Everywhere in Jes', 'Jes भरि नै'],
  normal: ['Normal', 'सामान्य'],
  large: ['Large', 'ठूलो'],
  altReminder: ['Remind me to describe photos', 'फोटोको विवरण लेख्न सम्झाउने'],
  altReminderWhy: ['On this device, before a post goes out', 'यस उपकरणमा, पोस्ट जानुअघि'],
  singleKeys: ['Keyboard shortcuts', 'किबोर्ड सर्टकट'],
  singleKeysWhy: [
    'Single letters, as ? shows them; on this device',
    'एक्लो अक्षर, ? ले देखाएजस्तै; यस उपकरणमा',
  ],
  larger: ['Larger', 'अझ ठूलो'],

  languageAndRegion: ['Language and region', 'भाषा र मिति'],
  language: ['Language', 'भाषा'],
  languageWhy: ['Menus, buttons and mails', 'मेनु, बटन र इमेल'],
  digits: ['Digits', 'अङ्क'],
  digitsWhy: [
    (example: string) => `Counts look like ${example}`,
    (example: string) => `सङ्ख्या यस्तो देखिन्छ: ${example}`,
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

  dataUse: ['Data use', 'डेटा खपत'],
  dataUseWhy: [
    'What Jes used this week and month, and a limit',
    'यस हप्ता र महिना Jes ले खपत गरेको डेटा, र सीमा',
  ],
  look: ['Look', 'हेर्नुहोस्'],

  videos: ['Videos', 'भिडियो'],
  autoplay: ['Videos begin by themselves', 'भिडियो आफैँ चल्ने'],
  autoplayWhy: ['With data saver on they never do', 'डेटा बचत खुला हुँदा कहिल्यै आफैँ चल्दैन'],
  always: ['Always', 'सधैँ'],
  wifi: ['On Wi-Fi', 'वाइफाइमा मात्र'],
  never: ['Never', 'नचल्ने'],

  typingHelp: ['Typing help', 'टाइप गर्न सहयोग'],
  typingHelpWhy: [
    'Offers Devanagari while you type Nepali in Roman letters, and converts pasted Preeti',
    'रोमनमा नेपाली लेख्दा देवनागरी सुझाउँछ, प्रीतिबाट टाँसेको कुरा बदल्छ',
  ],

  notifications: ['Notifications', 'सूचना'],
  push: ['Push messages', 'पुस सन्देश'],

  leave: ['Log out', 'लगआउट'],
  leaveWhy: ['On this device only.', 'यो डिभाइसबाट मात्र।'],
  logOut: ['Log out', 'लगआउट'],
  loggingOut: ['Logging out...', 'लगआउट हुँदैछ...'],
})
