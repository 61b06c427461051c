import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#lib/api.ts'
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
  if (now.user?._id !== before.user?._id) queryClient.clear()
})
