import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  trending: ['Trending', 'चर्चामा'],
  busiest: [(time: string) => `busiest at ${time}`, (time: string) => `सबैभन्दा बढी ${time} बजे`],
})
