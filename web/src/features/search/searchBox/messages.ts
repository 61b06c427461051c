import { catalogue } from '#lib/language.ts'
import { count, plural } from '#lib/numbers.ts'

export const messages = catalogue({
  clear: ['Clear', 'मेटाउनुहोस्'],
  district: ['District', 'जिल्ला'],
  suggestions: ['Suggestions', 'सुझाव'],
  recent: ['Recent searches', 'हालैका खोज'],
  clearAll: ['Clear all', 'सबै हटाउनुहोस्'],
  remove: [
    (words: string) => `Remove ${words} from recent searches`,
    (words: string) => `हालैका खोजबाट ${words} हटाउनुहोस्`,
  ],
  found: [(n: string) => `Suggestions: ${n}`, (n: string) => `सुझाव: ${n}`],
  foundRecent: [
    (n: string) => `Recent searches: ${n}. Delete removes the chosen one.`,
    (n: string) => `हालैका खोज: ${n}। छानिएको हटाउन Delete थिच्नुहोस्।`,
  ],
  posts: [
    (n: number) => `${count(n)} ${plural(n, 'post', 'posts')}`,
    (n: number) => `${count(n)} पोस्ट`,
  ],
})
