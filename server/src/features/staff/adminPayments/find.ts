import { OrderState, Provider } from '@jes/contract/money/premium'
import type { Fragment, Sql } from '#lib/db.ts'
import { limitTo, readCursor } from '#lib/pages.ts'

export type OrderFilter = {
  state?: OrderState | undefined
  provider?: Provider | undefined
  q?: string | undefined
  cursor?: string | undefined
  limit: number
}

const RECEIPT = /^(?:JES-(20\d\d)-)?(\d{1,9})$/i

/** The ids of the matching orders, latest first, one more than is shown. */
export async function findIds(sql: Sql, filter: OrderFilter) {
  const [before] = filter.cursor ? readCursor(filter.cursor, ['id']) : []
  const most = limitTo(sql, filter.limit + 1)
  const stretch = { filter, before, most }
  const { q } = filter
  const from = q
    ? called(sql, { ...stretch, q, memberId: await findMember(sql, q) })
    : sorted(sql, stretch)
  const rows = await sql<{ id: string }[]>`
    select distinct f.id from (${from}) f order by f.id desc ${most}`
  return rows.map(({ id }) => id)
}

type Stretch = { filter: OrderFilter; before: string | undefined; most: Fragment }

/**
 * One index lookup for each state and provider, so that rare ones are as fast as the others. Ordered by -id, like the
 * index: by id the planner would read all orders backwards.
 */
function sorted(sql: Sql, { filter: { state, provider }, before, most }: Stretch) {
  const states = state ? [state] : OrderState.options
  const providers = provider ? [provider] : Provider.options
  return sql`
    select n.id from unnest(${states}::text[]) s(state)
    cross join unnest(${providers}::text[]) p(provider)
    cross join lateral (
      select o.id from premium_orders o
      where o.state = s.state and o.provider = p.provider and ${before ? sql`-o.id > -(${before}::bigint)` : sql`true`}
      order by -o.id ${most}
    ) n`
}

async function findMember(sql: Sql, q: string) {
  const [user] = await sql<{ id: string }[]>`
    select id from users where username = ${q.replace(/^@/, '').toLowerCase()}`
  return user?.id ?? null
}

type Called = Stretch & { q: string; memberId: string | null }

/** By exact receipt number, provider reference, buyer or receiver. */
function called(sql: Sql, { q, memberId, filter: { state, provider }, before, most }: Called) {
  const isOfSort = sql`${before ? sql`o.id < ${before}` : sql`true`}
    and ${state ? sql`o.state = ${state}` : sql`true`}
    and ${provider ? sql`o.provider = ${provider}` : sql`true`}`
  const ways = [
    ...isReceipt(sql, q),
    ...Provider.options.flatMap((name) => [
      sql`o.provider = ${name} and o.provider_ref = ${q}`,
      sql`o.provider = ${name} and o.provider_txn = ${q}`,
    ]),
    ...(memberId ? [sql`o.buyer_id = ${memberId}`, sql`o.receiver_id = ${memberId}`] : []),
  ]
  return ways
    .map(
      (way) =>
        sql`(select o.id from premium_orders o where ${way} and ${isOfSort} order by o.id desc ${most})`,
    )
    .reduce((all, one) => sql`${all} union all ${one}`)
}

/** JES-2026-000123, or 123 of any year. */
function isReceipt(sql: Sql, q: string) {
  const [, year, number] = RECEIPT.exec(q) ?? []
  if (!number) return []
  const isOfYear = year
    ? sql`extract(year from o.settled_at at time zone 'Asia/Kathmandu') = ${year}::int`
    : sql`true`
  return [sql`o.receipt_no = ${number}::int and ${isOfYear}`]
}
