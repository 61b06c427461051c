import type { Entry } from './queries.ts'

/** One slot of so many is for a new comment. */
const EVERY = 5
/** As many as a cursor can hold. */
const MOST_LIFTED = 4

export function slotsIn(limit: number) {
  return Math.min(MOST_LIFTED, Math.floor(limit / EVERY))
}

/**
 * A page of the best in which every fifth slot, counting the `taken` ones before it, goes to the newest comment not
 * yet on it. Returns which comments were lifted, and after which of the best the next page begins.
 */
export function placeFresh(
  ranked: Entry[],
  fresh: Entry[],
  page: { limit: number; taken: number },
) {
  const shown = new Map<string, Entry>()
  const lifted: string[] = []
  let last: Entry | null = null
  const isNew = ({ id }: Entry) => !shown.has(id)

  while (shown.size < page.limit) {
    const isSlot = (page.taken + shown.size + 1) % EVERY === 0 && lifted.length < MOST_LIFTED
    const newest = isSlot ? fresh.find(isNew) : undefined
    const entry = newest ?? ranked.find(isNew)
    if (!entry) break
    shown.set(entry.id, entry)
    if (newest) lifted.push(newest.id)
    else last = entry
  }
  return { shown: [...shown.keys()], lifted, last, hasMore: ranked.some(isNew) }
}
