import { fromRupees } from '#features/money/providers/amounts.ts'
import { ESEWA_REQUEST, ESEWA_RESPONSE } from '#features/money/providers/esewa.ts'
import { PLAY_ESEWA } from '#features/money/providers/playMoney.ts'
import { isSame, signFields } from '#features/money/providers/signing.ts'
import type { Sql } from '#lib/db.ts'
import { paidPaisa, WORDS } from './acts.ts'
import type { Payment } from './payments.ts'
import { insertPayment } from './payments.ts'

type Fields = Record<string, string>

const REQUIRED = [
  'amount',
  'tax_amount',
  'product_service_charge',
  'product_delivery_charge',
  'total_amount',
  'transaction_uuid',
  'product_code',
  'success_url',
  'failure_url',
  'signed_field_names',
  'signature',
]
const PARTS = ['amount', 'tax_amount', 'product_service_charge', 'product_delivery_charge']
const SESSION_MINUTES = 30

/** Accepts a shop's form; returns what is wrong with it, or null. eSewa's wording is not documented. */
export async function takeForm(sql: Sql, form: Fields) {
  const problem = problemOf(form)
  if (problem) return problem
  const { transaction_uuid = '', total_amount = '', success_url = '', failure_url = '' } = form
  const isNew = await insertPayment(sql, {
    provider: 'esewa',
    ref: transaction_uuid,
    orderRef: transaction_uuid,
    amountPaisa: fromRupees(total_amount) ?? 0,
    product: PLAY_ESEWA.productCode,
    successUrl: success_url,
    failureUrl: failure_url,
    word: WORDS.esewa.pend,
    minutes: SESSION_MINUTES,
  })
  return isNew ? null : 'Duplicate transaction UUID.'
}

function problemOf(form: Fields) {
  const missing = REQUIRED.find((name) => !form[name])
  if (missing) return `${missing} is required.`
  const { transaction_uuid = '', product_code, signed_field_names, signature = '' } = form
  if (product_code !== PLAY_ESEWA.productCode) return 'Invalid product code.'
  if (signed_field_names !== ESEWA_REQUEST) return 'Invalid signed field names.'
  if (!isSame(signature, signFields(ESEWA_REQUEST, form, PLAY_ESEWA.secret))) {
    return 'Invalid payload signature.'
  }
  if (!/^[A-Za-z0-9-]{1,100}$/.test(transaction_uuid)) return 'Invalid transaction UUID.'
  const sums = PARTS.map((name) => fromRupees(form[name] ?? ''))
  const total = fromRupees(form.total_amount ?? '')
  if (!total || sums.includes(null)) return 'Invalid amount.'
  if (sums.reduce<number>((sum, part) => sum + (part ?? 0), 0) !== total) {
    return 'The parts do not sum to the total amount.'
  }
  const isReachable = [form.success_url, form.failure_url].every(isWebAddress)
  return isReachable ? null : 'Invalid success or failure URL.'
}

function isWebAddress(text = '') {
  return /^https?:[\x21-\x7e]{1,490}$/.test(text) && URL.canParse(text)
}

/** The reply to a status call, as text: a number that ends with .0 does not survive `JSON.stringify`. */
export function describeStatus(payment: Payment | null, query: Fields) {
  if (payment?.isOut) return '{"code":0,"error_message":"Service is currently unavailable"}'
  const { product_code = '', total_amount = '', transaction_uuid = '' } = query
  const isKnown =
    payment !== null &&
    product_code === payment.product &&
    fromRupees(total_amount) === payment.amountPaisa
  const paisa = isKnown ? paidPaisa(payment) : (fromRupees(total_amount) ?? 0)
  return toJson({
    product_code,
    transaction_uuid,
    total_amount: plainAmount(paisa),
    status: isKnown ? currentWord(payment) : WORDS.esewa.expire,
    ref_id: isKnown ? payment.txn : null,
  })
}

/** An unfinished session expires. */
function currentWord({ word, isOver }: Payment) {
  return word === WORDS.esewa.pend && isOver ? WORDS.esewa.expire : word
}

/** Where the browser goes: on success with the signed payment, else without parameters. */
export function esewaReturn(payment: Payment) {
  if (payment.word !== WORDS.esewa.paid) return payment.failureUrl
  const fields = {
    transaction_code: payment.txn ?? '',
    status: payment.word,
    total_amount: withCommas(plainAmount(paidPaisa(payment))),
    transaction_uuid: payment.ref,
    product_code: payment.product,
    signed_field_names: ESEWA_RESPONSE,
  }
  const signature = signFields(ESEWA_RESPONSE, fields, PLAY_ESEWA.secret)
  const data = Buffer.from(toJson({ ...fields, signature })).toString('base64')
  // Appended as it is, even after a question mark, with unescaped plus signs.
  return `${payment.successUrl}?data=${data}`
}

/** Rupees with at least one decimal: `149.0`. */
function plainAmount(paisa: number) {
  const rest = paisa % 100
  const places = String(rest).padStart(2, '0').replace(/0$/, '')
  return `${(paisa - rest) / 100}.${places}`
}

function withCommas(amount: string) {
  return amount.replace(/\B(?=(\d{3})+\.)/g, ',')
}

/** An amount without a comma is written as a number. */
function toJson(fields: Record<string, string | null>) {
  const parts = Object.entries(fields).map(([name, value]) => {
    const isNumber = name === 'total_amount' && !value?.includes(',')
    return `${JSON.stringify(name)}:${isNumber ? value : JSON.stringify(value)}`
  })
  return `{${parts.join(',')}}`
}
