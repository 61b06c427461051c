/** The most that is buffered while the database is unreachable. */
const MOST_WAITING = 100_000

type BufferOptions<Item> = {
  keyOf: (item: Item) => string
  /** How two items with the same key are merged; by default the later one wins. */
  merge?: (earlier: Item, later: Item) => Item
}

/**
 * Buffers in memory what may be written a little later in one batch; what could not be written stays in the buffer.
 */
export function makeBuffer<Item>({ keyOf, merge = (_, later) => later }: BufferOptions<Item>) {
  const waiting = new Map<string, Item>()

  function add(item: Item) {
    const key = keyOf(item)
    const earlier = waiting.get(key)
    if (earlier !== undefined) waiting.set(key, merge(earlier, item))
    else if (waiting.size < MOST_WAITING) waiting.set(key, item)
  }

  async function flush(write: (items: Item[]) => PromiseLike<unknown>) {
    if (waiting.size === 0) return
    const items = [...waiting.values()]
    waiting.clear()
    try {
      await write(items)
    } catch (error) {
      for (const item of items) add(item)
      throw error
    }
  }

  return { add, flush }
}
