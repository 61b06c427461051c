import { postPath } from '@jes/contract/core/postPath'
import type { Case, Evidence } from '@jes/contract/staff/cases'
import { userJson } from '#features/core/users/queries.ts'
import { isReadable } from '#features/core/visibility/rule.ts'
import type { Fragment, Sql } from '#lib/db.ts'
import { type HubRow, hubJson, toHubRef } from './hubRef.ts'

type ContentAddress = {
  _id: string
  kind: 'post' | 'clip' | 'blog'
  title: string
  username: string
  comment: string | null
}
export type CaseRow = Omit<Case, 'path' | 'jehub' | 'reasons' | 'evidence'> & {
  evidence: Partial<Evidence>
  jehub: HubRow | null
  reasons: Case['reasons'] | null
  /** The post itself, or that of a comment, if the viewer can open it. */
  place: ContentAddress | null
  username: string | null
}

/** The columns of a CaseRow for the cases of `source`, joined with their subjects. */
export function selectCases(sql: Sql, source: Fragment, viewerId: string) {
  return sql`
    select c.id as _id, c.kind, c.thing_id, c.priority, c.report_count, c.evidence, c.state, c.outcome,
      c.created_at, c.due_at, c.closed_at,
      ${userJson(sql, 'su')} as subject, ${userJson(sql, 'd')} as decided_by, ${hubJson(sql)} as jehub,
      t.username, ${thingState(sql)} as thing_state,
      case when ${isReadable(sql, viewerId)} and (m.id is null or m.state = 'live') then
        json_build_object('_id', p.id::text, 'kind', p.kind, 'title', p.title, 'username', pu.username,
          'comment', m.id::text) end as place,
      (select json_agg(json_build_object('reason', r.reason, 'count', r.count) order by r.count desc, r.reason)
        from (select reason, count(*)::int as count from reports where case_id = c.id group by reason) r) as reasons
    from (${source}) c
    ${joinThing(sql)}
    left join users pu on pu.id = p.author_id
    left join users su on su.id = c.subject_id
    left join users d on d.id = c.decided_by`
}

/** Joins the subject of the case `c`: a post `p`, a comment `m` under it, a hub `h`, a member `t`. */
export function joinThing(sql: Sql) {
  return sql`
    left join comments m on c.kind = 'comment' and m.id = c.thing_id
    left join posts p on p.id = coalesce(m.post_id, case when c.kind in ('post', 'clip') then c.thing_id end)
    left join post_stats s on s.post_id = p.id
    left join hubs h on h.id = case when c.kind = 'jehub' then c.thing_id else p.hub_id end
    left join users t on c.kind = 'user' and t.id = c.thing_id`
}

function thingState(sql: Sql) {
  return sql`
    case c.kind
      when 'comment' then coalesce(m.state, 'gone')
      when 'jehub' then case
        when h.id is null then 'gone'
        when h.is_removed then 'removed'
        when h.closed_at is not null then 'deleted'
        else 'live' end
      when 'user' then case
        when t.id is null then 'gone'
        when t.suspended_until > now() then 'suspended'
        else 'live' end
      else coalesce(p.state, 'gone') end`
}

export function toCase({ place, username, jehub, reasons, evidence, ...row }: CaseRow): Case {
  const hub = toHubRef(jehub)
  const isOpenHub = row.kind === 'jehub' && row.thingState === 'live'
  return {
    ...row,
    jehub: hub,
    reasons: reasons ?? [],
    evidence: { title: '', content: '', images: [], at: row.createdAt, ...evidence },
    path: place
      ? pathOf(place)
      : isOpenHub && hub
        ? `/jehub/${encodeURIComponent(hub.name)}`
        : username && `/je/${username}`,
  }
}

export function pathOf({ username, comment, ...post }: ContentAddress) {
  const path = postPath({ ...post, user: { username } })
  return comment ? `${path}?comment=${comment}` : path
}
