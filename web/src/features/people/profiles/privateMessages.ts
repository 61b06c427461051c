import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  isPrivate: ['This account is private', 'यो खाता निजी छ'],
  isPrivateWhy: [
    'Only followers see the posts and lists here. Ask to follow, and you see them once you are let in.',
    'यहाँका पोस्ट र सूची फलोअरले मात्र देख्छन्। फलो अनुरोध पठाउनुहोस्, स्वीकार भएपछि देखिन्छ।',
  ],
})
