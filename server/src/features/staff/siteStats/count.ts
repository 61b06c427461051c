import { inTransaction, type Sql } from '#lib/db.ts'

/** Counts the statistics of the last days in Nepal's time: today's, and yesterday's again. */
export async function countDays(sql: Sql, days = 2) {
  await inTransaction(sql, async (sql) => {
    await sql`set local statement_timeout = '60s'`
    for (let ago = days - 1; ago >= 0; ago--) await countDay(sql, ago)
  })
}

/**
 * Ids hold their creation time, so a day is a range of an index. The last visit of a member is overwritten by the
 * next: so the highest count so far is kept.
 */
async function countDay(sql: Sql, ago: number) {
  await sql`
    with span as (
      select d.day, d.day::timestamp at time zone 'Asia/Kathmandu' as starts_at,
        (d.day + 1)::timestamp at time zone 'Asia/Kathmandu' as ends_at
      from (select (now() at time zone 'Asia/Kathmandu')::date - ${ago}::int as day) d
    ),
    ids as (
      select (extract(epoch from s.starts_at) * 1000)::bigint << 16 as first,
        (extract(epoch from s.ends_at) * 1000)::bigint << 16 as behind
      from span s
    ),
    written as (
      select count(*) filter (where p.kind = 'post') as posts, count(*) filter (where p.kind = 'clip') as clips
      from ids i join posts p on p.id >= i.first and p.id < i.behind
    ),
    answers as (
      select c.created_at, c.closed_at as answered_at
      from span s join cases c on c.closed_at >= s.starts_at and c.closed_at < s.ends_at
      where c.state = 'closed' and c.outcome <> 'gone'
      union all
      select g.created_at, g.answered_at
      from span s join grievances g on g.answered_at >= s.starts_at and g.answered_at < s.ends_at
    ),
    answered as (
      select count(*) as answered,
        percentile_cont(0.5) within group (order by extract(epoch from a.answered_at - a.created_at) / 60) as minutes,
        count(*) filter (where a.answered_at > a.created_at + interval '24 hours') as late
      from answers a
    )
    insert into site_days as d
      (day, new_members, active_members, posts, comments, clips, reports, answered, answer_minutes, late)
    select s.day,
      (select count(*) from users u where u.id >= i.first and u.id < i.behind),
      (select count(distinct e.user_id) from sessions e
        where e.last_used_at >= s.starts_at and e.last_used_at < s.ends_at),
      w.posts,
      (select count(*) from comments c where c.id >= i.first and c.id < i.behind),
      w.clips,
      (select count(*) from reports r where r.id >= i.first and r.id < i.behind),
      a.answered, a.minutes, a.late
    from span s, ids i, written w, answered a
    on conflict (day) do update
    set new_members = excluded.new_members, active_members = greatest(d.active_members, excluded.active_members),
        posts = excluded.posts, comments = excluded.comments, clips = excluded.clips, reports = excluded.reports,
        answered = excluded.answered, answer_minutes = excluded.answer_minutes, late = excluded.late`
}
