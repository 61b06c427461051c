import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  suggestions: ['Suggestions', 'सुझाव'],
  found: [(n: string) => `Suggestions: ${n}`, (n: string) => `सुझाव: ${n}`],
  posts: [(n: string) => `${n} posts`, (n: string) => `${n} पोस्ट`],
})
