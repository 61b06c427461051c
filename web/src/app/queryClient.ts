import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#lib/api.ts'
import { passGate } from '#lib/gate.ts'
import { useSession } from '#lib/session.ts'

const TRIES = 2

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // A refusal is not retried; a lost request is.
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

/** What a visitor was shown is public: it stays on the page until it is fetched again, after their action was done. */
async function welcome() {
  await passGate().finally(() => queryClient.invalidateQueries())
}
