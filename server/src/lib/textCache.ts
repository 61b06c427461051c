import { keepNewest } from './keepNewest.ts'

type CacheEntry = { text: Promise<string>; until: number }

/** Texts that are dear to make and may be a little old. Whoever asks while one is made waits for the same one. */
export function makeTextCache({ ms, most }: { ms: number; most: number }) {
  const entries = new Map<string, CacheEntry>()

  return function textOf(key: string, make: () => Promise<string>) {
    const found = entries.get(key)
    if (found && found.until > performance.now()) return found.text
    const text = make()
    keepNewest(entries, key, { text, until: performance.now() + ms }, most)
    // What could not be made is not kept.
    text.catch(() => entries.get(key)?.text === text && entries.delete(key))
    return text
  }
}
