import { LRUCache } from 'lru-cache'
import { changeCount, hasChanged, hearsChanges, type MadeOf } from './changes.ts'
import { countsOfCache } from './metrics/counts.ts'

type Entry<Value> = { value: Value; madeOf: MadeOf; since: number }
export type Made = {
  madeOf: MadeOf
  since: number
  /** About how much memory it takes, for a cache that is bounded by it. */
  bytes?: number
}
type Options = {
  /** What its hits are counted as; who counts them otherwise names none. */
  name?: string
  ttl?: number
} & ({ max: number } | { maxBytes: number })

/** A cache that gives nothing of which a topic has changed since it was read. */
export class TopicCache<Value> {
  readonly #entries: LRUCache<string, Entry<Value>>
  readonly #counts: ReturnType<typeof countsOfCache> | undefined

  constructor({ name, ttl, ...bound }: Options) {
    const limit = 'max' in bound ? bound : { maxSize: bound.maxBytes }
    this.#entries = new LRUCache({ ...limit, ...(ttl !== undefined && { ttl }) })
    this.#counts = name === undefined ? undefined : countsOfCache(name)
  }

  get(key: string) {
    const value = this.#find(key)
    if (this.#counts) this.#counts[value === undefined ? 'misses' : 'hits'] += 1
    return value
  }

  #find(key: string) {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    if (hasChanged(entry.madeOf, entry.since)) {
      this.#entries.delete(key)
      return undefined
    }
    entry.since = changeCount()
    return entry.value
  }

  /** What a current value is made of, for who makes something else of it. */
  madeOf(key: string): Made | undefined {
    if (this.#find(key) === undefined) return undefined
    const { madeOf, since } = this.#entries.get(key)!
    return { madeOf, since }
  }

  /** `since` is the moment before it was read: what changed meanwhile may not be in it. */
  set(key: string, value: Value, { madeOf, since, bytes }: Made, ttl?: number) {
    if (!hearsChanges() || hasChanged(madeOf, since)) return
    const options = { ...(ttl !== undefined && { ttl }), ...(bytes && { size: bytes }) }
    this.#entries.set(key, { value, madeOf, since }, options)
  }

  delete(key: string) {
    this.#entries.delete(key)
  }
}
