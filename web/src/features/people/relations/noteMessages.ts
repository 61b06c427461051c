import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  isMuted: [
    'You muted this person: nothing of theirs is in your lists.',
    'तपाईंले यी व्यक्तिलाई म्युट गर्नुभएको छ: तपाईंका सूचीमा उहाँका कुरा देखिँदैनन्।',
  ],
  unmute: ['Unmute', 'म्युट हटाउनुहोस्'],
})
