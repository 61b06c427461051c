import type { Hub } from '@jes/contract/hubs/hubs'
import { membershipApi } from '@jes/contract/hubs/memberships'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { text } from '#lib/language.ts'
import { sendLatest } from '#lib/sendLatest.ts'
import { toast } from '#lib/toasts.ts'
import { messages } from './watchMessages.ts'

/** Shown at once; if the server says no, it stands again as the server last said. */
export async function watch(client: QueryClient, hub: Hub, wanted: boolean) {
  let known = hub.isWatched
  setWatched(client, hub._id, wanted)
  try {
    const hasSent = await sendLatest(`watch ${hub._id}`, wanted, async (watched) => {
      const { isWatched } = await call(membershipApi.watch, {
        params: { id: hub._id },
        body: { watched },
      })
      known = isWatched
    })
    if (!hasSent) return
    toast.show(known ? text(messages).watching : text(messages).notWatching)
  } catch (error) {
    if (error instanceof Error) toast.error(error.message)
  }
  setWatched(client, hub._id, known)
}

function setWatched(client: QueryClient, id: string, isWatched: boolean) {
  client.setQueriesData<Hub | null>({ queryKey: ['hub'] }, (hub) =>
    hub?._id === id ? { ...hub, isWatched } : hub,
  )
}
