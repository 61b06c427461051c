import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  saverOn: ['Data saver is on', 'डेटा बचत खुला छ'],
  change: ['Change', 'फेर्नुहोस्'],
})
