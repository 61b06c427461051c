import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  title: ['Put Jes on your home screen', 'Jes लाई होम स्क्रिनमा राख्नुहोस्'],
  size: ['No store, half a megabyte.', 'स्टोर चाहिँदैन, आधा मेगाबाइट मात्र।'],
  opens: ['Opens without a connection', 'इन्टरनेट नभए पनि खुल्छ'],
  news: ['Tells you what is new', 'नयाँ कुरा थाहा दिन्छ'],
  same: ['Same account, same data', 'उही खाता, उही डाटा'],
  add: ['Add Jes', 'Jes राख्नुहोस्'],
  notNow: ['Not now', 'अहिले होइन'],
})
