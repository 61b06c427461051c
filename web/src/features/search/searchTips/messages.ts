import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  tips: ['Search tips', 'खोज्ने तरिका'],
  phrase: ['these words, one after the other', 'यी शब्द, यही क्रममा'],
  without: ['without this word', 'यो शब्दबाहेक'],
  from: ['written by this person', 'यो मान्छेले लेखेको'],
  in: ['in this JeHub', 'यो JeHub मा'],
  since: [
    'since this day; until: is the other end, after: and before: leave the day out',
    'यो दिनदेखि; अन्त्यका लागि until:, त्यो दिन नचाहिए after: र before:',
  ],
  lang: ['in Nepali; lang:en in English', 'नेपालीमा लेखिएको; अङ्ग्रेजीका लागि lang:en'],
  image: [
    'with a picture; has:clip, has:poll, has:link',
    'तस्बिर भएको; has:clip, has:poll, has:link पनि',
  ],
})
