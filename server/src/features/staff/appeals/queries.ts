import type { UserSummary } from '@jes/contract/core/users'
import { userJson } from '#features/core/users/queries.ts'
import type { Sql } from '#lib/db.ts'
import { cutPage, limitTo, type PageRequest, readCursor, writeCursor } from '#lib/pages.ts'
import type { Viewer } from '#lib/serve.ts'
import { type ActRow, actColumns, actTables, toAct } from './acts.ts'

/** SQL condition: the viewer is not involved in the action `l`: not in that team, not its actor, not its subject. */
export function canDecide(sql: Sql, viewerId: string) {
  return sql`
    (l.by_id is distinct from ${viewerId} and l.user_id is distinct from ${viewerId}
      and not exists (
        select from hub_members m
        where m.hub_id = l.hub_id and m.user_id = ${viewerId} and m.role <> 'member'))`
}

/** The open appeals that the viewer may decide, the oldest first. */
export async function listAppeals(sql: Sql, { cursor, limit }: PageRequest, viewer: Viewer) {
  const [after] = cursor ? readCursor(cursor, ['id']) : []
  const rows = await sql<(ActRow & { user: UserSummary })[]>`
    select ${userJson(sql, 'u')} as user, ${actColumns(sql)}
    from ${actTables(sql)}
    join users u on u.id = a.user_id
    where a.state = 'open' and ${canDecide(sql, viewer.id)} ${after ? sql`and a.act_id > ${after}` : sql``}
    order by a.act_id
    ${limitTo(sql, limit + 1)}`
  const { shown, nextCursor } = cutPage(rows, limit, ({ _id }) => writeCursor(_id))
  return { appeals: shown.map(({ user, ...act }) => ({ user, act: toAct(act) })), nextCursor }
}
