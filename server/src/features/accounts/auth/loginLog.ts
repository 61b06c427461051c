import type { LoginEvent } from '@jes/contract/accounts/loginEvent'
import type { Language } from '@jes/contract/core/settings'
import type { Sql } from '#lib/db.ts'
import { type LoginOrigin, sayDevice } from '#lib/device.ts'
import { cutPage, limitTo, readCursor, writeCursor } from '#lib/pages.ts'
import type { Viewer } from '#lib/serve.ts'

export type Event = LoginEvent['event']

/**
 * Adds an entry to the log of an account, which its owner can read. For an unknown account nothing is written, in the
 * same time.
 */
export async function logEvent(sql: Sql, userId: string | null, event: Event, place: LoginOrigin) {
  await sql`
    insert into login_log (user_id, event, device, address)
    select u.id, ${event}, ${place.device}, ${place.address} from users u where u.id = ${userId}`
}

type Paging = { cursor?: string | undefined; limit: number; language: Language }

export async function listEvents(sql: Sql, viewer: Viewer, { cursor, limit, language }: Paging) {
  const [before] = cursor ? readCursor(cursor, ['id']) : []
  const rows = await sql<LoginEvent[]>`
    select id as _id, event, device, address, created_at from login_log
    where user_id = ${viewer.id} ${before ? sql`and id < ${before}` : sql``}
    order by id desc
    ${limitTo(sql, limit + 1)}`
  const { shown, nextCursor } = cutPage(rows, limit, ({ _id }) => writeCursor(_id))
  const events = shown.map((row) => ({ ...row, device: sayDevice(row.device, language) }))
  return { events, nextCursor }
}
