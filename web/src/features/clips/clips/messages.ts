import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  clips: ['JesClips', 'JesClips'],
  comingSoon: ['JesClips is coming soon', 'JesClips छिट्टै आउँदैछ'],
  sentence: [
    'Short vertical videos from every corner of Nepal. The feed opens when there are enough to fill an evening.',
    'नेपालको कुनाकाप्चाका छोटा, ठाडा भिडियो। एक साँझ हेर्न पुग्ने भएपछि फिड खुल्छ।',
  ],
  create: ['Create JesClip', 'JesClip बनाउनुहोस्'],
  explore: ['Explore posts', 'पोस्ट हेर्नुहोस्'],
  echo: ['छिट्टै आउँदै छ। तयारी जारी छ।', 'Coming soon. We are getting ready.'],
})
