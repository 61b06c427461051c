import type { AuditEntry } from '@jes/contract/staff/adminMembers'
import { userJson } from '#features/core/users/queries.ts'
import type { Sql } from '#lib/db.ts'
import { cutPage, limitTo, readCursor, writeCursor } from '#lib/pages.ts'

type AuditRequest = {
  by?: string | undefined
  action?: string | undefined
  cursor?: string | undefined
  limit: number
}

/** The staff's actions, the latest first, with current names. */
export async function listAudit(sql: Sql, { by, action, cursor, limit }: AuditRequest) {
  const before = cursor ? readCursor(cursor, ['id'])[0] : null
  const rows = await sql<AuditEntry[]>`
    select l.place::float8 as place, l.at, ${userJson(sql, 'u')} as by, l.action, l.kind, l.thing_id, l.reason, l.facts,
      encode(l.hash, 'hex') as hash
    from audit_log l
    left join users u on u.id = l.by_id
    where ${by ? sql`l.by_id = ${by}` : sql`true`}
      and ${action ? sql`l.action = ${action}` : sql`true`}
      and ${before ? sql`l.place < ${before}` : sql`true`}
    order by l.place desc
    ${limitTo(sql, limit + 1)}`
  const { shown, nextCursor } = cutPage(rows, limit, ({ place }) => writeCursor(place))
  return { entries: shown, nextCursor }
}
