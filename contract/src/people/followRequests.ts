import { OneUser, UserSummary } from '@jes/contract/core/users'
import { endpoint } from '@jes/contract/lib/endpoint'
import { Cursor, limitOf } from '@jes/contract/lib/page'
import { Id, Moment } from '@jes/contract/lib/text'
import { flagOf } from '@jes/contract/lib/values'
import * as z from 'zod/mini'

/** Somebody who asks to follow my private account. */
export const FollowRequest = z.object({
  user: z.extend(UserSummary, { bio: z.string() }),
  at: Moment,
})
export type FollowRequest = z.infer<typeof FollowRequest>

/** How many are still without an answer. */
const Waiting = z.object({ waiting: z.number() })
const Requester = z.object({ id: Id })

export const followRequestApi = {
  setPrivate: endpoint({
    method: 'PUT',
    path: '/api/users/me/private',
    summary:
      'Make my account private: its posts outside JeHubs and its lists are for followers whom I admit',
    body: z.object({ isPrivate: flagOf('isPrivate') }),
    response: z.object({ isPrivate: z.boolean() }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/follow-requests',
    summary: 'Who asks to follow my private account, latest first',
    query: z.object({ cursor: Cursor, limit: limitOf(20) }),
    response: z.extend(Waiting, {
      requests: z.array(FollowRequest),
      nextCursor: z.nullable(z.string()),
    }),
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/follow-requests/:id/accept',
    summary: 'Let a member who asked follow me',
    params: Requester,
    response: Waiting,
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/follow-requests/:id/decline',
    summary: 'Do not let a member who asked follow me; they do not hear of it',
    params: Requester,
    response: Waiting,
  }),
  acceptAll: endpoint({
    method: 'POST',
    path: '/api/follow-requests/accept-all',
    summary: 'Let those who have asked longest follow me, at most 500 at once',
    response: Waiting,
  }),
  removeFollower: endpoint({
    method: 'POST',
    path: '/api/users/:id/remove-follower',
    summary: 'A member no longer follows me, and does not hear of it',
    params: OneUser,
    response: z.object({ followers: z.number() }),
  }),
}
