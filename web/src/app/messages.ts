import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  mainNavigation: ['Main', 'मुख्य'],
  home: ['Home', 'होम'],
  explore: ['Explore', 'खोज्नुहोस्'],
  search: ['Search', 'खोज'],
  notifications: ['Notifications', 'सूचना'],
  unread: [
    (count: string) => `Notifications, ${count} unread`,
    (count: string) => `सूचना, ${count} नपढेका`,
  ],
  clips: ['JesClips', 'JesClips'],
  bookmarks: ['Bookmarks', 'सेभ गरेका'],
  hubs: ['JeHubs', 'JeHubs'],
  premium: ['Premium', 'प्रिमियम'],
  profile: ['Profile', 'प्रोफाइल'],
  more: ['More', 'थप'],
  post: ['Post', 'पोस्ट गर्नुहोस्'],
  create: ['Create', 'बनाउनुहोस्'],
  logIn: ['Login', 'लगइन'],
  signUp: ['Sign Up', 'साइन अप'],
  invitation: [
    'Log in to post, vote and join JeHubs.',
    'पोस्ट गर्न, भोट दिन र JeHub मा जोडिन लगइन गर्नुहोस्।',
  ],
  openMenu: ['Open menu', 'मेनु खोल्नुहोस्'],
  accountMenu: ['Account', 'खाता'],
  help: ['Help & Support', 'सहयोग'],
  about: ['About', 'Jes बारे'],
  corruptSession: [
    'Your saved session could not be read. Please log in again.',
    'सेभ भएको सेसन पढ्न सकिएन। फेरि लगइन गर्नुहोस्।',
  ],
  offline: ['You are offline', 'तपाईं अफलाइन हुनुहुन्छ'],
  online: ['You are back online', 'इन्टरनेट फेरि आयो'],
  errorTitle: ['Unexpected Application Error', 'Unexpected Application Error'],
})
