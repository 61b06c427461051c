import type { Sql } from '#lib/db.ts'
import { limitTo } from '#lib/pages.ts'

/** How many entries are verified in one batch. */
const BATCH = 2_000

type Batch = { count: number; brokenAt: number | null; lastPlace: string; lastHash: string }

/** Verifies that every entry of the audit log is unchanged and follows the one before; returns the first that is not. */
export async function verifyChain(sql: Sql) {
  let [count, place, head] = [0, '0', '']
  for (;;) {
    const batch = await readBatch(sql, place, head)
    if (batch.count === 0) return { isWhole: true, count, brokenAt: null, head }
    count += batch.count
    if (batch.brokenAt !== null)
      return { isWhole: false, count, brokenAt: batch.brokenAt, head: batch.lastHash }
    place = batch.lastPlace
    head = batch.lastHash
  }
}

/** The entries after a place, whose hash is given in hex. */
async function readBatch(sql: Sql, place: string, head: string) {
  const [batch] = await sql<[Batch]>`
    select count(*)::int as count, (min(n.place) filter (where not n.is_whole))::float8 as broken_at,
      max(n.place) as last_place,
      encode((array_agg(n.hash order by n.place desc))[1], 'hex') as last_hash
    from (
      select l.place, l.hash,
        l.hash = audit_hash(l.prev_hash, l.place, l.at, l.by_id, l.action, l.kind, l.thing_id, l.reason, l.facts)
          and l.prev_hash = coalesce(lag(l.hash) over o, decode(${head}, 'hex'))
          and l.place = coalesce(lag(l.place) over o, ${place}::bigint) + 1 as is_whole
      from (
        select * from audit_log where place > ${place} order by place ${limitTo(sql, BATCH)}
      ) l
      window o as (order by l.place)
    ) n`
  return batch
}
