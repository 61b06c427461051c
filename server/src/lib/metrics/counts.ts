/** How often a cache had what was looked for, and how often not. */
type CacheCounts = { hits: number; misses: number }

/** How many acts were written in statements for many, and how many by themselves; how many such statements failed. */
type GroupCounts = { statements: number; failed: number; together: number; alone: number }

/** What can be said of a pool of connections at this moment. */
export type PoolState = {
  max: number
  /** Connections with a query or a transaction under way. */
  inUse: number
  /** Queries that wait for a connection, or behind another on the same one. */
  waiting: number
}

/**
 * What is counted where it happens, by plain additions that cost nothing; `/metrics` reads it when somebody asks.
 * Of this process alone.
 */
export const counts = {
  caches: new Map<string, CacheCounts>(),
  groups: new Map<string, GroupCounts>(),
  pools: new Map<string, () => PoolState>(),
  mails: { sent: 0, failed: 0 },
  sms: { sent: 0, failed: 0 },
  sockets: { open: 0 },
}

/** The counts of the caches with this name; it becomes a label, so there are few names. */
export function countsOfCache(name: string): CacheCounts {
  const known = counts.caches.get(name) ?? { hits: 0, misses: 0 }
  counts.caches.set(name, known)
  return known
}

/** The counts of one kind of acts. */
export function countsOfGroup(name: string): GroupCounts {
  const known = counts.groups.get(name) ?? { statements: 0, failed: 0, together: 0, alone: 0 }
  counts.groups.set(name, known)
  return known
}

/** From here on `/metrics` has the state of this pool. */
export function watchPool(name: 'requests' | 'jobs', read: () => PoolState) {
  counts.pools.set(name, read)
}
