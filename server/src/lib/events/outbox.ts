import type { Database } from '#lib/db.ts'
import { LOCKS } from '#lib/locks.ts'
import type { Channel, EventRoom } from './events.ts'

export type OutboxEvent = { channel: Channel; room: EventRoom | null; payload: string }
type Send = (events: OutboxEvent[]) => Promise<void>

const BATCH = 1_000
/** A publisher whose machine is gone holds the lock for so long. */
const IDLE_MS = 3_000

/**
 * Publishes what waits in the outbox, and deletes it once it was sent: whoever fails in between leaves it to the next,
 * who sends it again. There is no cursor: a row whose transaction commits late has an id below those already sent.
 * Says whether all is done, more is left, or another server is at it.
 */
export async function emptyOutbox(sql: Database, send: Send) {
  const waiting = await sql`select from event_outbox limit 1`
  if (waiting.length === 0) return 'done'
  return sql.begin(async (sql) => {
    const [{ isMine }] = await sql<[{ isMine: boolean }]>`
      select pg_try_advisory_xact_lock(${LOCKS.outbox}) as is_mine,
        set_config('idle_in_transaction_session_timeout', ${String(IDLE_MS)}, true)`
    if (!isMine) return 'busy'
    const events = await sql<OutboxEvent[]>`
      with taken as (
        delete from event_outbox
        where id in (select id from event_outbox order by id limit ${BATCH})
        returning id, channel, room, payload
      )
      select channel, room, payload from taken order by id`
    if (events.length > 0) await send(events)
    return events.length === BATCH ? 'more' : 'done'
  })
}
