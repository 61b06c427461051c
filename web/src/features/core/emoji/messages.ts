import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  search: ['Search emoji', 'इमोजी खोज्नुहोस्'],
  tone: ['Skin tone', 'छालाको रङ'],
  yellow: ['Yellow', 'पहेँलो'],
  light: ['Light', 'गोरो'],
  mediumLight: ['Medium light', 'हल्का गोरो'],
  medium: ['Medium', 'गहुँगोरो'],
  mediumDark: ['Medium dark', 'हल्का कालो'],
  dark: ['Dark', 'कालो'],
  nothing: ['No emoji of this name', 'यो नामको इमोजी छैन'],
  found: ['Found', 'भेटिएका'],
  recent: ['Recent', 'हालै प्रयोग गरिएका'],
  faces: ['Faces', 'अनुहार'],
  people: ['People and hands', 'मान्छे र हात'],
  nature: ['Animals and nature', 'जनावर र प्रकृति'],
  food: ['Food and drink', 'खानेकुरा'],
  places: ['Places and travel', 'ठाउँ र यात्रा'],
  activities: ['Festivals and play', 'चाडपर्व र खेल'],
  objects: ['Things', 'सामान'],
  signs: ['Signs', 'चिह्न'],
  flags: ['Flags', 'झन्डा'],
})
