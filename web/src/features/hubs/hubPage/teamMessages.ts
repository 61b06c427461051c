import { catalogue } from '#lib/language.ts'
import { inDigits } from '#lib/numbers.ts'

export const messages = catalogue({
  moderate: ['Moderate', 'व्यवस्थापन'],
  moderateWaiting: [
    (n: number) => `Moderate, ${n} waiting`,
    (n: number) => inDigits(`व्यवस्थापन, ${n} बाँकी`),
  ],
})
