import { changeCount, type MadeOf } from './changes.ts'
import type { Sql } from './db.ts'
import { TopicCache } from './topicCache.ts'

type Options = { name: string; maxBytes: number; ttl: number }
type Reading<Value> = {
  read: () => Promise<Value>
  /** What it is made of; what is known only of the value itself is in `topicsOf`. */
  madeOf: MadeOf
  topicsOf?: (value: Value) => MadeOf
}

/** A character of a JavaScript string that is not all Latin. */
const BYTES_EACH = 2

/** Reads what is the same for many once for all of them; whoever asks meanwhile waits for the same. */
export class SharedReads<Value> {
  readonly #cached: TopicCache<Promise<Value>>

  constructor(options: Options) {
    this.#cached = new TopicCache(options)
  }

  get(sql: Sql, key: string, { read, madeOf, topicsOf }: Reading<Value>) {
    const known = this.#cached.get(key)
    if (known) return known
    const since = changeCount(sql)
    const value = read()
    this.#cached.set(key, value, { madeOf, since, bytes: 1 })
    value.then(
      (made) => {
        const bytes = BYTES_EACH * (key.length + JSON.stringify(made).length)
        this.#cached.set(key, value, { madeOf: topicsOf?.(made) ?? madeOf, since, bytes })
      },
      // A failure is not cached.
      () => this.#cached.delete(key),
    )
    return value
  }

  delete(key: string) {
    this.#cached.delete(key)
  }
}
