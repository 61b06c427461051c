import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  createClip: ['Create JesClip', 'JesClip बनाउनुहोस्'],
})
