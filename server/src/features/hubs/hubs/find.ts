import type { Hub } from '@jes/contract/hubs/hubs'
import { canSee, isHub, isTeam } from '#features/core/hubAccess/access.ts'
import { urlOfWidth } from '#features/core/pictures/pictures.ts'
import { selectSummary } from '#features/core/users/queries.ts'
import { isNotBlocked } from '#features/core/visibility/rule.ts'
import type { Sql } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import type { Viewer } from '#lib/serve.ts'
import { type HubRow, selectHub, toSummary } from './rows.ts'

type Counted = 'canSee' | 'canPost' | 'canModerate' | 'team' | 'waiting'
type Row = Omit<Hub, 'icon' | 'cover' | Counted> & HubRow
type HubViewer = Pick<Viewer, 'id' | 'isVerified'> | null

/** The page of a hub; of a private one outsiders get only what the contract says. */
export async function expectHubPage(sql: Sql, nameOrId: string, viewer: HubViewer): Promise<Hub> {
  const row = await findRow(sql, nameOrId, viewer?.id ?? null)
  if (!row) throw notFound()

  const isInside = canSee({ isPrivate: row.isPrivate, role: row.myRole })
  const [team, waiting] = await Promise.all([
    isInside ? listTeam(sql, row._id, viewer?.id ?? null) : [],
    isTeam(row.myRole) ? countWaiting(sql, row._id) : null,
  ])
  return {
    ...toSummary(row),
    cover: row.cover && urlOfWidth(row.cover, row.cover.widths.at(-1)!),
    ...(!isInside && OUTSIDE),
    team,
    waiting,
    canSee: isInside,
    canPost: isInside && viewer?.isVerified === true && row.joinState !== 'banned',
    canModerate: isTeam(row.myRole),
  }
}

const OUTSIDE = { tags: [], district: null, rules: [], createdAt: null, postCount: null }

async function findRow(sql: Sql, nameOrId: string, viewerId: string | null) {
  const [row] = await sql<Row[]>`
    select ${selectHub(sql, viewerId)}, h.tags, h.district, h.rules, h.created_at, h.post_count,
      me.role as my_role, coalesce(me.is_watched, false) as is_watched,
      exists (select from hub_mutes x where x.hub_id = h.id and x.user_id = ${viewerId}) as is_muted,
      (select json_build_object('reason', b.reason,
          'until', to_char(b.until at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'act', (
            select l.id::text from mod_log l
            where l.user_id = b.user_id and l.hub_id = b.hub_id and l.action = 'ban' order by l.id desc limit 1))
        from hub_bans b
        where b.hub_id = h.id and b.user_id = ${viewerId} and (b.until is null or b.until > now())
      ) as ban
    from hubs h
    left join hub_members me on me.hub_id = h.id and me.user_id = ${viewerId}
    where ${isHub(sql, nameOrId)} and h.closed_at is null`
  return row ?? null
}

function listTeam(sql: Sql, hubId: string, viewerId: string | null) {
  return sql<Hub['team']>`
    select ${selectSummary(sql)}, m.role
    from hub_members m
    join users u on u.id = m.user_id
    where m.hub_id = ${hubId} and m.role in ('owner', 'moderator') and ${isNotBlocked(sql, viewerId, sql`u.id`)}
    order by m.role desc, m.created_at, u.id
    limit 50`
}

/** The count stops at a thousand. */
async function countWaiting(sql: Sql, hubId: string) {
  const queue = sql`
    select from open_queue q where q.hub_id = ${hubId} limit 1000`
  const requests = sql`select from hub_requests r where r.hub_id = ${hubId} limit 1000`
  const [waiting] = await sql<[NonNullable<Hub['waiting']>]>`
    select (select count(*) from (${queue}) q)::int as reports,
      (select count(*) from (${requests}) r)::int as requests`
  return waiting
}
