import { endpoint } from '@jes/contract/lib/endpoint'
import { Id } from '@jes/contract/lib/text'
import { choiceOf } from '@jes/contract/lib/values'
import * as z from 'zod/mini'

/** Who sees a post outside JeHubs. Whom it mentions always does. */
export const AUDIENCES = ['everyone', 'followers', 'mentioned'] as const
export const Audience = choiceOf('audience', AUDIENCES)
export type Audience = z.infer<typeof Audience>

/** Who may comment besides the author. Whom it mentions may too, unless nobody may. */
export const COMMENTERS = ['everyone', 'followers', 'following', 'mentioned', 'nobody'] as const
export const Commenters = choiceOf('commenters', COMMENTERS)
export type Commenters = z.infer<typeof Commenters>

export const audienceApi = {
  change: endpoint({
    method: 'PATCH',
    path: '/api/ads/:id/audience',
    summary: 'Change who sees my post, and who may comment',
    params: z.object({ id: Id }),
    body: z.object({ audience: z.optional(Audience), commenters: z.optional(Commenters) }),
    response: z.object({ audience: Audience, commenters: Commenters }),
  }),
}
