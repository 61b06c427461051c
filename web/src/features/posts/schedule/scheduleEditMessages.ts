import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  title: ['Edit scheduled post', 'समय तोकिएको पोस्ट सच्याउनुहोस्'],
  goesOut: [(when: string) => `Goes out on ${when}`, (when: string) => `जाने समय: ${when}`],
  failed: [(why: string) => `It could not go out: ${why}`, (why: string) => `यो जान सकेन: ${why}`],
  changeTime: ['Change the time', 'समय फेर्नुहोस्'],
  save: ['Save', 'सेभ गर्नुहोस्'],
  saving: ['Saving...', 'सेभ हुँदै...'],
  saved: ['Your changes are saved.', 'सच्याएको कुरा सेभ भयो।'],
  gone: ['This post has gone out, or was removed.', 'यो पोस्ट गइसक्यो, वा हटाइयो।'],
  goneSentence: ['Nothing is waiting here any more.', 'यहाँ अब केही पर्खिरहेको छैन।'],
  write: ['Write a post', 'पोस्ट लेख्नुहोस्'],
})
