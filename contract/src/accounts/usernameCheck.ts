import { endpoint } from '@jes/contract/lib/endpoint'
import { cleaned } from '@jes/contract/lib/text'
import * as z from 'zod/mini'

const LENGTH = 'Username must be 3 to 30 characters'

export const UsernameCheck = z.object({
  available: z.boolean(),
  /** Why not, for a person. */
  reason: z.optional(z.string()),
})
export type UsernameCheck = z.infer<typeof UsernameCheck>

export const usernameApi = {
  check: endpoint({
    method: 'GET',
    path: '/api/auth/username/:name',
    summary: 'Whether I may be called so, by the rules of registration and renaming',
    access: 'public',
    params: z.object({ name: cleaned(LENGTH).check(z.maxLength(100, LENGTH)) }),
    response: UsernameCheck,
  }),
}
