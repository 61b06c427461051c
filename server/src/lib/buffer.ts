/** While the database is away, no more than this is kept for it. */
const MOST_WAITING = 100_000

type BufferOptions<Item> = {
  keyOf: (item: Item) => string
  /** What becomes of two with the same key; the later one, unless this says otherwise. */
  merge?: (earlier: Item, later: Item) => Item
}

/** Keeps in memory what may be written a little later and all together; what could not be written waits on. */
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
