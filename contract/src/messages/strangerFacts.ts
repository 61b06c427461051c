import { endpoint } from '@jes/contract/lib/endpoint'
import { Id, Moment } from '@jes/contract/lib/text'
import * as z from 'zod/mini'

/** What helps to judge the request of a stranger. */
export const StrangerFacts = z.object({
  /** Since when they are on Jes. */
  joinedAt: Moment,
  /** Hubs that both of us are in. */
  hubsInCommon: z.number(),
  /** People whom I follow and who follow them. */
  followsInCommon: z.number(),
  /** How many people they began to write to with this text in the last day, me among them. */
  sameText: z.number(),
})
export type StrangerFacts = z.infer<typeof StrangerFacts>

export const strangerFactApi = {
  find: endpoint({
    method: 'GET',
    path: '/api/talks/:id/stranger',
    summary: 'Who sent me a request, in facts; only before I accept it',
    params: z.object({ id: Id }),
    response: StrangerFacts,
  }),
}
