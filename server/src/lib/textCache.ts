import { LRUCache } from 'lru-cache'

/** A cache of texts that are expensive to make and may be a little old. Concurrent callers wait for the same one. */
export function makeTextCache({ ms, most }: { ms: number; most: number }) {
  const cached = new LRUCache<string, Promise<string>>({ max: most, ttl: ms })

  return function textOf(key: string, make: () => Promise<string>) {
    const found = cached.get(key)
    if (found) return found
    const text = make()
    cached.set(key, text)
    // An error is not cached.
    text.catch(() => cached.peek(key) === text && cached.delete(key))
    return text
  }
}
