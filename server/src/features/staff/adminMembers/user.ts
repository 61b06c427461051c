import type { StaffUserDetail } from '@jes/contract/staff/adminMembers'
import { listStrikes } from '#features/staff/cases/strikes.ts'
import type { Sql } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import type { Viewer } from '#lib/serve.ts'
import { staffColumns } from './users.ts'

/** One member as the staff sees them; their email is for admins. */
export async function expectStaffUser(sql: Sql, { role }: Viewer, id: string) {
  const [user] = await sql<Omit<StaffUserDetail, 'strikes'>[]>`
    select ${staffColumns(sql)}, ${role === 'admin' ? sql`u.email` : sql`null::text`} as email, u.bio,
      json_build_object(
        'posts', u.post_count,
        'comments', (select count(*) from comments c where c.author_id = u.id and c.state = 'live'),
        'reportsAgainst', r.against, 'reportsUpheld', r.upheld,
        'sessions', (select count(*) from sessions s
          where s.user_id = u.id and s.idle_until > now() and s.ends_at > now())) as counts
    from users u
    cross join lateral (
      select coalesce(sum(c.report_count), 0) as against,
        coalesce(sum(c.report_count) filter (
          where c.outcome in ('removed', 'labelled', 'warned', 'suspended')), 0) as upheld
      from cases c where c.subject_id = u.id
    ) r
    where u.id = ${id} and u.id > 1`
  if (!user) throw notFound()
  return { ...user, strikes: await listStrikes(sql, id) }
}
