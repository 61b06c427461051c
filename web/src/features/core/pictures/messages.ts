import { catalogue } from '#lib/language.ts'
import { inDigits } from '#lib/numbers.ts'

export const messages = catalogue({
  open: [
    (at: number, of: number) => (of > 1 ? `Open picture ${at} of ${of}` : 'Open picture'),
    (at: number, of: number) => (of > 1 ? inDigits(`तस्बिर ${at}/${of} खोल्नुहोस्`) : 'तस्बिर खोल्नुहोस्'),
  ],
})
