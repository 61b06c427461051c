import { catalogue } from '#lib/language.ts'
import { number, plural } from '#lib/numbers.ts'

export const messages = catalogue({
  wait: [
    (n: number) => `${number(n)} ${plural(n, 'thing waits', 'things wait')} to be sent`,
    (n: number) => `${number(n)} कुरा पठाउन बाँकी`,
  ],
  offline: ['You are offline', 'तपाईं अफलाइन हुनुहुन्छ'],
  see: ['See them', 'हेर्नुहोस्'],
})
