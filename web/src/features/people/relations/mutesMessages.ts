import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  mute: ['Mute this thread', 'यो कुराकानीको सूचना बन्द'],
  unmute: ['Unmute this thread', 'यो कुराकानीको सूचना खोल्नुहोस्'],
  muted: ['You will hear no more of this thread', 'अब यो कुराकानीको सूचना आउँदैन'],
  unmuted: ['You will hear of this thread again', 'अब यो कुराकानीको सूचना फेरि आउँछ'],
  undo: ['Undo', 'फिर्ता लिनुहोस्'],
})
