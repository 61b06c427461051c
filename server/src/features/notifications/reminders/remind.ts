import { PREMIUM_GRACE_DAYS } from '@jes/contract/money/premium'
import { notifyPremium } from '#features/notifications/notifications/premium.ts'
import { type Sql, sql } from '#lib/db.ts'
import { limitTo } from '#lib/pages.ts'

/** Days before the end of a pass; 0: it has ended; the last: the features that it unlocked have ended too. */
const TIMES = [7, 3, 1, 0, -PREMIUM_GRACE_DAYS]
const BATCH = 500

type Due = { userId: string; paidUntil: string; days: number; daysLeft: number }

/**
 * Reminds members of the end of their pass, each time once, however often this runs. Missed reminders are not sent; only the
 * latest is.
 */
export async function remindMembers() {
  let notified: number
  do notified = await sql.begin(remindSome)
  while (notified === BATCH)
}

async function remindSome(sql: Sql) {
  const due = await listDue(sql)
  for (const { userId, paidUntil, days, daysLeft } of due) {
    const { count } = await sql`
      insert into premium_reminders (user_id, paid_until, days) values (${userId}, ${paidUntil}, ${days})
      on conflict do nothing`
    if (count > 0) await notifyPremium(sql, userId, null, { premium: wordOf(days), days: daysLeft })
  }
  return due.length
}

/** Days are those of Nepal: "ends in three days" means the same in the morning and in the evening. */
async function listDue(sql: Sql) {
  return sql<Due[]>`
    select u.id as user_id, u.paid_until, t.days, l.days_left
    from users u
    cross join lateral (
      select (u.paid_until at time zone 'Asia/Kathmandu')::date - (now() at time zone 'Asia/Kathmandu')::date as days_left
    ) l
    cross join lateral (
      select min(t) as days from unnest(${TIMES}::int[]) t
      where case when t > 0 then l.days_left <= t else u.paid_until + make_interval(days => -t) <= now() end
    ) t
    where u.paid_until between now() - make_interval(days => ${PREMIUM_GRACE_DAYS + 7}) and now() + interval '9 days'
      and t.days is not null
      and not exists (
        select from premium_reminders r
        where r.user_id = u.id and r.paid_until = u.paid_until and r.days = t.days)
    order by u.id
    ${limitTo(sql, BATCH)}
    for no key update of u skip locked`
}

function wordOf(days: number) {
  if (days > 0) return 'ends'
  return days === 0 ? 'ended' : 'off'
}
