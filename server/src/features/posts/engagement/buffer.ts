import { makeBuffer } from '#lib/buffer.ts'
import { inTransaction, type Sql } from '#lib/db.ts'
import { storeEngagement } from './store.ts'

export type Read = { memberId: string; postId: string; ms: number }

/** After an outage of the database much is queued; in one statement it would time out every time. */
const MOST_AT_ONCE = 5_000

/** Reading times to be written, one for each member and post. */
const waiting = makeBuffer<Read>({
  keyOf: ({ memberId, postId }) => `${memberId} ${postId}`,
  merge: (earlier, later) => ({ ...later, ms: earlier.ms + later.ms }),
})

export function markRead(read: Read) {
  waiting.add(read)
}

/** Writes the buffer, all of it or nothing; a crash loses at most what came since the last flush. */
export async function flushReading(sql: Sql) {
  await waiting.flush((reads) =>
    reads.length <= MOST_AT_ONCE
      ? writeSome(sql, reads)
      : inTransaction(sql, async (sql) => {
          for (let from = 0; from < reads.length; from += MOST_AT_ONCE)
            await writeSome(sql, reads.slice(from, from + MOST_AT_ONCE))
        }),
  )
}

async function writeSome(sql: Sql, reads: Read[]) {
  await sql`
    with reported as (
      select * from unnest(
        ${reads.map(({ memberId }) => memberId)}::bigint[], ${reads.map(({ postId }) => postId)}::bigint[],
        ${reads.map(({ ms }) => ms)}::bigint[]
      ) t(member_id, post_id, ms)
    ),
    ${storeEngagement(sql)}
    select`
}
