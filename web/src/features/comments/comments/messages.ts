import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  deleted: ['Comment deleted', 'कमेन्ट हटाइयो'],
  undo: ['Undo', 'फिर्ता ल्याउनुहोस्'],
  restored: ['Your comment is back', 'कमेन्ट फिर्ता आयो'],
  pinned: ['Pinned above the comments', 'कमेन्टहरूको माथि पिन भयो'],
  unpinned: ['No longer pinned', 'पिन हटाइयो'],
})
