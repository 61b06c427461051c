import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  title: ['Notifications', 'सूचना'],
  none: ['No notifications yet', 'अहिलेसम्म कुनै सूचना छैन'],
  noneSentence: ["When you get notifications, they'll show up here", 'सूचना आएपछि यहीँ देखिन्छ'],
})
