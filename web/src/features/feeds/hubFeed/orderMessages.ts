import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  order: ['Order', 'क्रम'],
  hot: ['Hot', 'चर्चामा'],
  new: ['New', 'नयाँ'],
  top: ['Top', 'उत्कृष्ट'],
})
