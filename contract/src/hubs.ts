import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { limitOf } from './page.ts'
import { Id } from './text.ts'

/** A hub as it stands in a list. */
export const HubSummary = z.object({
  _id: Id,
  name: z.string(),
  icon: z.nullable(z.string()),
  memberCount: z.number(),
})
export type HubSummary = z.infer<typeof HubSummary>

export const hubApi = {
  popular: endpoint({
    method: 'GET',
    path: '/api/jehub/popular',
    summary: 'The public hubs with the most members',
    access: 'public',
    query: z.object({ limit: limitOf(5) }),
    response: z.object({ jehubs: z.array(HubSummary) }),
  }),
}
