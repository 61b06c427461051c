import type { OrderState, Provider, Vat } from '@jes/contract/money/premium'
import type { Fragment, Sql } from '#lib/db.ts'

/** An order with its internal fields. */
export type OrderRow = {
  id: string
  buyerId: string | null
  receiverId: string | null
  isGift: boolean
  days: number
  amountPaisa: number
  provider: Provider
  isSandbox: boolean
  providerRef: string | null
  state: OrderState
  refundedPaisa: number
  vat: Vat | null
  createdAt: string
  settledAt: string | null
  /** From the same clock as the times above. */
  now: string
}

export async function findOrder(sql: Sql, id: string) {
  return read(sql, sql`id = ${id}`)
}

/** Locks an order for the transaction that changes it: others wait, and then see the result. */
export async function lockOrder(sql: Sql, id: string) {
  return read(sql, sql`id = ${id} for update`)
}

async function read(sql: Sql, where: Fragment) {
  const [row] = await sql<OrderRow[]>`
    select id, buyer_id, receiver_id, is_gift, days, amount_paisa::float8 as amount_paisa, provider, is_sandbox,
      provider_ref, state, refunded_paisa::float8 as refunded_paisa, ${vatJson(sql)} as vat, created_at, settled_at,
      clock_timestamp() as now
    from premium_orders o where ${where}`
  return row ?? null
}

/** The VAT of the order `o`. */
export function vatJson(sql: Sql) {
  return sql`case when o.vat_pan is not null then
    json_build_object('percent', o.vat_percent, 'paisa', o.vat_paisa, 'pan', o.vat_pan) end`
}

type Kind = 'initiated' | 'returned' | 'asked' | 'settled' | 'refunded' | 'disputed' | 'closed'
const MOST_FACTS = 12
const FACT_LENGTH = 100

/** Logs an event of an order: short plain words, and nothing about people. */
export async function noteEvent(
  sql: Sql,
  orderId: string,
  kind: Kind,
  facts: Record<string, string> = {},
) {
  const short = Object.entries(facts)
    .slice(0, MOST_FACTS)
    .map(([name, fact]) => [plain(name), plain(fact)])
  await sql`
    insert into premium_events (order_id, kind, facts)
    values (${orderId}, ${kind}, ${sql.json(Object.fromEntries(short))})`
}

/** PostgreSQL accepts no zero byte, and a log no line breaks. */
function plain(text: string) {
  return text.replace(/\p{C}/gu, ' ').slice(0, FACT_LENGTH)
}
