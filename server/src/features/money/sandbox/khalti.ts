import { randomBytes } from 'node:crypto'
import { PLAY_KHALTI } from '#features/money/providers/playMoney.ts'
import { isSame } from '#features/money/providers/signing.ts'
import type { Sql } from '#lib/db.ts'
import { paidPaisa, WORDS } from './acts.ts'
import { insertPayment, type Payment } from './payments.ts'

type Reply = { status: number; body: Record<string, unknown> }

const INITIATED = 'Initiated'
const LIFE_MINUTES = 60
const LEAST_PAISA = 1000
const BLANK = 'This field may not be blank.'

/** What is wrong with the key of a shop, or null. */
export function refuseKey(header: string | undefined): Reply | null {
  const key = /^key (.+)$/i.exec(header ?? '')?.[1]
  if (!key) {
    const detail = 'Authentication credentials were not provided.'
    return { status: 401, body: { detail, status_code: 401 } }
  }
  if (isSame(key, PLAY_KHALTI.secret)) return null
  return { status: 401, body: { detail: 'Invalid token.', status_code: 401 } }
}

export async function initiate(sql: Sql, sent: Record<string, unknown>): Promise<Reply> {
  const problems = problemsOf(sent)
  if (Object.keys(problems).length > 0) {
    return { status: 400, body: { ...problems, error_key: 'validation_error' } }
  }
  const ref = randomBytes(16).toString('base64url')
  const returnUrl = String(sent.return_url)
  await insertPayment(sql, {
    provider: 'khalti',
    ref,
    orderRef: String(sent.purchase_order_id),
    amountPaisa: Number(sent.amount),
    product: String(sent.purchase_order_name),
    successUrl: returnUrl,
    failureUrl: returnUrl,
    word: INITIATED,
    minutes: LIFE_MINUTES,
  })
  const end = new Date(Date.now() + LIFE_MINUTES * 60_000).toISOString()
  const body = {
    pidx: ref,
    // Khalti has a host of its own; the sandbox is at the shop's origin.
    payment_url: new URL(`/sandbox/khalti/pay?pidx=${ref}`, String(sent.website_url)).href,
    expires_at: end,
    expires_in: LIFE_MINUTES * 60,
  }
  return { status: 200, body }
}

function problemsOf(sent: Record<string, unknown>) {
  const problems = {
    return_url: urlProblem(sent.return_url),
    website_url: urlProblem(sent.website_url),
    amount: amountProblem(sent),
    purchase_order_id: textProblem(sent.purchase_order_id, 100),
    purchase_order_name: textProblem(sent.purchase_order_name, 200),
  }
  return Object.fromEntries(
    Object.entries(problems).flatMap(([name, problem]) => (problem ? [[name, [problem]]] : [])),
  )
}

function textProblem(value: unknown, most: number) {
  if (typeof value !== 'string' || value.trim() === '') return BLANK
  if (value.includes('\0')) return 'Null characters are not allowed.'
  return value.length > most ? `Ensure this field has no more than ${most} characters.` : null
}

function urlProblem(value: unknown) {
  const problem = textProblem(value, 500)
  if (problem) return problem
  const text = String(value)
  const isUrl = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
  return isUrl ? null : 'Enter a valid URL.'
}

function amountProblem({ amount, amount_breakdown }: Record<string, unknown>) {
  if (!/^\d{1,11}$/.test(String(amount))) return 'A valid integer is required.'
  if (Number(amount) < LEAST_PAISA) {
    return 'Amount should be greater than Rs. 10, that is 1000 paisa.'
  }
  if (!Array.isArray(amount_breakdown)) return null
  const sum = amount_breakdown.reduce((total, part) => total + Number(part?.amount), 0)
  return sum === Number(amount) ? null : 'Amount Breakdown mismatch.'
}

export function describeLookup(payment: Payment | null): Reply {
  if (!payment) {
    return { status: 404, body: { detail: 'Not found.', error_key: 'validation_error' } }
  }
  if (payment.isOut) {
    return { status: 503, body: { detail: 'Service temporarily unavailable.', status_code: 503 } }
  }
  const status = currentWord(payment)
  const { expire, cancel, refund } = WORDS.khalti
  const total = paidPaisa(payment)
  return {
    // A failed payment is reported as an error, with the usual body.
    status: status === expire || status === cancel ? 400 : 200,
    body: {
      pidx: payment.ref,
      total_amount: total,
      status,
      transaction_id: payment.txn,
      fee: payment.txn ? Math.floor(total / 50) : 0,
      refunded: status === refund,
    },
  }
}

function currentWord({ word, isOver }: Payment) {
  return word === INITIATED && isOver ? WORDS.khalti.expire : word
}

/** Where the browser goes, with Khalti's parameters; they are not signed. */
export function khaltiReturn(payment: Payment) {
  const { ref, amountPaisa, txn, word, orderRef, product } = payment
  const url = new URL(payment.successUrl)
  const notified = {
    pidx: ref,
    transaction_id: txn ?? '',
    tidx: txn ?? '',
    ...(txn && { txnId: txn }),
    amount: String(amountPaisa),
    total_amount: String(paidPaisa(payment)),
    mobile: txn ? '98XXXXX001' : '',
    status: word,
    purchase_order_id: orderRef,
    purchase_order_name: product,
  }
  for (const [name, value] of Object.entries(notified)) url.searchParams.set(name, value)
  return url.href
}
