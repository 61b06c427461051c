import { verifyOrder } from '#features/money/paymentVerification/verify.ts'
import type { Answer, Driver } from '#features/money/providers/driver.ts'
import { sql } from './world.ts'

const answers = new Map<string, Answer>()
const DAYS = 30
export const PRICE = 14_900

/** A provider that answers about an order as a test has set it. */
export const fake: Driver = {
  name: 'khalti',
  isSandbox: true,
  formOrigins: [],
  begin: async ({ orderId }) => ({
    ref: `fake-${orderId}`,
    departure: { method: 'GET', url: `https://pay.example/${orderId}`, fields: {} },
  }),
  query: async ({ ref }) => answers.get(ref) ?? { kind: 'missing', word: 'Not found' },
  refOf: () => null,
}

/** From now on the provider answers this about the order. */
export function says(orderId: string, answer: Answer) {
  answers.set(`fake-${orderId}`, answer)
}

export function paid(orderId: string): Answer {
  return { kind: 'paid', word: 'Completed', txn: `txn-${orderId}`, feePaisa: 298 }
}

type Traits = { to?: { id: string }; minutesOld?: number; isBegun?: boolean }

/** An order, written straight to the tables, that its provider has registered. */
export async function ordered(
  buyer: { id: string },
  { to, minutesOld = 0, isBegun = true }: Traits = {},
) {
  const [{ id }] = await sql<[{ id: string }]>`
    insert into premium_orders
      (buyer_id, receiver_id, is_gift, plan_code, days, amount_paisa, provider, is_sandbox, created_at, next_check_at)
    values (${buyer.id}, ${(to ?? buyer).id}, ${to !== undefined}, 'days30', ${DAYS}, ${PRICE}, 'khalti', true,
      now() - make_interval(mins => ${minutesOld}), now() + interval '1 minute')
    returning id`
  if (isBegun) await sql`update premium_orders set provider_ref = ${`fake-${id}`} where id = ${id}`
  return id
}

export async function verify(orderId: string) {
  await verifyOrder(orderId, () => fake)
}

/** An order that is paid. */
export async function bought(buyer: { id: string }, traits: Traits = {}) {
  const id = await ordered(buyer, traits)
  says(id, paid(id))
  await verify(id)
  return id
}

/** A gift that was paid, without notifications. */
export async function given(buyer: { id: string }, to: { id: string }) {
  const id = await ordered(buyer, { to })
  await sql`
    update premium_orders
    set state = 'paid', settled_at = now(), receipt_no = nextval('premium_receipts'), next_check_at = null
    where id = ${id}`
  return id
}

export async function stateOf(orderId: string) {
  const [row] = await sql<
    [{ state: string; nextCheckAt: string | null; receiptNo: number | null }]
  >`
    select state, next_check_at, receipt_no from premium_orders where id = ${orderId}`
  return row
}

export async function eventsOf(orderId: string) {
  const rows = await sql<{ kind: string }[]>`
    select kind from premium_events where order_id = ${orderId} order by id`
  return rows.map(({ kind }) => kind)
}

/** What the postings of an order moved, by account; they sum to zero or the database refuses them. */
export async function booksOf(orderId: string) {
  const rows = await sql<{ kind: string; paisa: number }[]>`
    select a.kind, sum(e.paisa)::float8 as paisa
    from ledger_postings p
    join ledger_entries e on e.posting_id = p.id
    join ledger_accounts a on a.id = e.account_id
    where split_part(p.key, ' ', 2) = ${orderId}
    group by a.kind
    having sum(e.paisa) <> 0
    order by a.kind`
  return Object.fromEntries(rows.map(({ kind, paisa }) => [kind, paisa]))
}

/** The remaining days of somebody's pass, and of the grace after it; null for none. */
export async function daysLeft({ id }: { id: string }) {
  const [row] = await sql<[{ paid: number | null; on: number | null }]>`
    select round(extract(epoch from paid_until - now()) / 86400, 1)::float8 as paid,
      round(extract(epoch from premium_until - now()) / 86400, 1)::float8 as on
    from users where id = ${id}`
  return row
}

export async function toldTo({ id }: { id: string }) {
  const rows = await sql<{ facts: { premium: string } }[]>`
    select facts from notifications where user_id = ${id} and type = 'premium' order by id`
  return rows.map(({ facts }) => facts.premium)
}
