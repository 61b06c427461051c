import { endpoint } from '@jes/contract/lib/endpoint'
import { because } from '@jes/contract/lib/refusals/because'
import { text } from '@jes/contract/lib/text'
import * as z from 'zod/mini'

function cut(max: number) {
  return text({
    min: 0,
    max,
    tooShort: 'value.missing',
    why: 'value.too_long',
    counts: 'length',
  })
}

/** The report of the error screen, so that the number it shows leads us to the cause. */
export const Crash = z.object({
  report: z.string(because('value.id')).check(z.regex(/^[A-Z0-9]{8}$/, because('value.id'))),
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
