import { membershipApi } from '@jes/contract/hubs/memberships'
import {
  type CommentModAction,
  moderationApi,
  type PostModAction,
} from '@jes/contract/hubs/moderation'
import type { QueryClient } from '@tanstack/react-query'
import { changePost } from '#features/core/postActions/cache.ts'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import type { Subject } from './subject.ts'

export type Grounds = { reason: string; rule: number | null }

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
  void client.invalidateQueries({ queryKey: keyFor('post', id) })
  void client.invalidateQueries({ queryKey: keyFor('lists', 'posts', 'hub'), refetchType: 'none' })
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
  void client.invalidateQueries({ queryKey: keyFor('comments', ad) })
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

/** Null days are permanent; without a ban the existing one ends. */
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
  void client.invalidateQueries({ queryKey: keyFor('hub members') })
  void client.invalidateQueries({ queryKey: keyFor('team', 'bans') })
}

/** The action is in the log, and no longer in the queue. */
export function forgetActs(client: QueryClient) {
  void client.invalidateQueries({ queryKey: keyFor('team', 'queue') })
  void client.invalidateQueries({ queryKey: keyFor('team', 'log') })
  void client.invalidateQueries({ queryKey: keyFor('hub') })
}
