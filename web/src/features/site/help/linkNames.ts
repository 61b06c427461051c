import { findHelp } from '@jes/contract/site/help'
import type { Language } from '#lib/preferences.ts'

/** The names of linked pages. */
const NAMES: Record<string, Record<Language, string>> = {
  '/register': { en: 'Sign up', ne: 'साइन अप' },
  '/verify-email': { en: 'Verify email', ne: 'इमेल पक्का गर्नुहोस्' },
  '/forgot-password': { en: 'Forgot password', ne: 'पासवर्ड बिर्सनुभयो' },
  '/setting': { en: 'Settings', ne: 'सेटिङ' },
  '/add-post': { en: 'Create post', ne: 'पोस्ट लेख्नुहोस्' },
  '/add-jesclips': { en: 'Create JesClip', ne: 'JesClip बनाउनुहोस्' },
  '/jesclips/latest': { en: 'JesClips', ne: 'JesClips' },
  '/jehubs': { en: 'JeHubs', ne: 'JeHubs' },
  '/search': { en: 'Search', ne: 'खोज' },
  '/trending': { en: 'Trending', ne: 'चर्चामा' },
  '/about': { en: 'How the ranking works', ne: 'क्रम कसरी मिलाइन्छ' },
  '/reports': { en: 'My reports', ne: 'मेरा रिपोर्ट' },
  '/premium': { en: 'Premium', ne: 'प्रिमियम' },
  '/rules': { en: 'Rules', ne: 'नियम' },
  '/terms': { en: 'Terms', ne: 'सर्तहरू' },
  '/privacy-policy': { en: 'Privacy policy', ne: 'गोपनीयता नीति' },
  '/blogs': { en: 'Blog', ne: 'ब्लग' },
  '/notifications': { en: 'Notifications', ne: 'सूचना' },
  '/help/grievance': { en: 'Write a grievance', ne: 'गुनासो लेख्नुहोस्' },
}

/** The name of a page or of another article. */
export function linkName(path: string, language: Language) {
  const article = findHelp(path.replace('/help/', ''))?.article
  return NAMES[path]?.[language] ?? article?.[language] ?? path
}
