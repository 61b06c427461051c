import type { Provider } from '@jes/contract/money/premium'
import type { Sql } from '#lib/db.ts'

/** What eSewa or Khalti would store of a payment. */
export type Payment = {
  provider: Provider
  ref: string
  orderRef: string
  amountPaisa: number
  product: string
  successUrl: string
  failureUrl: string
  /** In the provider's own word. */
  word: string
  /** Whether status queries fail, as in an outage. */
  isOut: boolean
  /** Whether another amount than the requested one was paid. */
  isShort: boolean
  txn: string | null
  isOver: boolean
  createdAt: string
}

type NewPayment = Pick<
  Payment,
  'provider' | 'ref' | 'orderRef' | 'amountPaisa' | 'product' | 'successUrl' | 'failureUrl' | 'word'
> & { minutes: number }

/** The column `status` holds the flags, too: `outage:short:COMPLETE`. */
function columns(sql: Sql) {
  return sql`
    provider, ref, order_ref, amount_paisa::float8 as amount_paisa, product, success_url, failure_url,
    regexp_replace(status, '^(outage:)?(short:)?', '') as word,
    status like 'outage:%' as is_out,
    status ~ '^(outage:)?short:' as is_short,
    txn, expires_at <= now() as is_over, created_at`
}

/** False if the reference exists. Old payments are deleted. */
export async function insertPayment(sql: Sql, payment: NewPayment) {
  await sql`delete from sandbox_payments where created_at < now() - interval '90 days'`
  const { count } = await sql`
    insert into sandbox_payments
      (provider, ref, order_ref, amount_paisa, product, success_url, failure_url, status, expires_at)
    values (${payment.provider}, ${payment.ref}, ${payment.orderRef}, ${payment.amountPaisa}, ${payment.product},
      ${payment.successUrl}, ${payment.failureUrl}, ${payment.word},
      now() + make_interval(mins => ${payment.minutes}))
    on conflict do nothing`
  return count === 1
}

export async function findPayment(sql: Sql, provider: Provider, ref: string) {
  if (!/^[\w-]{1,100}$/.test(ref)) return null
  const [payment] = await sql<Payment[]>`
    select ${columns(sql)} from sandbox_payments where provider = ${provider} and ref = ${ref}`
  return payment ?? null
}

/** The last fifty, latest first. */
export async function listPayments(sql: Sql) {
  return sql<Payment[]>`
    select ${columns(sql)} from sandbox_payments order by created_at desc, ref limit 50`
}

type Change = Pick<Payment, 'word' | 'isOut' | 'isShort' | 'txn'> & { isLasting: boolean }

export async function changePayment(sql: Sql, { provider, ref }: Payment, change: Change) {
  const status = `${change.isOut ? 'outage:' : ''}${change.isShort ? 'short:' : ''}${change.word}`
  await sql`
    update sandbox_payments
    set status = ${status}, txn = ${change.txn},
      expires_at = case when ${change.isLasting} then now() + interval '1 year' else expires_at end
    where provider = ${provider} and ref = ${ref}`
}
