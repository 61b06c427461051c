import { catalogue } from '#lib/language.ts'
import { number, plural } from '#lib/numbers.ts'

export const messages = catalogue({
  poll: ['Poll', 'मतदान'],
  votes: [
    (n: number) => `${number(n)} ${plural(n, 'vote', 'votes')}`,
    (n: number) => `${number(n)} मत`,
  ],
  days: [(n: number) => `closes in ${n}d`, (n: number) => `${n} दिन बाँकी`],
  hours: [(n: number) => `closes in ${n}h`, (n: number) => `${n} घण्टा बाँकी`],
  minutes: [(n: number) => `closes in ${n}m`, (n: number) => `${n} मिनेट बाँकी`],
  closed: ['closed', 'सकियो'],
  mine: ['Your choice', 'तपाईंको रोजाइ'],
  change: ['Change', 'फेर्नुहोस्'],
})
