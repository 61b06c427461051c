import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  spoiler: ['Spoiler: show it', 'स्पोइलर: हेर्नुहोस्'],
})
