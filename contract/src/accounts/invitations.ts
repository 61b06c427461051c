import { UserSummary } from '@jes/contract/core/users'
import { endpoint } from '@jes/contract/lib/endpoint'
import { Id, Moment } from '@jes/contract/lib/text'
import * as z from 'zod/mini'

export const Invitation = z.object({
  _id: Id,
  /** The link itself. */
  url: z.string(),
  state: z.enum(['open', 'used', 'revoked']),
  /** Who came by it; null as long as nobody did, or when they left. */
  newcomer: z.nullable(UserSummary),
  createdAt: Moment,
  usedAt: z.nullable(Moment),
})
export type Invitation = z.infer<typeof Invitation>

export const invitationApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/invitations',
    summary: 'My invitations of the last year, latest first, and how many I may still make',
    response: z.object({
      invitations: z.array(Invitation),
      /** How many I may make now, and in 30 days. */
      left: z.number(),
      most: z.number(),
    }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/invitations',
    summary: 'Make a link that lets one person sign up',
    response: z.object({ invitation: Invitation }),
    status: 201,
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/api/invitations/:id',
    summary: 'Revoke a link that nobody has used yet',
    params: z.object({ id: Id }),
  }),
}
