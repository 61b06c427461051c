import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  tips: ['Search tips', 'खोज्ने तरिका'],
  phrase: ['these words, one after the other', 'यी शब्द, यही क्रममा'],
  without: ['without this word', 'यो शब्दबाहेक'],
  from: ['written by this person', 'यो मान्छेले लेखेको'],
  in: ['in this JeHub', 'यो JeHub मा'],
  since: ['since this day; until: is the other end', 'यो दिनदेखि; अन्त्यका लागि until:'],
  image: ['with a picture; has:video, has:link', 'तस्बिर भएको; has:video, has:link पनि'],
})
