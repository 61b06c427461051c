import { catalogue } from '#lib/language.ts'
import { inDigits } from '#lib/numbers.ts'

export const messages = catalogue({
  pictures: ['Pictures', 'तस्बिरहरू'],
  close: ['Close', 'बन्द गर्नुहोस्'],
  previous: ['Previous picture', 'अघिल्लो तस्बिर'],
  next: ['Next picture', 'अर्को तस्बिर'],
  place: [
    (at: number, of: number) => inDigits(`${at} of ${of}`),
    (at: number, of: number) => inDigits(`${of} मध्ये ${at}`),
  ],
})
