import { catalogue } from '#lib/language.ts'
import { plural } from '#lib/numbers.ts'

export const messages = catalogue({
  title: ['Lists', 'सूचीहरू'],
  people: [
    (shown: string, many: number) => `${shown} ${plural(many, 'person', 'people')}`,
    (shown: string) => `${shown} जना`,
  ],
  followers: [
    (shown: string, many: number) => `${shown} ${plural(many, 'follower', 'followers')}`,
    (shown: string) => `${shown} फलोअर`,
  ],
  onlyYou: ['only you see it', 'तपाईंले मात्र देख्नुहुन्छ'],
  everybody: ['everybody sees it', 'सबैले देख्छन्'],
  by: [(name: string) => `by @${name}`, (name: string) => `@${name} को`],
  tabs: ['List', 'सूची'],
  posts: ['Posts', 'पोस्ट'],
  peopleTab: ['People', 'मान्छे'],
})
