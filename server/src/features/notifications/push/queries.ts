import type { Language } from '@jes/contract/core/settings'
import type { PushDevice } from '@jes/contract/notifications/push'
import type { Sql } from '#lib/db.ts'
import { sayDevice } from '#lib/device.ts'
import type { Viewer } from '#lib/serve.ts'

export type Subscription = { id: string; endpoint: string; p256dh: string; auth: string }

/** A member's devices that get push messages, the requesting one first. */
export async function listDevices(
  sql: Sql,
  viewer: Pick<Viewer, 'id' | 'sessionId'>,
  language: Language,
): Promise<PushDevice[]> {
  const rows = await sql<PushDevice[]>`
    select p.id as _id, s.device, p.created_at, p.session_id = ${viewer.sessionId} as is_this
    from push_subscriptions p
    join sessions s on s.id = p.session_id
    where p.user_id = ${viewer.id} and ${isOpen(sql)}
    order by is_this desc, p.id desc`
  return rows.map((row) => ({ ...row, device: sayDevice(row.device, language) }))
}

/** The push subscriptions of a member: on all devices, or on one of them. */
export async function listSubscriptions(sql: Sql, userId: string, id?: string) {
  return sql<Subscription[]>`
    select p.id, p.endpoint, p.p256dh, p.auth
    from push_subscriptions p
    join sessions s on s.id = p.session_id
    where p.user_id = ${userId} and ${id ? sql`p.id = ${id}` : sql`true`} and ${isOpen(sql)}`
}

/** An expired session gets nothing, even before it is deleted. */
function isOpen(sql: Sql) {
  return sql`s.idle_until > now() and s.ends_at > now()`
}
