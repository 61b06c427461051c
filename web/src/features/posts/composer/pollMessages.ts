import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  addPoll: ['Add a poll', 'मतदान थप्नुहोस्'],
  poll: ['Poll', 'मतदान'],
  choice: [(n: string) => `Choice ${n}`, (n: string) => `विकल्प ${n}`],
  addChoice: ['Add a choice', 'विकल्प थप्नुहोस्'],
  removeChoice: [(n: string) => `Remove choice ${n}`, (n: string) => `विकल्प ${n} हटाउनुहोस्`],
  removePoll: ['Remove poll', 'मतदान हटाउनुहोस्'],
  open: ['Open for', 'कति समय खुला'],
  hour: ['1 hour', '१ घण्टा'],
  hours: [(n: string) => `${n} hours`, (n: string) => `${n} घण्टा`],
  day: ['1 day', '१ दिन'],
  days: [(n: string) => `${n} days`, (n: string) => `${n} दिन`],
})
