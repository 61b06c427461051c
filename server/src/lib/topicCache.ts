import { LRUCache } from 'lru-cache'
import { changeCount, hasChanged, hearsChanges, type MadeOf } from './changes.ts'

type Entry<Value> = { value: Value; madeOf: MadeOf; since: number }
type Made = { madeOf: MadeOf; since: number }

/** A cache that gives nothing of which a topic has changed since it was read. */
export class TopicCache<Value> {
  readonly #entries: LRUCache<string, Entry<Value>>

  constructor(options: { max: number; ttl?: number }) {
    this.#entries = new LRUCache(options)
  }

  get(key: string) {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    if (hasChanged(entry.madeOf, entry.since)) {
      this.#entries.delete(key)
      return undefined
    }
    entry.since = changeCount()
    return entry.value
  }

  /** `since` is the moment before it was read: what changed meanwhile may not be in it. */
  set(key: string, value: Value, { madeOf, since }: Made, ttl?: number) {
    if (!hearsChanges() || hasChanged(madeOf, since)) return
    this.#entries.set(key, { value, madeOf, since }, ttl === undefined ? {} : { ttl })
  }

  delete(key: string) {
    this.#entries.delete(key)
  }
}
