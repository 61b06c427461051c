import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  title: ['JeHubs', 'JeHubs'],
  search: ['Search JeHubs', 'JeHubs मा खोज्नुहोस्'],
  noneNamed: [
    (words: string) => `No JeHub has “${words}” in its name.`,
    (words: string) => `नाममा “${words}” भएको कुनै JeHub छैन।`,
  ],
  showAll: ['Show all JeHubs', 'सबै JeHubs हेर्नुहोस्'],
  explore: ['Explore Jes', 'Jes घुम्नुहोस्'],
})
