import { LRUCache } from 'lru-cache'
import { type Counted, type Counts, type Hit, MAX_WINDOWS, memoryCounts } from './counts.ts'

type Complain = (error: unknown) => void
type Gathered = { hit: Hit; unsent: number; total: number; endsAt: number }

const GATHER_MS = 100
const COMPLAIN_MS = 60_000

/**
 * Counts in common with others, without a wait where the limit is large: those hits are gathered and sent together.
 * While the others cannot be reached, this process counts for itself, from what it knew last: limits hold less well,
 * but the site goes on.
 */
export function sharedCounts(others: Counts, complain: Complain): Counts {
  const own = memoryCounts()
  const gathered = new LRUCache<string, Gathered>({ max: MAX_WINDOWS })
  /** Those with hits that the others do not know of yet. */
  let waiting = new Set<Gathered>()
  let complainedAt = -COMPLAIN_MS
  setInterval(() => void send(), GATHER_MS).unref()

  return {
    async hit(hits) {
      return Promise.all(hits.map((hit) => (hit.isExact ? hitExactly(hit) : hitSoon(hit))))
    },
    async isFree(place) {
      return (await own.isFree(place)) && attempt(async () => others.isFree(place), true)
    },
    async take(place) {
      if (!(await own.take(place))) return false
      const isTaken = await attempt(async () => others.take(place), true)
      if (!isTaken) own.release(place.key)
      return isTaken
    },
    release(key) {
      own.release(key)
      others.release(key)
    },
  }

  async function hitExactly(hit: Hit) {
    const counted = await attempt(async () => (await others.hit([hit]))[0]!, null)
    const window = windowOf(hit, counted?.ttl)
    if (!window) return counted ?? { current: 0, ttl: 0 }
    window.total = counted ? counted.current : window.total + hit.by
    return counted ?? countedIn(window)
  }

  function hitSoon(hit: Hit): Counted {
    const window = windowOf(hit)
    if (!window) return { current: 0, ttl: 0 }
    window.unsent += hit.by
    if (hit.by > 0) waiting.add(window)
    return countedIn(window)
  }

  /** The window as this process knows it; it begins with a hit, or ends when the others say so. */
  function windowOf(hit: Hit, ttl?: number) {
    const now = Date.now()
    const found = gathered.get(hit.key)
    const isRunning = found !== undefined && found.endsAt > now
    if (!isRunning && hit.by === 0 && !ttl) return null
    const window = isRunning ? found : { hit, unsent: 0, total: 0, endsAt: now + hit.windowMs }
    if (ttl !== undefined) window.endsAt = now + ttl
    if (!isRunning) gathered.set(hit.key, window)
    return window
  }

  function countedIn({ total, unsent, endsAt }: Gathered): Counted {
    return { current: total + unsent, ttl: endsAt - Date.now() }
  }

  async function send() {
    if (waiting.size === 0) return
    const sent = [...waiting]
    waiting = new Set()
    const hits = sent.map(({ hit, unsent }) => ({ ...hit, by: unsent }))
    for (const [index, one] of sent.entries()) {
      one.total += hits[index]!.by
      one.unsent -= hits[index]!.by
    }
    const counted = await attempt(async () => others.hit(hits), null)
    for (const [index, { current, ttl }] of (counted ?? []).entries()) {
      sent[index]!.total = current
      sent[index]!.endsAt = Date.now() + ttl
    }
  }

  async function attempt<T>(work: () => Promise<T>, otherwise: T) {
    try {
      return await work()
    } catch (error) {
      const now = performance.now()
      if (now - complainedAt >= COMPLAIN_MS) {
        complainedAt = now
        complain(error)
        complain('The shared counts cannot be reached; each process counts for itself.')
      }
      return otherwise
    }
  }
}
