import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  play: ['Play', 'चलाउनुहोस्'],
  pause: ['Pause', 'रोक्नुहोस्'],
  playSize: [(size: string) => `Play, ${size}`, (size: string) => `चलाउनुहोस्, ${size}`],
})
