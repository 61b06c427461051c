import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  logOutOf: [(name: string) => `Logout @${name}`, (name: string) => `@${name} लगआउट`],
  accounts: [(name: string) => `@${name}, accounts`, (name: string) => `@${name}, खाताहरू`],
  greeting: ['के छ खबर?', 'के छ खबर?'],
  menu: ['Menu', 'मेनु'],
  navigate: ['Navigate', 'जानुहोस्'],
  myProfile: ['My Profile', 'मेरो प्रोफाइल'],
  createClip: ['Create JesClip', 'JesClip बनाउनुहोस्'],
  createHub: ['Create JeHub', 'JeHub बनाउनुहोस्'],
  createPost: ['Create Post', 'पोस्ट लेख्नुहोस्'],
  lists: ['Lists', 'सूचीहरू'],
  settings: ['Settings', 'सेटिङ'],
  admin: ['Admin', 'एडमिन'],
  activeMember: ['Active Member', 'सक्रिय सदस्य'],
  needsLogIn: ['Log in first', 'पहिले लगइन'],
  inOtherLanguage: ['नेपाली', 'English'],
  shortcuts: ['Keyboard shortcuts', 'किबोर्ड सर्टकट'],
  darkTheme: ['Dark theme', 'गाढा रङ'],
  lightTheme: ['Light theme', 'उज्यालो रङ'],
})
