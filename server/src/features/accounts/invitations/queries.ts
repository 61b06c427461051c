import type { Invitation } from '@jes/contract/accounts/invitations'
import { userJson } from '#features/core/users/queries.ts'
import { isNotBlocked } from '#features/core/visibility/rule.ts'
import type { Fragment, Sql } from '#lib/db.ts'
import { linkTo } from '#lib/mail.ts'
import { limitTo } from '#lib/pages.ts'
import type { Viewer } from '#lib/serve.ts'

/** How many invitations a member may make in 30 days, by trust: new members bring nobody in. */
const MOST_BY_TRUST = [0, 3, 10]
const MOST_LISTED = 200

type Row = Omit<Invitation, 'url'> & { code: string }

/** Those of the member, the latest first, and how many more there may be. A revoked one costs nothing. */
export async function listInvitations(sql: Sql, viewer: Viewer) {
  const rows = await selectInvitations(sql, viewer.id, sql`i.by_id = ${viewer.id}`)
  return { invitations: rows.map(withUrl), ...(await countLeft(sql, viewer)) }
}

export async function findInvitation(sql: Sql, viewerId: string, id: string) {
  const [row] = await selectInvitations(sql, viewerId, sql`i.id = ${id}`)
  return withUrl(row!)
}

export async function countLeft(sql: Sql, { id, trust }: Viewer) {
  const most = MOST_BY_TRUST[trust] ?? 0
  const [{ made }] = await sql<[{ made: number }]>`
    select count(*)::int as made from invitations
    where by_id = ${id} and revoked_at is null and created_at > now() - interval '30 days'`
  return { left: Math.max(0, most - made), most }
}

/** Whether a code lets somebody in; one of a suspended member does not. */
export async function findOpenInvitation(sql: Sql, code: string) {
  const [found] = await sql`
    select from invitations i join users u on u.id = i.by_id
    where i.code = ${code} and ${isOpen(sql)}
      and (u.suspended_until < now() or u.suspended_until is null)`
  return found !== undefined
}

export function isOpen(sql: Sql) {
  return sql`i.used_at is null and i.revoked_at is null`
}

/** Who came by one is not named after a block. */
function selectInvitations(sql: Sql, viewerId: string, condition: Fragment) {
  return sql<Row[]>`
    select i.id as _id, i.code, ${userJson(sql, 'u')} as newcomer, i.created_at, i.used_at,
      case when i.used_at is not null then 'used' when i.revoked_at is not null then 'revoked' else 'open' end as state
    from invitations i left join users u on u.id = i.used_by and ${isNotBlocked(sql, viewerId, sql`i.used_by`)}
    where ${condition}
    order by i.id desc
    ${limitTo(sql, MOST_LISTED)}`
}

function withUrl({ code, ...invitation }: Row): Invitation {
  return { ...invitation, url: linkTo(`/register?invitation=${code}`) }
}
