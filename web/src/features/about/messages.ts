import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  changed: [(date: string) => `Last changed ${date}`, (date: string) => `पछिल्लो फेरबदल ${date}`],
})
