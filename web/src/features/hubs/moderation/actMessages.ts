import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  postRemoved: ['Post removed', 'पोस्ट हटाइयो'],
  commentRemoved: ['Comment removed', 'कमेन्ट हटाइयो'],
  restored: ['It is back', 'फिर्ता आयो'],
  kept: ['Kept', 'राखियो'],
  locked: ['Nobody can comment on it any more', 'अब यसमा कमेन्ट गर्न मिल्दैन'],
  unlocked: ['It can be commented on again', 'अब फेरि कमेन्ट गर्न मिल्छ'],
  pinned: ['Stands first in the JeHub', 'JeHub मा सबैभन्दा माथि देखिन्छ'],
  unpinned: ['No longer pinned', 'पिन हटाइयो'],
  warned: [(name: string) => `${name} was warned`, (name: string) => `${name} लाई सचेत गराइयो`],
  banned: [(name: string) => `${name} is banned`, (name: string) => `${name} लाई रोक लगाइयो`],
  unbanned: [
    (name: string) => `${name} is no longer banned`,
    (name: string) => `${name} को रोक हटाइयो`,
  ],
  undo: ['Undo', 'फिर्ता लिनुहोस्'],
})
