import { hearsChanges, onChange } from './changes.ts'

/** Reads something of how the house works once for many, for so long at most, and anew when it was told to have changed. */
export function makeTtlCache<Value>(ms: number) {
  let kept: { value: Value; until: number } | null = null
  let changes = 0
  onChange(() => {
    changes += 1
    kept = null
  }, 'house')

  return async (read: () => Promise<Value>) => {
    if (kept && kept.until > performance.now()) return kept.value
    const before = changes
    const value = await read()
    // What was read while it changed may be out of date already.
    if (hearsChanges() && changes === before) kept = { value, until: performance.now() + ms }
    return value
  }
}
