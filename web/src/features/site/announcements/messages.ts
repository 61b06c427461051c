import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  announcement: ['Announcement', 'घोषणा'],
  more: ['Read more', 'थप पढ्नुहोस्'],
  dismiss: ['Put away', 'हटाउनुहोस्'],
})
