import { setTimeout as pause } from 'node:timers/promises'
import { sql } from '#lib/db.ts'
import { overloaded } from '#lib/errors.ts'
import { type Events, publish } from '#lib/events/events.ts'
import { randomToken } from '#lib/tokens.ts'

/** A killed process holds its lock for so long. */
const HELD_SECONDS = 8
const RENEW_MS = 2_500
const POLL_MS = 100
const WAIT_MS = 10_000

/** Who writes to an upload, here, and how to ask them to leave. */
const leavers = new Map<string, () => void>()

/** From here on other processes can ask those who write here to leave. */
export async function listenForWaiting(events: Events) {
  const { unlisten } = await events.listen('upload_wanted', { hear: (id) => leavers.get(id)?.() })
  return { close: unlisten }
}

/** One process at a time for each upload, whichever process or server the pieces arrive at. Gives how to unlock. */
export async function lockUpload(id: string, leave: () => void) {
  const holder = randomToken()
  await waitFor(id, holder)
  leavers.set(id, leave)
  const renewing = setInterval(() => void renew(id, holder).catch(() => {}), RENEW_MS).unref()
  return async () => {
    clearInterval(renewing)
    leavers.delete(id)
    // While the database is away the lock runs out by itself.
    await free(id, holder).catch(() => {})
  }
}

/** Whoever holds it is asked to leave: that is mostly a connection which broke without our hearing of it. */
async function waitFor(id: string, holder: string) {
  const giveUpAt = performance.now() + WAIT_MS
  for (let isFirst = true; ; isFirst = false) {
    if (await take(id, holder)) return
    if (performance.now() > giveUpAt) throw overloaded()
    if (isFirst) await publish(sql, 'upload_wanted', id)
    await pause(POLL_MS)
  }
}

/** An upload that is gone needs no lock: who writes to it is refused elsewhere. */
async function take(id: string, holder: string) {
  const [row] = await sql<{ isTaken: boolean }[]>`
    with taken as (
      update uploads set
        locked_by = ${holder}, locked_until = now() + make_interval(secs => ${HELD_SECONDS})
      where id = ${id} and (locked_until is null or locked_until < now())
      returning id
    )
    select exists (select from taken) or not exists (select from uploads where id = ${id}) as is_taken`
  return row!.isTaken
}

async function free(id: string, holder: string) {
  await sql`
    update uploads set locked_by = null, locked_until = null
    where id = ${id} and locked_by = ${holder}`
}

async function renew(id: string, holder: string) {
  await sql`
    update uploads set locked_until = now() + make_interval(secs => ${HELD_SECONDS})
    where id = ${id} and locked_by = ${holder}`
}
