import { userApi } from '@jes/contract/core/users'
import type { QueryClient } from '@tanstack/react-query'
import { noteAct } from '#lib/acts.ts'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { sendLatest } from '#lib/sendLatest.ts'
import { useSession } from '#lib/session.ts'
import { toast } from '#lib/toasts.ts'
import { setFollowers, setFollowing } from './followCache.ts'

/** Shown at once; if the server refuses, the server's last state is shown again. */
export async function follow(client: QueryClient, userId: string, next: boolean) {
  let known = !next
  setFollowing(client, userId, next)
  try {
    const hasSent = await sendLatest(`follow ${userId}`, next, async (next) => {
      const endpoint = next ? userApi.follow : userApi.unfollow
      const { following, followers } = await call(endpoint, { params: { id: userId } })
      known = following
      setFollowers(client, userId, followers)
      if (following) noteAct()
    })
    if (!hasSent) return
  } catch (error) {
    if (error instanceof Error) toast.error(error.message)
  }
  setFollowing(client, userId, known)
  await forgetWhatFollows(client)
}

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
