import { catalogue, text } from '#lib/language.ts'

const messages = catalogue({
  any: ['Log in to post, vote and join JeHubs.', 'पोस्ट गर्न, भोट दिन र JeHub मा जोडिन लगइन गर्नुहोस्।'],
  post: ['Log in to write a post.', 'पोस्ट लेख्न लगइन गर्नुहोस्।'],
  clip: ['Log in to make a JesClip.', 'JesClip बनाउन लगइन गर्नुहोस्।'],
  edit: ['Log in to edit your post.', 'आफ्नो पोस्ट सच्याउन लगइन गर्नुहोस्।'],
  settings: ['Log in to open your settings.', 'सेटिङ खोल्न लगइन गर्नुहोस्।'],
  notifications: ['Log in to see your notifications.', 'आफ्ना सूचना हेर्न लगइन गर्नुहोस्।'],
  bookmarks: ['Log in to see what you saved.', 'आफूले सेभ गरेका कुरा हेर्न लगइन गर्नुहोस्।'],
  profile: ['Log in to open your profile.', 'आफ्नो प्रोफाइल खोल्न लगइन गर्नुहोस्।'],
  hubs: ['Log in to join and create JeHubs.', 'JeHub मा जोडिन र बनाउन लगइन गर्नुहोस्।'],
  moderate: ['Log in to look after your JeHub.', 'आफ्नो JeHub सम्हाल्न लगइन गर्नुहोस्।'],
  stats: ['Log in to see your numbers.', 'आफ्ना तथ्याङ्क हेर्न लगइन गर्नुहोस्।'],
  premium: ['Log in to see your pass and your earnings.', 'आफ्नो पास र कमाइ हेर्न लगइन गर्नुहोस्।'],
  reports: ['Log in to see your reports.', 'आफ्ना रिपोर्ट हेर्न लगइन गर्नुहोस्।'],
  staff: ['Log in to go to the staff desk.', 'कर्मचारी कक्षमा जान लगइन गर्नुहोस्।'],
  clips: ['Log in to see clips of those whom you follow.', 'फलो गरेका मान्छेका क्लिप हेर्न लगइन गर्नुहोस्।'],
})

/** The first that matches the return path says why a log-in is needed. */
const REASONS: readonly [RegExp, Exclude<keyof (typeof messages)['en'], 'any'>][] = [
  [/^\/add-post\b/, 'post'],
  [/^\/add-jesclips\b/, 'clip'],
  [/^\/edit\//, 'edit'],
  [/^\/setting\b/, 'settings'],
  [/^\/notifications\b/, 'notifications'],
  [/^\/bookmarks\b/, 'bookmarks'],
  [/^\/je\//, 'profile'],
  [/^\/jehub\/[^/]+\/moderate\b/, 'moderate'],
  [/^\/jehubs?\b/, 'hubs'],
  [/^\/analytics\b|^\/jesclips\/\d+\/stats\b/, 'stats'],
  [/^\/jesclips\b/, 'clips'],
  [/^\/premium\b/, 'premium'],
  [/^\/(reports|appeal)\b/, 'reports'],
  [/^\/admin\b/, 'staff'],
]

/** Why a log-in is needed before going there. */
export function reasonFor(next: string) {
  const [, reason = 'any'] = REASONS.find(([path]) => path.test(next)) ?? []
  return text(messages)[reason]
}
