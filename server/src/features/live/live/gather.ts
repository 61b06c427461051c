import { setTimeout as pass } from 'node:timers/promises'

/**
 * Runs the work for one key at a time, and batches what arrives in the meantime, in order. After each run the key
 * rests. The work must not throw.
 */
export function gather<Item>(
  work: (key: string, items: Item[]) => Promise<void>,
  { restMs = 0 } = {},
) {
  const waiting = new Map<string, Item[]>()

  return function add(key: string, item: Item) {
    const line = waiting.get(key)
    if (line) return void line.push(item)
    waiting.set(key, [item])
    void run(key)
  }

  async function run(key: string) {
    for (let items = take(key); items.length > 0; items = take(key)) {
      await work(key, items)
      if (restMs > 0) await pass(restMs, undefined, { ref: false })
    }
    waiting.delete(key)
  }

  function take(key: string) {
    const items = waiting.get(key) ?? []
    if (items.length > 0) waiting.set(key, [])
    return items
  }
}
