import { catalogue } from '#lib/language.ts'
import { inDigits } from '#lib/numbers.ts'

export const messages = catalogue({
  tapToLoad: [
    (many: number) => (many > 1 ? `Tap to load ${many} photos` : 'Tap to load photo'),
    (many: number) => (many > 1 ? inDigits(`${many} फोटो हेर्न थिच्नुहोस्`) : 'फोटो हेर्न थिच्नुहोस्'),
  ],
})
