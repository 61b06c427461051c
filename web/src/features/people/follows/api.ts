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
import { type Standing, setFollowers, setStanding } from './followCache.ts'

export type Followed = {
  _id: string
  displayName: string
  isPrivate?: boolean | undefined
  /** I asked this private account, and have no answer yet. */
  isRequested?: boolean | undefined
}

const OFF: Standing = { following: false, requested: false }

/** Follows, or asks. Shown at once; if the server refuses, the server's last state is shown again. */
export async function follow(client: QueryClient, user: Followed, next: boolean) {
  const userId = user._id
  const asks = next ? user.isPrivate === true : user.isRequested === true
  const on: Standing = { following: !asks, requested: asks }
  let known: Standing & { followers?: number } = next ? OFF : on
  let last = next
  if (keepBehind(followOf(user, next))) return
  setStanding(client, userId, next ? on : OFF)
  try {
    const hasSent = await sendLatest(`follow ${userId}`, next, async (next) => {
      last = next
      const endpoint = next ? userApi.follow : userApi.unfollow
      known = await call(endpoint, { params: { id: userId } })
      if (next) noteAct()
    })
    if (!hasSent) return
  } catch (error) {
    if (await keepUnsent(error, followOf(user, last))) known = last ? OFF : on
    else if (error instanceof Error) toast.error(error.message)
  }
  setStanding(client, userId, known)
  if (known.followers !== undefined) setFollowers(client, userId, known.followers)
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

onSent('follow', 'user', (client, act, reply: Standing & { followers: number }) => {
  setStanding(client, idOf(act), reply)
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
