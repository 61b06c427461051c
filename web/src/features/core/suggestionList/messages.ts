import { catalogue } from '#lib/language.ts'
import { count, plural } from '#lib/numbers.ts'

export const messages = catalogue({
  suggestions: ['Suggestions', 'सुझाव'],
  found: [(n: string) => `Suggestions: ${n}`, (n: string) => `सुझाव: ${n}`],
  members: [
    (n: number) => `${count(n)} ${plural(n, 'member', 'members')}`,
    (n: number) => `${count(n)} सदस्य`,
  ],
  posts: [
    (n: number) => `${count(n)} ${plural(n, 'post', 'posts')}`,
    (n: number) => `${count(n)} पोस्ट`,
  ],
})
