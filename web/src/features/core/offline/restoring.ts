import type { Query, QueryClient } from '@tanstack/react-query'
import { useLine } from '#lib/line.ts'
import { lineFailed } from '#lib/lineNews.ts'
import { isReadable } from './readable.ts'
import { findStored } from './store.ts'
import { storeOwner } from './storing.ts'

/** Queries that show what was stored. */
const restored = new Set<string>()

/**
 * What was read before, when the server has not replied; undefined if it is not known, or is on the page already, or
 * where the storage is blocked.
 */
export async function restore(query: Query) {
  lineFailed()
  const owner = storeOwner()
  if (!owner || query.state.data !== undefined || !isReadable(query.queryKey)) return undefined
  const stored = await findStored(owner, query.queryHash).catch(() => undefined)
  if (!stored || storeOwner() !== owner) return undefined
  restored.add(query.queryHash)
  // After it is shown: its age is that of the stored reply, and it is fetched again at the next occasion.
  setTimeout(() => query.setState({ dataUpdatedAt: stored.at, isInvalidated: true }))
  return stored.data
}

/** When the server answers again, what was stored or could not be had is fetched; returns how to stop. */
export function refetchWhenBack(client: QueryClient) {
  return useLine.subscribe(({ line }) => {
    if (line !== 'back' && line !== 'up') return
    void client.refetchQueries({
      type: 'active',
      predicate: ({ queryHash, state }) => state.status === 'error' || restored.has(queryHash),
    })
    restored.clear()
  })
}
