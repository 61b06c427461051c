import type { Sql } from '#lib/db.ts'
import { limitTo } from '#lib/pages.ts'
import { SharedReads } from '#lib/sharedReads.ts'

/** The newest impressions of the site that are looked at: on a busy day fewer are counted than there are. */
const MOST_READ = 10_000
const READERS_MS = 30_000
const READERS_BYTES = 1024 * 1024
const NO_TOPIC = [] as const

type Readers = Record<string, number>

const counted = new SharedReads<Readers>({
  name: 'hub readers',
  maxBytes: READERS_BYTES,
  ttl: READERS_MS,
})

/** How many members saw posts of each public hub in the last quarter of an hour; the same for everybody. */
export function countReaders(sql: Sql) {
  return counted.get(sql, 'all', { read: () => readReaders(sql), madeOf: NO_TOPIC })
}

async function readReaders(sql: Sql): Promise<Readers> {
  const rows = await sql<{ hubId: string; readers: number }[]>`
    select s.hub_id, count(distinct i.user_id)::int as readers
    from (
      select i.user_id, i.post_id from impressions i
      where i.last_at > now() - interval '15 minutes'
      order by i.last_at desc
      ${limitTo(sql, MOST_READ)}
    ) i
    join post_stats s on s.post_id = i.post_id
    where s.is_live and not s.is_private and s.hub_id is not null
    group by s.hub_id`
  return Object.fromEntries(rows.map(({ hubId, readers }) => [hubId, readers]))
}
