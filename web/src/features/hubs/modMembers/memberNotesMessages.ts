import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  title: [(name: string) => `Notes on ${name}`, (name: string) => `${name} बारे टिपोट`],
  why: ['Only the team reads them.', 'टोलीले मात्र पढ्छ।'],
  none: ['Nothing noted yet.', 'अहिलेसम्म केही टिपिएको छैन।'],
  write: ['New note', 'नयाँ टिपोट'],
  add: ['Add note', 'टिपोट थप्नुहोस्'],
  adding: ['Adding...', 'थप्दै...'],
  remove: ['Delete note', 'टिपोट हटाउनुहोस्'],
})
