import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  position: ['Position', 'स्थान'],
  timeOf: [
    (at: string, of: string) => `${at} of ${of}`,
    (at: string, of: string) => `${of} मध्ये ${at}`,
  ],
})
