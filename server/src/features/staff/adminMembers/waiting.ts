import type { Waiting } from '@jes/contract/staff/adminMembers'
import { isDead } from '#features/core/jobs/dead.ts'
import { canDecide } from '#features/staff/appeals/queries.ts'
import { isOfOthers } from '#features/staff/cases/queries.ts'
import type { Sql } from '#lib/db.ts'
import type { Viewer } from '#lib/serve.ts'

/** How much waits for this viewer, by section: what a section does not list for them is not counted either. */
export async function listWaiting(sql: Sql, { id, role }: Viewer) {
  const rows = await sql<Waiting[]>`
    select 'queue' as section, count(*)::int as count, count(*) filter (where c.due_at < now())::int as late
    from cases c where c.state = 'open' and ${isOfOthers(sql, id)}
    union all
    select 'grievances', count(*)::int, count(*) filter (where g.due_at < now())::int
    from grievances g where g.state = 'open'
    union all
    select 'signUps', count(*)::int, count(*) filter (where r.created_at < now() - interval '2 days')::int
    from sign_up_requests r
    union all
    select 'appeals', count(*)::int, 0
    from appeals a join mod_log l on l.id = a.act_id where a.state = 'open' and ${canDecide(sql, id)}
    ${role === 'admin' ? forAdmins(sql) : sql``}`
  return [...rows]
}

/** A dead job is always late; disputed orders and payouts have no deadline. */
function forAdmins(sql: Sql) {
  return sql`
    union all
    select 'jobs', count(*)::int, count(*)::int from graphile_worker.jobs j where ${isDead(sql)}
    union all
    select 'passes', count(*)::int, 0 from premium_orders o where o.state = 'disputed'
    union all
    select 'payouts', count(*)::int, 0 from payouts y where y.state in ('asked', 'approved')`
}
