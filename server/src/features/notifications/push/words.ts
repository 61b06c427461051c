import type { Language } from '@jes/contract/core/settings'
import type { NotificationType } from '@jes/contract/notifications/notifications'

type Words = Record<Language, string>

/** Above the sentence. */
export const TITLES: Record<NotificationType, Words> = {
  comment: { en: 'New comment', ne: 'नयाँ कमेन्ट' },
  reply: { en: 'New reply', ne: 'नयाँ जवाफ' },
  mention: { en: 'You were mentioned', ne: 'तपाईंलाई उल्लेख गरियो' },
  vote: { en: 'New votes', ne: 'नयाँ भोट' },
  repost: { en: 'New repost', ne: 'नयाँ रिपोस्ट' },
  quote: { en: 'You were quoted', ne: 'तपाईंलाई कोट गरियो' },
  follow: { en: 'New follower', ne: 'नयाँ फलोअर' },
  followRequest: { en: 'Follow request', ne: 'फलो अनुरोध' },
  followAccepted: { en: 'Request accepted', ne: 'अनुरोध स्वीकार भयो' },
  personPost: { en: 'New post', ne: 'नयाँ पोस्ट' },
  hubInvite: { en: 'Invitation', ne: 'निम्तो' },
  hubJoinRequest: { en: 'Request to join', ne: 'जोडिने अनुरोध' },
  hubJoined: { en: 'You are in', ne: 'तपाईं जोडिनुभयो' },
  hubPost: { en: 'New post', ne: 'नयाँ पोस्ट' },
  modAction: { en: 'Moderation', ne: 'मोडरेसन' },
  report: { en: 'Your report', ne: 'तपाईंको रिपोर्ट' },
  clipReady: { en: 'Clip is ready', ne: 'क्लिप तयार' },
  clipFailed: { en: 'Clip failed', ne: 'क्लिप बनेन' },
  premium: { en: 'Premium', ne: 'प्रिमियम' },
  payout: { en: 'Payout', ne: 'भुक्तानी' },
  security: { en: 'Security', ne: 'सुरक्षा' },
  system: { en: 'News of Jes', ne: 'Jes को खबर' },
}

export const UNNAMED: Words = {
  en: 'There is something new for you',
  ne: 'तपाईंका लागि नयाँ कुरा छ',
}

export const TEST: Words = {
  en: 'It works: this is how Jes tells you',
  ne: 'चल्यो: Jes ले तपाईंलाई यसरी खबर गर्छ',
}

export const QUIET = {
  title: { en: 'While it was quiet', ne: 'शान्त समयमा' },
  body: (count: number): Words => ({
    en: `${count} new notifications`,
    ne: `${new Intl.NumberFormat('ne-NP').format(count)} नयाँ सूचना`,
  }),
}
