import type { Hub } from '@jes/contract/hubs/hubs'
import { membershipApi } from '@jes/contract/hubs/memberships'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { text } from '#lib/language.ts'
import { sendLatest } from '#lib/sendLatest.ts'
import { toast } from '#lib/toasts.ts'
import { messages } from './watchMessages.ts'

/** Shown at once; if the server refuses, the server's last state is shown again. */
export async function watch(client: QueryClient, hub: Hub, next: boolean) {
  let known = hub.isWatched
  setWatched(client, hub._id, next)
  try {
    const hasSent = await sendLatest(`watch ${hub._id}`, next, async (watched) => {
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
  client.setQueriesData<Hub | null>({ queryKey: keyFor('hub') }, (hub) =>
    hub?._id === id ? { ...hub, isWatched } : hub,
  )
}
