import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  noneFound: ['No JeHubs found', 'कुनै JeHub भेटिएन'],
  createOne: ['Create a JeHub', 'JeHub बनाउनुहोस्'],
  beFirst: ['Be the first!', 'पहिलो तपाईं नै बन्नुहोस्!'],
  createHub: ['+ Create JeHub', '+ JeHub बनाउनुहोस्'],
})
