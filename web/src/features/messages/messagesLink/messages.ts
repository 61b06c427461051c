import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  messages: ['Messages', 'सन्देश'],
  withNew: [
    (count: string) => `Messages, ${count} with something new`,
    (count: string) => `सन्देश, ${count} मा नयाँ`,
  ],
})
