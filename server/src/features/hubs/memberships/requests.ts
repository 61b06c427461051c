import type { HubRequest } from '@jes/contract/hubs/memberships'
import { expectTeam } from '#features/core/hubAccess/access.ts'
import { selectSummary } from '#features/core/users/queries.ts'
import { lockHub } from '#features/hubs/hubs/lock.ts'
import { logAct } from '#features/hubs/moderation/log.ts'
import { type Sql, sql } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import type { PageRequest } from '#lib/pages.ts'
import { cutPage, limitTo, readCursor, writeCursor } from '#lib/pages.ts'
import type { Viewer } from '#lib/serve.ts'
import { addMember } from './join.ts'
import { notifyAdmitted } from './notify.ts'
import { type Flat, withUser } from './rows.ts'

/** Requests to join, the oldest first. */
export async function listRequests(sql: Sql, hubId: string, { cursor, limit }: PageRequest) {
  const [since, id] = cursor ? readCursor(cursor, ['moment', 'id']) : []
  const rows = await sql<Flat<HubRequest>[]>`
    select ${selectSummary(sql)}, r.created_at
    from hub_requests r
    join users u on u.id = r.user_id
    where r.hub_id = ${hubId}
      ${id ? sql`and (r.created_at, r.user_id) > (${since!}, ${id})` : sql``}
    order by r.created_at, r.user_id
    ${limitTo(sql, limit + 1)}`

  const page = cutPage(rows, limit, (last) => writeCursor(last.createdAt, last._id))
  return { requests: page.shown.map(withUser), nextCursor: page.nextCursor }
}

type Answer = { userId: string; approve: boolean }

/** Accepts or declines a request. Only an accepted member is notified. */
export function answerRequest(viewer: Viewer, nameOrId: string, { userId, approve }: Answer) {
  return sql.begin(async (sql) => {
    await expectTeam(sql, nameOrId, viewer.id)
    const hub = await expectTeam(sql, await lockHub(sql, nameOrId), viewer.id)
    const { count } = await sql`
      delete from hub_requests where hub_id = ${hub.id} and user_id = ${userId}`
    if (count === 0) throw notFound()

    const action = approve ? 'approveRequest' : 'denyRequest'
    await logAct(sql, { hubId: hub.id, action, byId: viewer.id, userId })
    if (!approve) return { memberCount: hub.memberCount }
    const { memberCount } = await addMember(sql, hub, userId)
    await notifyAdmitted(sql, hub, userId)
    return { memberCount }
  })
}
