import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  person: ['Search their posts', 'यिनका पोस्टमा खोज्नुहोस्'],
  hub: ['Search in this JeHub', 'यो JeHub मा खोज्नुहोस्'],
})
