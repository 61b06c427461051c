import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  followers: ['For followers', 'फलोअरका लागि'],
  mentioned: ['For people mentioned', 'उल्लेख गरिएकाका लागि'],
})
