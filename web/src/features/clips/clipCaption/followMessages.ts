import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  follow: ['Follow', 'फलो गर्नुहोस्'],
  following: ['Following', 'फलो गरेको'],
  followPerson: [(name: string) => `Follow ${name}`, (name: string) => `${name} लाई फलो गर्नुहोस्`],
})
