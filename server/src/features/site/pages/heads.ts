import { findDistrict, provinces } from '@jes/contract/core/districts'
import type { Language } from '@jes/contract/core/settings'
import { findHelp } from '@jes/contract/site/help'

/** The head of a page before any script has run: for search engines, link previews, and the tab. */
export type Head = {
  title: string
  description: string
  /** Personal pages, and pages of no lasting value, are hidden from search engines. */
  isListed: boolean
  status: number
  /** The canonical path, where the page has others too. */
  path?: string
  image?: string
  isArticle?: boolean
  /** The path of its RSS feed. */
  feed?: string
  /** The short path of what other sites may show in a frame; oEmbed says how. */
  embed?: string
  /** The video that previews may play. */
  video?: { url: string; width: number; height: number }
  /** The schema.org data, given a function that makes URLs absolute. */
  facts?: (absolute: (path: string) => string) => object
}

type Words = readonly [title: string, description: string]
type PageWords = Record<Language, Words> & { isListed?: false; feed?: string }

export const ABOUT_JES: Record<Language, string> = {
  en: 'News from your tol, your hub and your people. In Nepali, in English, in both.',
  ne: 'तपाईंको टोल, तपाईंको JeHub र तपाईंका मान्छेका खबर। नेपालीमा, अङ्ग्रेजीमा, दुवैमा।',
}

