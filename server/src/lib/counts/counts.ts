import { LRUCache } from 'lru-cache'

/** How often something was done in its window so far, and how many milliseconds of the window are left. */
export type Counted = { current: number; ttl: number }

export type Hit = {
  key: string
  windowMs: number
  /** 0 only looks. */
  by: number
  /** A small limit must hold exactly; a large one may be some tenths of a second late. */
  isExact: boolean
}

/** Something that is held, not done: one of `max` sockets of a member, for example. */
export type Slot = { key: string; max: number }

/** The counts behind all limits: of one process, of all processes of a server, or of all servers. */
export type Counts = {
  hit: (hits: Hit[]) => Promise<Counted[]> | Counted[]
  isFree: (slot: Slot) => Promise<boolean> | boolean
  /** Takes a place, unless it is not free. */
  take: (slot: Slot) => Promise<boolean> | boolean
  release: (key: string) => void
}

/** So many windows are remembered; then the oldest is forgotten. */
export const MAX_WINDOWS = 200_000

type Window = { current: number; endsAt: number }

/** The counts of one process. */
export function memoryCounts(): Counts {
  // By size, since a bound by entries takes the memory of all of them at once: 5.6 MB.
  const windows = new LRUCache<string, Window>({ maxSize: MAX_WINDOWS, sizeCalculation: () => 1 })
  const taken = new Map<string, number>()

  function hit({ key, windowMs, by }: Hit): Counted {
    const now = Date.now()
    const found = windows.get(key)
    const isRunning = found !== undefined && found.endsAt > now
    if (by === 0 && !isRunning) return { current: 0, ttl: 0 }
    const window = isRunning ? found : { current: 0, endsAt: now + windowMs }
    if (!isRunning) windows.set(key, window)
    window.current += by
    return { current: window.current, ttl: window.endsAt - now }
  }

  function isFree({ key, max }: Slot) {
    return (taken.get(key) ?? 0) < max
  }

  return {
    hit: (hits) => hits.map(hit),
    isFree,
    take(place) {
      const isTaken = isFree(place)
      if (isTaken) taken.set(place.key, (taken.get(place.key) ?? 0) + 1)
      return isTaken
    },
    release(key) {
      const left = (taken.get(key) ?? 0) - 1
      if (left > 0) taken.set(key, left)
      else taken.delete(key)
    },
  }
}
