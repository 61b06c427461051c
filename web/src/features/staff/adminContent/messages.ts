import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  search: ['A word, or @username', 'कुनै शब्द, वा @username'],
  kind: ['Kind', 'प्रकार'],
  post: ['Posts', 'पोस्ट'],
  clip: ['Clips', 'क्लिप'],
  comment: ['Comments', 'कमेन्ट'],
  state: ['State', 'अवस्था'],
  all: ['Any', 'जुनसुकै'],
  live: ['Everybody sees it', 'सबैले देख्ने'],
  held: ['Held', 'रोकिएको'],
  removed: ['Removed', 'हटाइएको'],
  deleted: ['Deleted', 'मेटिएको'],
  note: [
    'Of private JeHubs only what was reported is seen here.',
    'निजी JeHub का कुरा रिपोर्ट भएमा मात्र यहाँ देखिन्छन्।',
  ],
  none: ['Nothing found', 'केही भेटिएन'],
  noneSentence: ['Try another word, kind or state.', 'अर्को शब्द, प्रकार वा अवस्थामा हेर्नुहोस्।'],
  end: ['That is all.', 'यति नै हो।'],
})
