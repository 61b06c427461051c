import { randomBytes } from 'node:crypto'
import { type HubInvite, INVITE, type NewInvite } from '@jes/contract/hubs/memberships'
import { expectTeam, type HubAccess } from '#features/core/hubAccess/access.ts'
import { userJson } from '#features/core/users/queries.ts'
import { isNotBlocked } from '#features/core/visibility/rule.ts'
import { type Sql, sql } from '#lib/db.ts'
import { invalid, notFound } from '#lib/errors.ts'
import type { PageRequest } from '#lib/pages.ts'
import { cutPage, limitTo, readCursor, writeCursor } from '#lib/pages.ts'
import type { Viewer } from '#lib/serve.ts'
import { notifyInvited } from './notify.ts'

/** 128 bits: a link cannot be guessed. */
const CODE_BYTES = 16

/** The valid invitations, the latest first. */
export async function listInvites(sql: Sql, hubId: string, { cursor, limit }: PageRequest) {
  const [before] = cursor ? readCursor(cursor, ['id']) : []
  const rows = await sql<HubInvite[]>`
    ${selectInvites(sql)}
    where i.hub_id = ${hubId} and i.uses_left > 0 and i.expires_at > now()
      ${before ? sql`and i.id < ${before}` : sql``}
    order by i.id desc
    ${limitTo(sql, limit + 1)}`

  const page = cutPage(rows, limit, (last) => writeCursor(last._id))
  return { invites: page.shown, nextCursor: page.nextCursor }
}

/** Invites somebody by username, or creates an invitation link. */
export function invite(viewer: Viewer, nameOrId: string, newInvite: NewInvite) {
  return sql.begin(async (sql) => {
    const hub = await expectTeam(sql, nameOrId, viewer.id)
    const id =
      'username' in newInvite
        ? await inviteMember(sql, viewer, hub, newInvite.username)
        : await makeLink(sql, viewer, hub.id, newInvite)
    const [made] = await sql<[HubInvite]>`${selectInvites(sql)} where i.id = ${id}`
    return { invite: made }
  })
}

export async function revokeInvite(viewer: Viewer, nameOrId: string, inviteId: string) {
  const hub = await expectTeam(sql, nameOrId, viewer.id)
  const { count } = await sql`
    delete from hub_invites where id = ${inviteId} and hub_id = ${hub.id}`
  if (count === 0) throw notFound()
}

async function inviteMember(sql: Sql, viewer: Viewer, hub: HubAccess, username: string) {
  const [user] = await sql<{ id: string; joinState: string }[]>`
    select u.id, join_state(${hub.id}, u.id) as join_state from users u
    where u.username = ${username.replace(/^@/, '').toLowerCase()}
      and ${isNotBlocked(sql, viewer.id, sql`u.id`)}`
  if (!user) throw invalid({ username: 'hubs.invited_nobody' })
  if (user.joinState === 'member') throw invalid({ username: 'hubs.invited_member' })
  if (user.joinState === 'banned') throw invalid({ username: 'hubs.invited_banned' })

  const [{ id }] = await sql<[{ id: string }]>`
    insert into hub_invites (hub_id, by_id, user_id, expires_at)
    values (${hub.id}, ${viewer.id}, ${user.id}, now() + make_interval(days => ${INVITE.mostDays}))
    on conflict (user_id, hub_id) where user_id is not null do update
    set by_id = excluded.by_id, expires_at = excluded.expires_at
    returning id`
  await notifyInvited(sql, hub, user.id, viewer.id)
  return id
}

type Link = { uses: number; days: number }

async function makeLink(sql: Sql, viewer: Viewer, hubId: string, { uses, days }: Link) {
  const code = randomBytes(CODE_BYTES).toString('base64url')
  const [{ id }] = await sql<[{ id: string }]>`
    insert into hub_invites (hub_id, by_id, code, uses_left, expires_at)
    values (${hubId}, ${viewer.id}, ${code}, ${uses}, now() + make_interval(days => ${days}))
    returning id`
  return id
}

function selectInvites(sql: Sql) {
  return sql`
    select i.id as _id, i.code, i.uses_left, i.expires_at, i.created_at,
      ${userJson(sql, 'u')} as user,
      ${userJson(sql, 'by')} as by
    from hub_invites i
    join users by on by.id = i.by_id
    left join users u on u.id = i.user_id`
}
