import { changeCount } from './changes.ts'
import type { Sql } from './db.ts'
import { TopicCache } from './topicCache.ts'

/** Of no topic: only a change of everything drops it. */
const NO_TOPIC = [] as const

/** Reads something of how the site works once for many, for so long at most, and anew after a change of everything. */
export function makeTtlCache<Value>(name: string, ms: number) {
  const cached = new TopicCache<Value>({ name, max: 1, ttl: ms })

  return async (sql: Sql, read: () => Promise<Value>) => {
    const known = cached.get('')
    if (known !== undefined) return known
    const since = changeCount(sql)
    const value = await read()
    cached.set('', value, { madeOf: NO_TOPIC, since })
    return value
  }
}
