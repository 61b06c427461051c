import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#lib/api.ts'
import { passGate } from '#lib/gate.ts'
import { useSession } from '#lib/session.ts'

const TRIES = 2

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // What the server refused it will refuse again; what got lost on the way is worth another try.
      retry: (failures, error) => failures < TRIES && isPassing(error),
    },
  },
})

function isPassing(error: Error) {
  return error instanceof ApiError && (error.status === 0 || error.status === 503)
}

// Nobody sees what another person was shown in this browser, in whichever tab they signed in or out.
useSession.subscribe((now, before) => {
  if (now.user?._id === before.user?._id) return
  queryClient.removeQueries({ type: 'inactive' })
  if (before.user) void queryClient.resetQueries()
  else void welcome()
})

/** What a visitor was shown anybody may see: it stays on the page until it comes anew, after what they wanted was done. */
async function welcome() {
  await passGate().finally(() => queryClient.invalidateQueries())
}
