import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  follow: ['Follow', 'पछ्याउनुहोस्'],
  following: ['Following', 'पछ्याएको'],
  followPerson: [(name: string) => `Follow ${name}`, (name: string) => `${name} लाई पछ्याउनुहोस्`],
})
