import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  deleted: ['Post deleted', 'पोस्ट हटाइयो'],
  undo: ['Undo', 'फिर्ता ल्याउनुहोस्'],
  restored: ['Your post is back', 'पोस्ट फिर्ता आयो'],
  pinned: ['Pinned to your profile', 'प्रोफाइलमा पिन भयो'],
  unpinned: ['No longer pinned', 'पिन हटाइयो'],
})
