import { catalogue } from '#lib/language.ts'
import { count, plural } from '#lib/numbers.ts'

export const messages = catalogue({
  popularHubs: ['Popular JeHubs', 'चर्चित JeHubs'],
  members: [
    (n: number) => `${count(n)} ${plural(n, 'member', 'members')}`,
    (n: number) => `${count(n)} सदस्य`,
  ],
  membersWord: [(n: number): string => plural(n, 'member', 'members'), () => 'सदस्य'],
  showMore: ['Show more', 'थप हेर्नुहोस्'],
  createHub: ['+ Create JeHub', '+ JeHub बनाउनुहोस्'],
})
