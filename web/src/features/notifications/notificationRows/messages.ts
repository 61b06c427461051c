import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  unread: ['Unread', 'नपढेको'],
  more: ['More options', 'थप विकल्प'],
  markRead: ['Mark read', 'पढेको मान्नुहोस्'],
  profileOf: [(name: string) => `Profile of ${name}`, (name: string) => `${name} को प्रोफाइल`],

  comment: ['Comment', 'कमेन्ट'],
  reply: ['Reply', 'जवाफ'],
  mention: ['Mention', 'उल्लेख'],
  vote: ['Vote', 'भोट'],
  repost: ['Repost', 'रिपोस्ट'],
  quote: ['Quote', 'कोट'],
  follow: ['Follow', 'फलो'],
  hubInvite: ['JeHub', 'JeHub'],
  hubJoinRequest: ['JeHub', 'JeHub'],
  hubJoined: ['JeHub', 'JeHub'],
  hubPost: ['JeHub', 'JeHub'],
  modAction: ['Moderation', 'मोडरेसन'],
  report: ['Report', 'रिपोर्ट'],
  clipReady: ['JesClip', 'JesClip'],
  clipFailed: ['JesClip', 'JesClip'],
  premium: ['Premium', 'प्रिमियम'],
  payout: ['Payout', 'भुक्तानी'],
  security: ['Security', 'सुरक्षा'],
  system: ['Jes', 'Jes'],
})
