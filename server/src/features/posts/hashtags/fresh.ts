import type { Sql } from '#lib/db.ts'
import { limitTo } from '#lib/pages.ts'
import { SharedReads } from '#lib/sharedReads.ts'

const TTL_MS = 5_000
const MAX_BYTES = 1024 * 1024
const MOST_CHANGES = 2_000

export type UsedTag = { tag: string; sound: string; posts: number }

const cached = new SharedReads<UsedTag[]>({ name: 'freshTags', maxBytes: MAX_BYTES, ttl: TTL_MS })

/** New hashtags of the last minute, which the job has not counted yet; read once for all who are typing. */
export function listFreshTags(sql: Sql) {
  return cached.get(sql, 'all', { read: () => readFreshTags(sql), madeOf: ['lists'] })
}

async function readFreshTags(sql: Sql): Promise<UsedTag[]> {
  return sql<UsedTag[]>`
    select h.tag, h.sound, sum(c.by)::int as posts
    from (select tag, by from hashtag_changes ${limitTo(sql, MOST_CHANGES)}) c
    join hashtags h on h.tag = c.tag
    where h.posts = 0 and h.sound <> ''
    group by h.tag, h.sound
    having sum(c.by) > 0`
}
