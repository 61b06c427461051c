import { OneUser } from '@jes/contract/core/users'
import { endpoint } from '@jes/contract/lib/endpoint'
import { flagOf } from '@jes/contract/lib/values'
import * as z from 'zod/mini'

export const bellApi = {
  set: endpoint({
    method: 'PUT',
    path: '/api/users/:id/bell',
    summary: 'Notify me of each new post of a member whom I follow, or no longer',
    params: OneUser,
    body: z.object({ on: flagOf('on') }),
    response: z.object({ hasBell: z.boolean() }),
  }),
}
