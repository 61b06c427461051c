import { catalogue } from '#lib/language.ts'
import { count } from '#lib/numbers.ts'

export const messages = catalogue({
  popularHubs: ['Popular JeHubs', 'चर्चित JeHubs'],
  members: [
    (n: number) => (n === 1 ? `${count(n)} member` : `${count(n)} members`),
    (n: number) => `${count(n)} सदस्य`,
  ],
  showMore: ['Show more', 'थप हेर्नुहोस्'],
  noneFound: ['No JeHubs found', 'कुनै JeHub भेटिएन'],
  createOne: ['Create a JeHub', 'JeHub बनाउनुहोस्'],
  beFirst: ['Be the first!', 'पहिलो तपाईं नै बन्नुहोस्!'],
  createHub: ['+ Create JeHub', '+ JeHub बनाउनुहोस्'],
})
