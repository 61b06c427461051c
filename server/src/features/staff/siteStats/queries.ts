import type { Figures } from '@jes/contract/staff/siteStats'
import { isDead } from '#features/core/jobs/dead.ts'
import type { Sql } from '#lib/db.ts'
import { limitTo } from '#lib/pages.ts'

/** Up to this number rows are counted exactly; above it PostgreSQL's estimate is used. */
const COUNTED = 2_000
const MOST_ERRORS = 50

/** The statistics of so many days; no large table is counted here. */
export async function readFigures(sql: Sql, days: number): Promise<Figures> {
  const [rows, totals, open, jobs, errors] = await Promise.all([
    listDays(sql, days),
    countTotals(sql),
    countOpen(sql),
    countJobs(sql),
    listErrors(sql),
  ])
  return { days: rows, totals, open, jobs, errors }
}

/** The oldest first; a day without a row is all zeros. */
async function listDays(sql: Sql, days: number) {
  const rows = await sql<Figures['days']>`
    select to_char(n.day, 'YYYY-MM-DD') as day,
      coalesce(d.new_members, 0) as new_members, coalesce(d.active_members, 0) as active_members,
      coalesce(d.posts, 0) as posts, coalesce(d.comments, 0) as comments, coalesce(d.clips, 0) as clips,
      coalesce(d.reports, 0) as reports, coalesce(d.answered, 0) as answered, d.answer_minutes,
      coalesce(d.late, 0) as late,
      coalesce(s.count, 0) as server_errors, coalesce(b.count, 0) as browser_errors
    from (
      select (now() at time zone 'Asia/Kathmandu')::date - ago as day
      from generate_series(0, ${days - 1}::int) ago
    ) n
    left join site_days d on d.day = n.day
    left join error_days s on s.day = n.day and s.source = 'server'
    left join error_days b on b.day = n.day and b.source = 'browser'
    order by n.day`
  return [...rows]
}

/** The deleted user is not counted. */
async function countTotals(sql: Sql) {
  const [totals] = await sql<[Figures['totals']]>`
    select ${countRows(sql, 'users')} - 1 as members, ${countRows(sql, 'posts')} as posts,
      ${countRows(sql, 'comments')} as comments, ${countRows(sql, 'hubs')} as jehubs`
  return totals
}

function countRows(sql: Sql, table: string) {
  return sql`(
    select case when n.count < ${COUNTED} then n.count else greatest(n.count, c.reltuples) end::float8
    from (select count(*) from (select from ${sql(table)} ${limitTo(sql, COUNTED)}) t) n, pg_class c
    where c.oid = ${table}::regclass)`
}

async function countOpen(sql: Sql) {
  const [open] = await sql<[Figures['open']]>`
    select
      (select count(*)::int from cases where state = 'open') as cases,
      (select count(*)::int from cases where state = 'open' and due_at < now()) as late,
      (select count(*)::int from appeals where state = 'open') as appeals,
      (select count(*)::int from grievances where state = 'open') as grievances`
  return open
}

async function countJobs(sql: Sql) {
  const [jobs] = await sql<[Figures['jobs']]>`
    select count(*) filter (where not is_running and not is_failed)::int as waiting,
      count(*) filter (where is_running)::int as running,
      count(*) filter (where is_failed)::int as failed,
      coalesce(extract(epoch from now() - min(run_at) filter (
        where not is_running and not is_failed and run_at < now())), 0)::int as oldest_seconds
    from (
      select j.run_at, j.locked_at is not null as is_running,
        ${isDead(sql)} as is_failed
      from graphile_worker.jobs j
    ) j`
  return jobs
}

async function listErrors(sql: Sql) {
  const rows = await sql<Figures['errors']>`
    select id as _id, source, report, message, place, created_at
    from errors order by id desc ${limitTo(sql, MOST_ERRORS)}`
  return [...rows]
}
