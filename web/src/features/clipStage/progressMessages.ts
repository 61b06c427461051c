import { catalogue } from '#lib/language.ts'
import { inDigits } from '#lib/numbers.ts'

export const messages = catalogue({
  position: ['Position', 'स्थान'],
  timeOf: [
    (at: string, of: string) => inDigits(`${at} of ${of}`),
    (at: string, of: string) => inDigits(`${of} मध्ये ${at}`),
  ],
})
