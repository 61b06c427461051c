import { endpoint } from '@jes/contract/lib/endpoint'
import { text } from '@jes/contract/lib/text'
import * as z from 'zod/mini'

function cut(max: number) {
  return text({
    min: 0,
    max,
    tooShort: 'This is missing',
    tooLong: 'This is too long',
    counts: 'length',
  })
}

/** What the error screen sends, so that the number it shows leads us to the cause. */
export const Crash = z.object({
  report: z.string('This id is not valid').check(z.regex(/^[A-Z0-9]{8}$/, 'This id is not valid')),
  message: cut(500),
  stack: cut(4_000),
  path: cut(300),
})
export type Crash = z.infer<typeof Crash>

export const crashApi = {
  report: endpoint({
    method: 'POST',
    path: '/api/crashes',
    summary: 'Report an error of the web app',
    access: 'public',
    body: Crash,
  }),
}
