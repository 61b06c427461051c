import { config } from '#lib/config.ts'
import type { Sql } from '#lib/db.ts'

export type Channel =
  | 'changed'
  | 'comments'
  | 'live'
  | 'messages'
  | 'notified'
  | 'sessions_ended'
  | 'typing'
  | 'upload_wanted'
  | 'voted'

/** Whom an event concerns, where not every server has to hear it: who has a post open or in sight, or one member. */
export type EventRoom = `post:${string}` | `user:${string}`

type Listener = {
  hear: (payload: string) => void
  /** From now on nothing is missed; at the start too. */
  onHearing?: () => void
  /** From now on events may be missed. */
  onLost?: () => void
}

/** How events reach this server: by NOTIFY of the database, or by Redis. All channels are lost, and come back, together. */
export type Events = {
  listen: (channel: Channel, listener: Listener) => Promise<{ unlisten: () => Promise<void> }>
  /** Events of this room are heard until it was left as often as joined. */
  join: (room: EventRoom) => void
  leave: (room: EventRoom) => void
  /** Resolves when all joined rooms are heard, or when none is. */
  settled: () => Promise<void>
  /** Something may have been committed that waits to be published. */
  wake: () => void
  close: () => Promise<void>
}

/** Whether a server hears only of the rooms that it has joined. */
export const hasRooms = config.REDIS_URL !== undefined

/**
 * Publishes an event to every server that it concerns. It is part of the transaction: sent when that commits, never
 * if it rolls back.
 */
export async function publish(sql: Sql, channel: Channel, payload: string, room?: EventRoom) {
  await sql`select publish(${channel}, ${payload}, ${room ?? null})`
}
