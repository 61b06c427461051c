import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  order: ['Order', 'क्रम'],
  best: ['Best', 'सबैभन्दा मिल्ने'],
  new: ['Latest', 'नयाँ'],
  top: ['Top', 'उत्कृष्ट'],
  period: ['Period', 'अवधि'],
  all: ['Any time', 'जहिलेको पनि'],
  day: ['Today', 'आज'],
  week: ['This week', 'यो हप्ता'],
  month: ['This month', 'यो महिना'],
  year: ['This year', 'यो वर्ष'],
  noPosts: ['No posts with these words.', 'यी शब्द भएको पोस्ट भेटिएन।'],
})
