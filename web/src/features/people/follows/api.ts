import { userApi } from '@jes/contract/core/users'
import type { QueryClient } from '@tanstack/react-query'
import { type NewAct, requestTo } from '#features/core/outbox/acts.ts'
import { keepBehind, keepUnsent } from '#features/core/outbox/keep.ts'
import { idOf, onSent } from '#features/core/outbox/sentActs.ts'
import { noteAct } from '#lib/acts.ts'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { sendLatest } from '#lib/sendLatest.ts'
import { useSession } from '#lib/session.ts'
import { toast } from '#lib/toasts.ts'
import { setFollowers, setFollowing } from './followCache.ts'

type Followed = { _id: string; displayName: string }

/** Shown at once; if the server refuses, the server's last state is shown again. */
export async function follow(client: QueryClient, user: Followed, next: boolean) {
  const userId = user._id
  let known = !next
  let last = next
  if (keepBehind(followOf(user, next))) return
  setFollowing(client, userId, next)
  try {
    const hasSent = await sendLatest(`follow ${userId}`, next, async (next) => {
      last = next
      const endpoint = next ? userApi.follow : userApi.unfollow
      const { following, followers } = await call(endpoint, { params: { id: userId } })
      known = following
      setFollowers(client, userId, followers)
      if (following) noteAct()
    })
    if (!hasSent) return
  } catch (error) {
    if (await keepUnsent(error, followOf(user, last))) known = !last
    else if (error instanceof Error) toast.error(error.message)
  }
  setFollowing(client, userId, known)
  await forgetWhatFollows(client)
}

function followOf(user: Followed, wish: boolean): NewAct {
  return {
    kind: 'follow',
    subject: `user ${user._id}`,
    wish,
    ...requestTo(wish ? userApi.follow : userApi.unfollow, { params: { id: user._id } }),
    about: { name: user.displayName },
  }
}

onSent('follow', 'user', (client, act, reply: { following: boolean; followers: number }) => {
  setFollowing(client, idOf(act), reply.following)
  setFollowers(client, idOf(act), reply.followers)
  void forgetWhatFollows(client)
})

/** The lists of people, my own counts and my feed are refetched when they are next shown. */
async function forgetWhatFollows(client: QueryClient) {
  const own = useSession.getState().user?.username
  await client.invalidateQueries({ queryKey: keyFor('lists', 'people'), refetchType: 'none' })
  await client.invalidateQueries({ queryKey: keyFor('user', own ?? ''), refetchType: 'none' })
  client.removeQueries({
    queryKey: keyFor('lists', 'posts', 'feed', 'following'),
    type: 'inactive',
  })
}