/** Every page of the app by its path, in the router's notation. */
const PAGES: Record<string, PageWords> = {
  '/': { en: ['Jes: के छ खबर?', ABOUT_JES.en], ne: ['Jes: के छ खबर?', ABOUT_JES.ne] },
  '/explore': {
    en: [
      'Explore',
      'What is happening in Nepal: rising posts, clips, hubs to join and people to follow.',
    ],
    ne: ['एक्सप्लोर', 'नेपालमा के हुँदैछ: चर्चाका पोस्ट, क्लिप, जोडिने JeHub र फलो गर्ने मान्छे।'],
  },
  '/search': {
    en: ['Search', 'Search posts, people, JeHubs and JesClips in both scripts.'],
    ne: ['खोज', 'पोस्ट, मान्छे, JeHub र JesClips दुवै लिपिमा खोज्नुहोस्।'],
  },
  '/trending': {
    en: ['Trending in Nepal', 'The hashtags, posts, clips and hubs that Nepal talks about.'],
    ne: ['नेपालमा चर्चामा', 'नेपालले कुरा गरिरहेका ह्यासट्याग, पोस्ट, क्लिप र JeHub।'],
  },
  '/districts': {
    en: ['Districts', 'What people talk about in each of the 77 districts of Nepal.'],
    ne: ['जिल्ला', 'नेपालका ७७ वटै जिल्लामा के कुरा हुँदैछ।'],
  },
  '/jehubs': {
    en: ['JeHubs', 'Communities for your town, your trade and your team. Find yours or start one.'],
    ne: ['JeHubs', 'तपाईंको सहर, पेसा र टिमका समुदाय। आफ्नो खोज्नुहोस् वा सुरु गर्नुहोस्।'],
  },
  '/jesclips/latest': {
    en: ['JesClips', 'Short vertical videos from all over Nepal, made for a bad line.'],
    ne: ['JesClips', 'नेपालभरिका छोटा भिडियो, ढिलो इन्टरनेटमा पनि चल्ने।'],
  },
  '/premium': {
    en: ['Premium', 'Unlock new features and, if eligible, receive a share of revenue.'],
    ne: ['प्रिमियम', 'नयाँ सुविधा पाउनुहोस्, योग्य भए आम्दानीको भाग पनि।'],
  },
  '/premium/how': {
    en: [
      'How the share is computed',
      'Half of what passes bring in goes to creators. The rule, an example and every closed month.',
    ],
    ne: [
      'भाग कसरी निकालिन्छ',
      'पासबाट आएको आधा पैसा सर्जकलाई जान्छ। नियम, उदाहरण र बन्द भएका सबै महिना।',
    ],
  },
  '/premium/earnings': {
    en: ['Earnings', ABOUT_JES.en],
    ne: ['कमाइ', ABOUT_JES.ne],
    isListed: false,
  },
  '/blogs': {
    en: ['Blog', 'News and stories from the people who make Jes.'],
    ne: ['ब्लग', 'Jes बनाउनेहरूका खबर र कथा।'],
    feed: '/blogs/rss.xml',
  },
  '/about': {
    en: ['About Jes', 'What Jes is, how its ranking works and who it is for.'],
    ne: ['Jes बारे', 'Jes के हो, पोस्ट कसरी मिलाइन्छ र यो कसका लागि हो।'],
  },
  '/help': {
    en: ['Help & Support', 'Answers to common questions, and how to reach us.'],
    ne: ['सहयोग', 'धेरै सोधिने प्रश्नका जवाफ र हामीलाई भेट्ने बाटो।'],
  },
  '/help/grievance': {
    en: ['Grievance', 'Ask Jes for redress, with or without an account. Answered within 24 hours.'],
    ne: ['गुनासो', 'खाता भए पनि नभए पनि Jes सँग गुनासो गर्नुहोस्। २४ घण्टाभित्र जवाफ आउँछ।'],
  },
  '/rules': {
    en: ['Rules', 'What has no place on Jes, and what happens to it.'],
    ne: ['नियम', 'Jes मा के चल्दैन, र चलाए के हुन्छ।'],
  },
  '/privacy-policy': {
    en: ['Privacy policy', 'What Jes keeps about you, why, for how long, and how to take it away.'],
    ne: ['गोपनीयता नीति', 'Jes ले तपाईंबारे के राख्छ, किन, कति समय, र कसरी हटाउने।'],
  },
  '/terms': {
    en: ['Terms', 'What you and Jes may expect of each other.'],
    ne: ['सर्तहरू', 'तपाईं र Jes ले एकअर्काबाट के आस गर्ने।'],
  },
  '/login': {
    en: ['Log in', 'Log in to post, vote and join JeHubs.'],
    ne: ['लगइन', 'पोस्ट गर्न, भोट दिन र JeHub मा जोडिन लगइन गर्नुहोस्।'],
  },
  '/register': {
    en: ['Sign up', 'Make an account on Jes: a username, an email and a password.'],
    ne: ['साइन अप', 'Jes मा खाता खोल्नुहोस्: नाम, इमेल र पासवर्ड।'],
  },
  '/forgot-password': {
    en: ['Forgot password', 'We send you a link to choose a new password.'],
    ne: ['पासवर्ड बिर्सनुभयो', 'नयाँ पासवर्ड राख्ने लिङ्क पठाउँछौँ।'],
    isListed: false,
  },
  '/lost-phone': {
    en: ['Lost phone', 'What opens your account when your number is gone.'],
    ne: ['फोन हराएमा', 'नम्बर नभए खाता केले खुल्छ।'],
    isListed: false,
  },
  '/reset-password': {
    en: ['New password', 'Choose a new password.'],
    ne: ['नयाँ पासवर्ड', 'नयाँ पासवर्ड राख्नुहोस्।'],
    isListed: false,
  },
  '/verify-email': {
    en: ['Verify email', 'One step to go: prove that your email is yours.'],
    ne: ['इमेल पक्का गर्नुहोस्', 'एउटा काम बाँकी: इमेल तपाईंकै हो भनी पक्का गर्नुहोस्।'],
    isListed: false,
  },
  '/confirm-email': {
    en: ['New email', 'Prove that your new email is yours.'],
    ne: ['नयाँ इमेल', 'नयाँ इमेल तपाईंकै हो भनी पक्का गर्नुहोस्।'],
    isListed: false,
  },
  '/welcome': {
    en: ['First steps', ABOUT_JES.en],
    ne: ['पहिलो पाइला', ABOUT_JES.ne],
    isListed: false,
  },
  '/two-step/stop': {
    en: ['Keep two-step log-in on', 'It was not you: stop it here.'],
    ne: ['दुई चरणको लगइन खुलै राख्नुहोस्', 'तपाईं होइन भने यहाँ रोक्नुहोस्।'],
    isListed: false,
  },
  '/two-step/finish': {
    en: ['Switch two-step log-in off', 'For who has lost the app and the recovery codes.'],
    ne: ['दुई चरणको लगइन बन्द गर्नुहोस्', 'एप र रिकभरी कोड हराउनेका लागि।'],
    isListed: false,
  },
  '/notifications': {
    en: ['Notifications', ABOUT_JES.en],
    ne: ['सूचना', ABOUT_JES.ne],
    isListed: false,
  },
  '/messages': { en: ['Messages', ABOUT_JES.en], ne: ['सन्देश', ABOUT_JES.ne], isListed: false },
  '/bookmarks': { en: ['Bookmarks', ABOUT_JES.en], ne: ['सेभ गरेका', ABOUT_JES.ne], isListed: false },
  '/bookmarks/kept': {
    en: ['Kept on this device', ABOUT_JES.en],
    ne: ['यो फोनमा राखिएका', ABOUT_JES.ne],
    isListed: false,
  },
  '/lists': { en: ['Lists', ABOUT_JES.en], ne: ['सूचीहरू', ABOUT_JES.ne], isListed: false },
  '/data-use': {
    en: ['Data use', ABOUT_JES.en],
    ne: ['डेटा खपत', ABOUT_JES.ne],
    isListed: false,
  },
  '/outbox': {
    en: ['Waiting to send', ABOUT_JES.en],
    ne: ['पठाउन बाँकी', ABOUT_JES.ne],
    isListed: false,
  },
  '/reports': {
    en: ['My reports', ABOUT_JES.en],
    ne: ['मेरा रिपोर्ट', ABOUT_JES.ne],
    isListed: false,
  },
  '/follow-requests': {
    en: ['Follow requests', ABOUT_JES.en],
    ne: ['फलो अनुरोध', ABOUT_JES.ne],
    isListed: false,
  },
  '/votes': {
    en: ['Your votes', ABOUT_JES.en],
    ne: ['तपाईंका भोट', ABOUT_JES.ne],
    isListed: false,
  },
  '/analytics': {
    en: ['Analytics', ABOUT_JES.en],
    ne: ['विश्लेषण', ABOUT_JES.ne],
    isListed: false,
  },
  '/premium/orders': {
    en: ['Orders and receipts', ABOUT_JES.en],
    ne: ['अर्डर र रसिद', ABOUT_JES.ne],
    isListed: false,
  },
  '/setting': { en: ['Settings', ABOUT_JES.en], ne: ['सेटिङ', ABOUT_JES.ne], isListed: false },
  '/add-post': {
    en: ['Create post', ABOUT_JES.en],
    ne: ['पोस्ट लेख्नुहोस्', ABOUT_JES.ne],
    isListed: false,
  },
  '/add-jesclips': {
    en: ['Create JesClip', ABOUT_JES.en],
    ne: ['JesClip बनाउनुहोस्', ABOUT_JES.ne],
    isListed: false,
  },
}

