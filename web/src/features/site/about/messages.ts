import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  changed: [(date: string) => `Version of ${date}`, (date: string) => `${date} को संस्करण`],
})
