import { endpoint } from '@jes/contract/lib/endpoint'
import { because } from '@jes/contract/lib/refusals/because'
import * as z from 'zod/mini'

/** How many digits of a password's hash are sent; the matching ends come back, and the browser compares. */
export const HASH_TOLD = 3
export const HASH_COMPARED = 16

export const passwordApi = {
  common: endpoint({
    method: 'GET',
    path: '/api/auth/common-passwords/:start',
    summary: 'How the hashes of common passwords go on that begin so',
    access: 'public',
    params: z.object({
      start: z.string().check(z.regex(/^[0-9a-f]{3}$/, because('accounts.hash_start'))),
    }),
    response: z.object({ ends: z.array(z.string()) }),
  }),
}
