import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  toEnglish: ['Translate to English', 'अङ्ग्रेजीमा अनुवाद गर्नुहोस्'],
  toNepali: ['Translate to Nepali', 'नेपालीमा अनुवाद गर्नुहोस्'],
  title: ['Translation', 'अनुवाद'],
  pending: ['Translating…', 'अनुवाद हुँदैछ…'],
  failed: ['The translation did not come.', 'अनुवाद आएन।'],
  onDevice: [
    'Translated by your browser. The text did not leave this device.',
    'तपाईंकै ब्राउजरले अनुवाद गर्‍यो। लेख यो यन्त्रबाट बाहिर गएन।',
  ],
  byServer: [
    (host: string) => `Translated by ${host}. The text was sent there, without your name.`,
    (host: string) => `${host} ले अनुवाद गर्‍यो। लेख त्यहाँ पठाइयो, तपाईंको नाम पठाइएन।`,
  ],
  mayBeWrong: ['A machine translated it and may be wrong.', 'मेसिनको अनुवाद हो, गलत पनि हुन सक्छ।'],
})
