import type { ClipFailure, ClipStatus } from '@jes/contract/clips/clips'
import type { Sql } from '#lib/db.ts'
import { publishEvent } from '#lib/live.ts'

type Moved = { status: ClipStatus; progress: number; failure?: ClipFailure }
type Whose = { id: string; ownerId: string }

/** Publishes the progress of a clip to its owner's open pages. */
export async function publishMoved(sql: Sql, { id, ownerId }: Whose, moved: Moved) {
  await publishEvent(sql, `user:${ownerId}`, 'clipMoved', { _id: id, failure: null, ...moved })
}

export async function notifyReady(sql: Sql, { id, ownerId }: Whose) {
  await publishMoved(sql, { id, ownerId }, { status: 'ready', progress: 100 })
  await sql`
    select notify('clipReady', ${`clipReady ${id}`}, array[${ownerId}::bigint], null,
      the_facts => ${sql.json({ clip: id })})`
}

export async function notifyFailed(sql: Sql, { id, ownerId }: Whose, failure: ClipFailure) {
  await sql`
    select notify('clipFailed', ${`clipFailed ${id}`}, array[${ownerId}::bigint], null,
      the_facts => ${sql.json({ clip: id, failure })})`
}

/** It is retried or given up: the notification of its failure is withdrawn. */
export async function takeFailureBack(sql: Sql, { id, ownerId }: Whose) {
  await sql`
    delete from notifications where user_id = ${ownerId} and group_key = ${`clipFailed ${id}`}`
  await sql`select publish_unread_count(${ownerId})`
}
