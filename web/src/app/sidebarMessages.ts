import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  privacy: ['Privacy', 'गोपनीयता'],
  terms: ['Terms', 'सर्तहरू'],
  rules: ['Rules', 'नियम'],
  blog: ['Blog', 'ब्लग'],
  sidebar: ['More on Jes', 'Jes मा थप'],
})
