import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  inOtherWords: ['In other words', 'अर्को शब्दमा'],
  similar: ['Similar', 'मिल्दोजुल्दो'],
  similarWhy: ['Words that look or sound alike', 'उस्तै देखिने वा सुनिने शब्द'],
})
