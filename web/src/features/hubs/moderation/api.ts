import { membershipApi } from '@jes/contract/hubs/memberships'
import {
  type CommentModAction,
  moderationApi,
  type PostModAction,
} from '@jes/contract/hubs/moderation'
import type { QueryClient } from '@tanstack/react-query'
import { changePost } from '#features/core/postActions/cache.ts'
import { call } from '#lib/api.ts'
import type { Subject } from './subject.ts'

export type Grounds = { reason: string; rule: number | null }

/** Every queue of a hub has a key that begins so. */
export const QUEUES = ['modqueue']

const NO_GROUNDS: Grounds = { reason: '', rule: null }

export async function actOnPost(
  client: QueryClient,
  id: string,
  action: PostModAction,
  grounds = NO_GROUNDS,
) {
  const standing = await call(moderationApi.moderatePost, {
    params: { id },
    body: { action, ...grounds },
  })
  changePost(client, id, (post) => ({ ...post, ...standing }))
  forgetActs(client)
  // Why it was removed, and the place of a pinned one, the server says.
  void client.invalidateQueries({ queryKey: ['post', id] })
  void client.invalidateQueries({ queryKey: ['posts', 'hub'], refetchType: 'none' })
  return standing
}

export async function actOnComment(
  client: QueryClient,
  { id, ad }: Pick<Subject, 'id' | 'ad'>,
  action: CommentModAction,
  grounds = NO_GROUNDS,
) {
  const standing = await call(moderationApi.moderateComment, {
    params: { id },
    body: { action, ...grounds },
  })
  forgetActs(client)
  void client.invalidateQueries({ queryKey: ['comments', ad] })
  return standing
}

export function act(
  client: QueryClient,
  subject: Subject,
  action: CommentModAction,
  grounds?: Grounds,
) {
  return subject.kind === 'post'
    ? actOnPost(client, subject.id, action, grounds)
    : actOnComment(client, subject, action, grounds)
}

type Whom = { hub: string; user: { _id: string } }

export async function warn(client: QueryClient, { hub, user }: Whom, reason: string) {
  await call(membershipApi.warn, { params: { id: hub, userId: user._id }, body: { reason } })
  forgetActs(client)
}

/** Null days are for good; no ban at all ends the one that there is. */
export async function ban(
  client: QueryClient,
  { hub, user }: Whom,
  wanted: { days: number | null; reason: string } | null,
) {
  await call(membershipApi.change, {
    params: { id: hub, userId: user._id },
    body: { ban: wanted },
  })
  forgetActs(client)
  void client.invalidateQueries({ queryKey: ['hubMembers'] })
  void client.invalidateQueries({ queryKey: ['hubBans'] })
}

/** What the team did is in the log, and no longer in the queue. */
export function forgetActs(client: QueryClient) {
  void client.invalidateQueries({ queryKey: QUEUES })
  void client.invalidateQueries({ queryKey: ['modlog'] })
  void client.invalidateQueries({ queryKey: ['hub'] })
}
