import { catalogue } from '#lib/language.ts'

/** Settings ask for a new password too, and need no other words of the way in. */
export const messages = catalogue({
  passwordRule: ['At least 8 characters', 'कम्तीमा ८ अक्षर'],
})
