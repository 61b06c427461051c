import { LRUCache } from 'lru-cache'
import { countsOfCache } from './metrics/counts.ts'

type Options = { name: string; ms: number; most: number }

/** A cache of texts that are expensive to make and may be a little old. Concurrent callers wait for the same one. */
export function makeTextCache({ name, ms, most }: Options) {
  const counts = countsOfCache(name)
  const cached = new LRUCache<string, Promise<string>>({ max: most, ttl: ms })

  return function textOf(key: string, make: () => Promise<string>) {
    const found = cached.get(key)
    counts[found ? 'hits' : 'misses'] += 1
    if (found) return found
    const text = make()
    cached.set(key, text)
    // An error is not cached.
    text.catch(() => cached.peek(key) === text && cached.delete(key))
    return text
  }
}
