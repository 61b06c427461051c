import { userApi } from '@jes/contract/core/users'
import type { QueryClient } from '@tanstack/react-query'
import { noteAct } from '#lib/acts.ts'
import { call } from '#lib/api.ts'
import { sendLatest } from '#lib/sendLatest.ts'
import { useSession } from '#lib/session.ts'
import { toast } from '#lib/toasts.ts'
import { setFollowers, setFollowing } from './followCache.ts'

/** Shown at once; if the server says no, it stands again as the server last said. */
export async function follow(client: QueryClient, userId: string, wanted: boolean) {
  let known = !wanted
  setFollowing(client, userId, wanted)
  try {
    const hasSent = await sendLatest(`follow ${userId}`, wanted, async (wanted) => {
      const endpoint = wanted ? userApi.follow : userApi.unfollow
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

/** The lists of people, my own counts and my feed are fetched anew when somebody next looks at them. */
async function forgetWhatFollows(client: QueryClient) {
  const own = useSession.getState().user?.username
  await client.invalidateQueries({ queryKey: ['follows'], refetchType: 'none' })
  await client.invalidateQueries({ queryKey: ['users', own], refetchType: 'none' })
  client.removeQueries({ queryKey: ['posts', 'feed', 'following'], type: 'inactive' })
}
