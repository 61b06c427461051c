import { OneUser } from '@jes/contract/core/users'
import { endpoint } from '@jes/contract/lib/endpoint'
import * as z from 'zod/mini'

/** For how many years, posts, hubs or reports. */
export const Badge = z.object({
  kind: z.enum(['years', 'firstPost', 'founder', 'reports']),
  count: z.number(),
})
export type Badge = z.infer<typeof Badge>

export const Thanks = z.object({
  /** The votes of others on what everybody can see; null for others where the member hides it. */
  karma: z.nullable(z.number()),
  badges: z.array(Badge),
})
export type Thanks = z.infer<typeof Thanks>

export const thanksApi = {
  find: endpoint({
    method: 'GET',
    path: '/api/users/:id/thanks',
    summary: 'The karma and the badges of a member',
    access: 'public',
    params: OneUser,
    response: Thanks,
  }),
}
