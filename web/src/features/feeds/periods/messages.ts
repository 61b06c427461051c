import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  period: ['Period', 'अवधि'],
  day: ['Today', 'आज'],
  week: ['This week', 'यो हप्ता'],
  month: ['This month', 'यो महिना'],
  year: ['This year', 'यो वर्ष'],
  all: ['All time', 'सबै समय'],
})
