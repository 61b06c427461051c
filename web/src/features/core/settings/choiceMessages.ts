import { catalogue } from '#lib/language.ts'

/** Separate from the page: menus offer these choices too, and load nothing else for it. */
export const choiceMessages = catalogue({
  theme: ['Theme', 'थिम'],
  light: ['Light', 'उज्यालो'],
  dark: ['Dark', 'अँध्यारो'],
  system: ['System', 'फोन जस्तै'],
  language: ['Language', 'भाषा'],
})
