import { endpoint } from '@jes/contract/lib/endpoint'
import { Id } from '@jes/contract/lib/text'
import { choiceOf } from '@jes/contract/lib/values'
import * as z from 'zod/mini'

/** From what is of no interest For you learns; what was only seen says nothing of the next. */
export const HideReason = choiceOf('reason', ['seen', 'notInterested'])
export type HideReason = z.infer<typeof HideReason>

const OnePost = z.object({ id: Id })
const Hidden = z.object({ isHidden: z.boolean() })

export const hidingApi = {
  hide: endpoint({
    method: 'PUT',
    path: '/api/ads/:id/hide',
    summary: 'Hide a post from my lists; its author does not learn it',
    params: OnePost,
    body: z.object({ reason: HideReason }),
    response: Hidden,
  }),
  unhide: endpoint({
    method: 'DELETE',
    path: '/api/ads/:id/hide',
    summary: 'No longer hide a post',
    params: OnePost,
    response: Hidden,
  }),
}
