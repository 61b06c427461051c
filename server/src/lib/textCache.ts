import { LRUCache } from 'lru-cache'
import { changeCount, hasChanged } from './changes.ts'
import { countsOfCache } from './metrics/counts.ts'

type Options = { name: string; ms: number; most: number }
type Entry = { text: Promise<string>; since: number }

/**
 * A cache of texts that are expensive to make and may be a little old, but not older than a change of everything.
 * Concurrent callers wait for the same one.
 */
export function makeTextCache({ name, ms, most }: Options) {
  const counts = countsOfCache(name)
  const cached = new LRUCache<string, Entry>({ max: most, ttl: ms })

  return function textOf(key: string, make: () => Promise<string>) {
    const entry = cached.get(key)
    const found = entry && !hasChanged([], entry.since) ? entry.text : null
    counts[found ? 'hits' : 'misses'] += 1
    if (found) return found
    const since = changeCount()
    const text = make()
    cached.set(key, { text, since })
    // An error is not cached.
    text.catch(() => cached.peek(key)?.text === text && cached.delete(key))
    return text
  }
}
