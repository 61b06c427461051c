import type { Fragment, Sql } from '#lib/db.ts'

/** What the site does to a member who broke its rules. */
export const REPRIMANDS = ['warn', 'suspend', 'removePost', 'removeComment', 'closeHub']

type Against = { member: Fragment; actions: string[]; isOfSite: boolean }

/** SQL `from`: actions against a member that still count, as `l`; without those overturned by an appeal or reverted. */
export function fromStandingActs(sql: Sql, { member, actions, isOfSite }: Against) {
  return sql`
    from mod_log l
    left join appeals a on a.act_id = l.id
    left join posts p on p.id = l.post_id
    left join comments c on c.id = l.comment_id
    left join hubs h on h.id = l.about_hub_id
    where l.user_id = ${member} and l.action = any(${actions})
      and ${isOfSite ? sql`l.hub_id is null` : sql`true`}
      and a.state is distinct from 'overturned'
      and not (l.action = 'removePost' and p.state is not distinct from 'live')
      and not (l.action = 'removeComment' and c.state is not distinct from 'live')
      and not (l.action = 'closeHub' and h.is_removed is not true)
      and not (l.action = 'suspend' and exists (
        select from mod_log x
        where x.user_id = ${member} and x.hub_id is null and x.action = 'unsuspend' and x.id > l.id))`
}
