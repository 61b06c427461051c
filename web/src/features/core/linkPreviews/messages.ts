import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  play: ['Play', 'चलाउनुहोस्'],
  playsFrom: [(site: string) => `Plays from ${site}`, (site: string) => `${site} बाट चल्छ`],
})
