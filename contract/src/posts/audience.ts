import { endpoint } from '@jes/contract/lib/endpoint'
import { Id } from '@jes/contract/lib/text'
import { choiceOf } from '@jes/contract/lib/values'
import * as z from 'zod/mini'

/** Who sees a post outside JeHubs. Whom it mentions always does. */
export const AUDIENCES = ['everyone', 'followers', 'mentioned'] as const
export const Audience = choiceOf('audience', AUDIENCES)
export type Audience = z.infer<typeof Audience>

export const audienceApi = {
  change: endpoint({
    method: 'PATCH',
    path: '/api/ads/:id/audience',
    summary: 'Change who sees my post',
    params: z.object({ id: Id }),
    body: z.object({ audience: Audience }),
    response: z.object({ audience: Audience }),
  }),
}
