import { endpoint } from '@jes/contract/lib/endpoint'
import { because } from '@jes/contract/lib/refusals/because'
import { cleaned } from '@jes/contract/lib/text'
import { USERNAME_MAX_LENGTH, USERNAME_MIN_LENGTH } from '@jes/contract/lib/username'
import * as z from 'zod/mini'

const LENGTH = because('accounts.username_length', {
  min: USERNAME_MIN_LENGTH,
  max: USERNAME_MAX_LENGTH,
})

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
