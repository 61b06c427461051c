import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  actions: ['Actions', 'कार्यहरू'],
  upvote: ['Upvote', 'माथि भोट'],
  downvote: ['Downvote', 'तल भोट'],
  comments: [(many: string) => `Comments, ${many}`, (many: string) => `कमेन्ट, ${many}`],
  bookmark: ['Bookmark', 'सेभ गर्नुहोस्'],
  save: ['Save', 'सेभ'],
  share: ['Share', 'सेयर'],
})
