import { hearsChanges, onChange } from './changes.ts'

/** Reads something of how the house works once for many, for so long at most, and anew when it was told to have changed. */
export function makeTtlCache<Value>(ms: number) {
  let cached: { value: Value; until: number } | null = null
  let changes = 0
  onChange(() => {
    changes += 1
    cached = null
  }, 'house')

  return async (read: () => Promise<Value>) => {
    if (cached && cached.until > performance.now()) return cached.value
    const before = changes
    const value = await read()
    // What was read while it changed may be out of date already.
    if (hearsChanges() && changes === before) cached = { value, until: performance.now() + ms }
    return value
  }
}
