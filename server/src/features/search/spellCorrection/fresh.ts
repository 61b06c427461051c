import { soundOf } from '@jes/contract/lib/script/sound'
import { isPublic } from '#features/core/visibility/rule.ts'
import type { Sql } from '#lib/db.ts'
import { limitTo } from '#lib/pages.ts'
import { SharedReads } from '#lib/sharedReads.ts'
import { isWord } from './learn.ts'

const TTL_MS = 5_000
const MAX_BYTES = 1024 * 1024
const MOST_POSTS = 100

export type UsedWord = { word: string; sound: string; posts: number }

const cached = new SharedReads<UsedWord[]>({ name: 'freshWords', maxBytes: MAX_BYTES, ttl: TTL_MS })

/** The words of the newest public posts, which the job has not learned yet; read once for all who are typing. */
export function listFreshWords(sql: Sql) {
  return cached.get(sql, 'all', { read: () => readFreshWords(sql), madeOf: ['lists'] })
}

export async function readFreshWords(sql: Sql): Promise<UsedWord[]> {
  const rows = await sql<{ word: string; posts: number }[]>`
    select w.lexeme as word, count(*)::int as posts
    from (
      select p.post_id, p.words from post_search p
      where p.post_id > (select coalesce(max(post_id), 0) from search_progress)
      order by p.post_id desc
      ${limitTo(sql, MOST_POSTS)}
    ) p
    join post_stats s on s.post_id = p.post_id
    cross join unnest(p.words) w
    where ${isPublic(sql, null)} and w.positions is not null
    group by w.lexeme`
  return rows
    .filter(({ word }) => isWord(word))
    .map(({ word, posts }) => ({ word, sound: soundOf(word), posts }))
}
