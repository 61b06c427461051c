import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  title: ['Search', 'खोज'],
  kinds: ['Kinds of results', 'के खोज्ने'],
  all: ['All', 'सबै'],
  posts: ['Posts', 'पोस्ट'],
  people: ['People', 'मान्छे'],
  districts: ['Districts', 'जिल्ला'],
  hubs: ['JeHubs', 'JeHubs'],
  clips: ['JesClips', 'JesClips'],
  hashtags: ['Hashtags', 'ह्यासट्याग'],
})
