import type { ReportKind } from '@jes/contract/core/reports'
import type { HubRule } from '@jes/contract/hubs/hubs'
import { expectHub } from '#features/core/hubAccess/access.ts'
import { expectUserId } from '#features/core/users/queries.ts'
import { isNotBlocked, isVisible } from '#features/core/visibility/rule.ts'
import type { Fragment, Sql } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'

export type Reported = {
  ownerId: string | null
  /** The hub of the thing: its team decides, by its rules. */
  hub: {
    id: string
    postId: string
    commentId: string | null
    rules: HubRule[]
    isByTeam: boolean
  } | null
}

/** The thing, if the viewer may see it and so report it. */
export async function expectReported(
  sql: Sql,
  kind: ReportKind,
  id: string,
  viewerId: string,
): Promise<Reported> {
  switch (kind) {
    case 'post':
    case 'clip':
      return expectPost(sql, kind, id, viewerId)
    case 'comment':
      return expectComment(sql, id, viewerId)
    case 'jehub': {
      const { role } = await expectHub(sql, id, viewerId)
      return { ownerId: role === 'owner' ? viewerId : null, hub: null }
    }
    case 'user':
      return { ownerId: await expectUserId(sql, id, viewerId), hub: null }
  }
}

type Row = {
  authorId: string
  postId: string
  hubId: string | null
  rules: HubRule[] | null
  isByTeam: boolean
}

async function expectPost(sql: Sql, kind: 'post' | 'clip', id: string, viewerId: string) {
  const [row] = await sql<Row[]>`
    select s.author_id, s.post_id, h.id as hub_id, h.rules, ${isByTeam(sql, sql`s.author_id`)} as is_by_team
    from post_stats s
    join posts p on p.id = s.post_id
    left join hubs h on h.id = s.hub_id
    where s.post_id = ${id} and (p.kind = 'clip') = ${kind === 'clip'} and ${isVisible(sql, viewerId)}`
  return toReported(row, null)
}

async function expectComment(sql: Sql, id: string, viewerId: string) {
  const [row] = await sql<Row[]>`
    select c.author_id, c.post_id, h.id as hub_id, h.rules, ${isByTeam(sql, sql`c.author_id`)} as is_by_team
    from comments c
    join post_stats s on s.post_id = c.post_id
    left join hubs h on h.id = s.hub_id
    where c.id = ${id} and c.state = 'live' and ${isNotBlocked(sql, viewerId, sql`c.author_id`)}
      and ${isVisible(sql, viewerId)}`
  return toReported(row, id)
}

function isByTeam(sql: Sql, authorId: Fragment) {
  return sql`exists (
    select from hub_members m where m.hub_id = h.id and m.user_id = ${authorId} and m.role <> 'member')`
}

function toReported(row: Row | undefined, commentId: string | null): Reported {
  if (!row) throw notFound()
  const { authorId, postId, hubId, rules, isByTeam } = row
  return {
    ownerId: authorId,
    hub: hubId ? { id: hubId, postId, commentId, rules: rules ?? [], isByTeam } : null,
  }
}
