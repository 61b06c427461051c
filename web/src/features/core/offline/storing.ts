import type { Query, QueryClient } from '@tanstack/react-query'
import { useSession, VISITOR } from '#lib/session.ts'
import type { StoredQuery } from './database.ts'
import { firstPages, isReadable } from './readable.ts'
import { storeAll } from './store.ts'

/** Changes of a moment are one write. */
const DELAY = 1_000
const MOST_BYTES_OF_ONE = 500_000

/** Whose store is open; null while it is asked who is there. */
export function storeOwner() {
  const { user, hasEnded } = useSession.getState()
  return hasEnded ? null : (user?._id ?? VISITOR)
}

/** Stores what is read, as it is fetched and changed; returns how to stop. */
export function storeQueries(client: QueryClient, onFailure: (error: unknown) => void) {
  const changed = new Map<string, Query>()
  let timer: ReturnType<typeof setTimeout> | undefined
  for (const query of client.getQueryCache().getAll()) note(query)
  const stopReading = client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') note(event.query)
  })
  const stopAsking = useSession.subscribe((now, before) => {
    if (now.user?._id !== before.user?._id || now.hasEnded) changed.clear()
  })
  document.addEventListener('visibilitychange', save)

  return () => {
    stopReading()
    stopAsking()
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', save)
  }

  function note(query: Query) {
    if (query.state.status !== 'success' || !isReadable(query.queryKey)) return
    changed.set(query.queryHash, query)
    timer ??= setTimeout(save, DELAY)
  }

  function save() {
    clearTimeout(timer)
    timer = undefined
    const owner = storeOwner()
    const queries = [...changed.values()].flatMap(toStored)
    changed.clear()
    if (owner && queries.length > 0) storeAll(owner, queries).catch(onFailure)
  }
}

function toStored({ queryHash: hash, state }: Query): StoredQuery[] {
  // An answer of "there is none" is as good as an answer.
  if (state.data === undefined) return []
  const data = firstPages(state.data)
  const bytes = JSON.stringify(data).length
  return bytes > MOST_BYTES_OF_ONE ? [] : [{ hash, data, at: state.dataUpdatedAt, bytes }]
}
