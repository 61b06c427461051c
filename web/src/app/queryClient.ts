import { type Query, QueryClient, type QueryFunctionContext } from '@tanstack/react-query'
import { ApiError } from '#lib/api.ts'
import { passGate } from '#lib/gate.ts'
import { useLine } from '#lib/line.ts'
import { useSession } from '#lib/session.ts'

const TRIES = 2

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // A refusal is not retried; a lost request is, unless there is no connection.
      retry: (failures, error) =>
        failures < TRIES && isPassing(error) && useLine.getState().line !== 'cut',
      persister: orStored,
    },
  },
})

function isPassing(error: Error) {
  return error instanceof ApiError && (error.status === 0 || error.status === 503)
}

/** When the server cannot be reached, a page shows what was read before; without the code for it, nothing is known. */
async function orStored<Data, Context extends Partial<QueryFunctionContext>>(
  fetchData: (context: Context) => Data | Promise<Data>,
  context: Context,
  query: Query,
) {
  try {
    return await fetchData(context)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 0) throw error
    const offline = await import('#features/core/offline/restoring.ts').catch(() => null)
    const stored = await offline?.restore(query)
    if (stored === undefined) throw error
    return stored as Data
  }
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
