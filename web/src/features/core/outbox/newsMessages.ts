import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  notSent: [(why: string) => `Could not be sent. ${why}`, (why: string) => `पठाउन सकिएन। ${why}`],
  see: ['See it', 'हेर्नुहोस्'],
})
