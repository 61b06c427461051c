import { expectHub } from '#features/core/hubAccess/access.ts'
import { lockHub } from '#features/hubs/hubs/lock.ts'
import { findSummary } from '#features/hubs/hubs/queries.ts'
import { type Sql, sql } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import type { Viewer } from '#lib/serve.ts'
import { addMember, banned } from './join.ts'

/** The hub of a valid invitation link. Unknown, used up and expired links are refused alike. */
export async function findLinked(sql: Sql, code: string, viewerId: string | null) {
  const hub = await findSummary(sql, await expectGood(sql, code), viewerId)
  if (!hub) throw notFound()
  return { jehub: hub }
}

/** Joins by a link; each new member uses it once, somebody who is in already does not. */
export function acceptLink(viewer: Viewer, code: string) {
  return sql.begin(async (sql) => {
    const hub = await expectHub(sql, await lockHub(sql, await expectHubId(sql, code)), viewer.id)
    if (hub.joinState === 'banned') throw banned()
    if (hub.joinState !== 'member') await spendUse(sql, code)

    const joined = await addMember(sql, hub, viewer.id)
    return { ...joined, jehub: (await findSummary(sql, hub.id, viewer.id))! }
  })
}

async function expectGood(sql: Sql, code: string) {
  const [invite] = await sql<{ hubId: string }[]>`
    select i.hub_id from hub_invites i where i.code = ${code} and ${isGood(sql)}`
  if (!invite) throw notFound()
  return invite.hubId
}

/** Also for a used-up link: whoever joined by it may open it again. */
async function expectHubId(sql: Sql, code: string) {
  const [invite] = await sql<{ hubId: string }[]>`
    select i.hub_id from hub_invites i where i.code = ${code}`
  if (!invite) throw notFound()
  return invite.hubId
}

async function spendUse(sql: Sql, code: string) {
  const { count } = await sql`
    update hub_invites i set uses_left = i.uses_left - 1 where i.code = ${code} and ${isGood(sql)}`
  if (count === 0) throw notFound()
}

function isGood(sql: Sql) {
  return sql`i.uses_left > 0 and i.expires_at > now()`
}
