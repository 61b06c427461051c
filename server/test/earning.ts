import { lockOrder } from '#features/money/orders/rows.ts'
import { settle } from '#features/money/paymentVerification/settle.ts'
import { posted } from './postings.ts'
import { person, sql } from './world.ts'

type Someone = { id: string }

/** The month that is closed next, and the first of all in a fresh database. */
export async function nextMonth(first = '2022-01') {
  const [{ month }] = await sql<[{ month: string }]>`
    select to_char(coalesce(max(month) + interval '1 month', ${`${first}-01`}::date), 'YYYY-MM') as month
    from revenue_months`
  return month
}

/** The price and duration of a pass: the whole month by default. */
type Span = { month: string; paisa?: number; fromDay?: number; days?: number; feePaisa?: number }

/** A pass that was bought and paid, moved to a given time. */
export async function passed(
  member: Someone,
  { month, paisa = 14_900, fromDay = 0, days, feePaisa = 0 }: Span,
) {
  return sql.begin(async (sql) => {
    const [{ id }] = await sql<[{ id: string }]>`
      insert into premium_orders (buyer_id, receiver_id, plan_code, days, amount_paisa, provider, is_sandbox)
      values (${member.id}, ${member.id}, 'days30', 30, ${paisa}, 'khalti', true)
      returning id`
    const order = (await lockOrder(sql, id))!
    await settle(sql, order, { txn: `txn ${id}`, feePaisa })
    const starts = sql`(${`${month}-01`}::date + ${fromDay}::int)`
    const ends = days
      ? sql`${starts} + ${days}::int`
      : sql`${`${month}-01`}::date + interval '1 month'`
    await sql`
      update premium_passes
      set starts_at = ${starts}::timestamp at time zone 'Asia/Kathmandu',
        ends_at = (${ends})::timestamp at time zone 'Asia/Kathmandu'
      where order_id = ${id}`
    return id
  })
}

/** So many minutes of a member with a creator, on a day of a month. */
export async function engaged(
  member: Someone,
  creator: Someone,
  { month, day = 1, minutes = 10 }: { month: string; day?: number; minutes?: number },
) {
  await sql`
    insert into engaged_days (member_id, day, creator_id, ms)
    values (${member.id}, ${`${month}-01`}::date + ${day - 1}::int, ${creator.id}, ${Math.round(minutes * 60_000)})`
}

/** Somebody who shares in the revenue. */
export async function creator(name = 'creator') {
  const someone = await person(name, { daysOld: 31 })
  await sql`
    update users set premium_until = now() + interval '9 days', follower_count = 100 where id = ${someone.id}`
  const postId = await posted(someone)
  await sql`
    insert into post_days (author_id, day, post_id, engaged_ms)
    values (${someone.id}, (now() at time zone 'Asia/Kathmandu')::date - 9, ${postId}, ${600 * 60_000})`
  return someone
}

/** The balance of a member's account, negative while Jes owes them. */
export async function owedTo({ id }: Someone) {
  const [{ paisa }] = await sql<[{ paisa: number }]>`
    select coalesce(-sum(e.paisa), 0)::float8 as paisa
    from ledger_accounts a join ledger_entries e on e.account_id = a.id where a.owner_id = ${id}`
  return paisa
}

/** The balance of all accounts of a kind together. */
export async function heldBy(kind: string) {
  const [{ paisa }] = await sql<[{ paisa: number }]>`
    select coalesce(sum(e.paisa), 0)::float8 as paisa
    from ledger_accounts a join ledger_entries e on e.account_id = a.id where a.kind = ${kind}`
  return paisa
}
