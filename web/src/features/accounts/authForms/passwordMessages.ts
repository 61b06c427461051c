import { catalogue } from '#lib/language.ts'

/** The settings need these messages too, without the others of the log-in forms. */
export const messages = catalogue({
  passwordRule: ['At least 8 characters', 'कम्तीमा ८ अक्षर'],
  tooCommon: ['Too common: it would be guessed early', 'धेरैले राख्ने पासवर्ड हो, सजिलै अनुमान हुन्छ'],
})