/** Pages for one person, or for a few: the page exists, and its head says nothing more. */
const CLOSED: Record<string, Record<Language, string>> = {
  '/premium/earnings/:month': { en: 'Statement', ne: 'विवरण' },
  '/messages/:id': { en: 'Messages', ne: 'सन्देश' },
  '/messages/join/:code': { en: 'Join a group', ne: 'ग्रुपमा आउनुहोस्' },
  '/jesclips/:id/stats': { en: 'Statistics', ne: 'तथ्याङ्क' },
  '/jehub/:name/moderate': { en: 'Moderate', ne: 'व्यवस्थापन' },
  '/login/:provider': { en: 'Log in', ne: 'लगइन' },
  '/appeal/:id': { en: 'What the moderators decided', ne: 'मोडरेटरको निर्णय' },
  '/premium/orders/:id': { en: 'Your order', ne: 'तपाईंको अर्डर' },
  '/admin': { en: 'Admin', ne: 'एडमिन' },
  '/admin/:section': { en: 'Admin', ne: 'एडमिन' },
  '/admin/:section/:id': { en: 'Admin', ne: 'एडमिन' },
}
export const closedPaths = Object.keys(CLOSED)

export function headOfClosed(path: string, language: Language): Head {
  const title = CLOSED[path]?.[language] ?? 'Jes'
  return { title: withName(title), description: ABOUT_JES[language], isListed: false, status: 200 }
}

const ABSENT: Record<Language, Words> = {
  en: ['Page not found', 'This page is not here, or not for you to see.'],
  ne: ['पेज भेटिएन', 'यो पेज यहाँ छैन, वा तपाईंले हेर्न मिल्दैन।'],
}

export const pagePaths = Object.keys(PAGES)

export function headOf(path: string, language: Language): Head {
  const page = PAGES[path]
  if (!page) return absent(language)
  const [title, description] = page[language]
  return {
    title: withName(title),
    description,
    isListed: page.isListed !== false,
    status: 200,
    ...(page.feed && { feed: page.feed }),
  }
}

/** The page of one help article. */
export function headOfHelp(slug: string, language: Language): Head {
  const found = findHelp(slug)
  if (!found) return absent(language)
  const title = withName(found.article[language])
  const [help] = PAGES['/help']![language]
  return { title, description: `${help}: ${found.topic[language]}`, isListed: true, status: 200 }
}

const OF_DISTRICT: Record<Language, (district: string, province: string) => string> = {
  en: (district, province) =>
    `What people of ${district}, ${province} Province, talk about: trends, rising posts and JeHubs.`,
  ne: (district, province) =>
    `${province} प्रदेशको ${district} जिल्लामा के कुरा हुँदैछ: चर्चाका विषय, उदाउँदा पोस्ट र JeHub।`,
}

/** The page of one district. */
export function headOfDistrict(key: string, language: Language): Head {
  const district = findDistrict(key)
  if (!district) return absent(language)
  const province = provinces.find((one) => one.key === district.province)!
  const description = OF_DISTRICT[language](district[language], province[language])
  return { title: withName(district[language]), description, isListed: true, status: 200 }
}

export function absent(language: Language): Head {
  const [title, description] = ABSENT[language]
  return { title: withName(title), description, isListed: false, status: 404 }
}

export function withName(title: string) {
  return /^Jes\b/.test(title) ? title : `${title} · Jes`
}
