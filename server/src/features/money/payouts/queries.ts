import type { Payout, PayoutState } from '@jes/contract/money/earnings'
import type { StaffPayout } from '@jes/contract/staff/adminPayments'
import { userJson } from '#features/core/users/queries.ts'
import type { Fragment, Sql } from '#lib/db.ts'
import { cutPage, limitTo, type PageRequest, readCursor, writeCursor } from '#lib/pages.ts'

/** A member's payouts, latest first. */
export async function listOwn(sql: Sql, userId: string, { cursor, limit }: PageRequest) {
  const after = cursor ? readCursor(cursor, ['id'])[0] : null
  const rows = await sql<Payout[]>`
    select ${selectPayout(sql)} from payouts y
    where y.user_id = ${userId} and ${after ? sql`y.id < ${after}` : sql`true`}
    order by y.id desc
    ${limitTo(sql, limit + 1)}`
  const { shown, nextCursor } = cutPage([...rows], limit, ({ _id }) => writeCursor(_id))
  return { payouts: shown, nextCursor }
}

/** The member's open payout. */
export async function findOpenPayout(sql: Sql, userId: string) {
  const [payout] = await sql<Payout[]>`
    select ${selectPayout(sql)} from payouts y
    where y.user_id = ${userId} and y.state in ('asked', 'approved')`
  return payout ?? null
}

export async function findOwn(sql: Sql, userId: string, id: string) {
  const [payout] = await sql<Payout[]>`
    select ${selectPayout(sql)} from payouts y where y.id = ${id} and y.user_id = ${userId}`
  return payout ?? null
}

/** For admins: payouts in one state, the oldest first. */
export async function listByState(
  sql: Sql,
  { state, cursor, limit }: PageRequest & { state: PayoutState },
) {
  const after = cursor ? readCursor(cursor, ['id'])[0] : null
  const condition = sql`y.state = ${state} and ${after ? sql`y.id > ${after}` : sql`true`}`
  const rows = await selectForStaff(sql, condition, limit + 1)
  const { shown, nextCursor } = cutPage(rows, limit, ({ _id }) => writeCursor(_id))
  return { payouts: shown, nextCursor }
}

export async function findForStaff(sql: Sql, id: string) {
  const [payout] = await selectForStaff(sql, sql`y.id = ${id}`, 1)
  return payout ?? null
}

async function selectForStaff(sql: Sql, condition: Fragment, count: number) {
  const rows = await sql<StaffPayout[]>`
    select ${selectPayout(sql)}, ${userJson(sql, 'u')} as user, ${userJson(sql, 'd')} as decided_by,
      ${userJson(sql, 'p')} as paid_by
    from payouts y
    left join users u on u.id = y.user_id
    left join users d on d.id = y.decided_by
    left join users p on p.id = y.paid_by
    where ${condition}
    order by y.id
    ${limitTo(sql, count)}`
  return [...rows]
}

function selectPayout(sql: Sql) {
  return sql`
    y.id as _id, y.amount_paisa::float8, y.method, y.hint, y.state, y.reference, y.reason, y.created_at, y.paid_at,
    case when y.held_until > now() and y.state in ('asked', 'approved') then y.held_until end as held_until`
}
