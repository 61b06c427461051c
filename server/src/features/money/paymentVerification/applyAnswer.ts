import type { OrderState } from '@jes/contract/money/premium'
import { judge, type Verdict } from '#features/money/orders/judge.ts'
import { callAdmins, complain, publishMoved } from '#features/money/orders/notify.ts'
import { noteEvent, type OrderRow } from '#features/money/orders/rows.ts'
import { nextCheck } from '#features/money/orders/schedule.ts'
import type { Answer } from '#features/money/providers/driver.ts'
import type { Sql } from '#lib/db.ts'
import { takeBack } from './refund.ts'
import { isSpent, settle } from './settle.ts'

/** A member's payment does not wait for so long; an admin should know. */
const LONG_MS = 60 * 60_000

/** Applies a provider's answer to an order that this transaction has locked. */
export async function applyAnswer(sql: Sql, order: OrderRow, said: Answer) {
  const answer = await doubted(sql, order, said)
  const verdict = judge(order.state, answer.kind, ageOf(order))
  const isNews = await noteAnswer(sql, order, answer)
  const state = await carryOut(sql, order, { verdict, answer, isNews })
  const settledAt = verdict === 'settle' ? order.now : order.settledAt
  await sql`
    update premium_orders
    set state = ${state}, checks = checks + 1, next_check_at = ${nextCheck(state, { ...order, settledAt })}
    where id = ${order.id}`
  if (state !== order.state) await publishMoved(sql, order, state)
}

/** One payment pays one order, whatever a provider says. */
async function doubted(sql: Sql, order: OrderRow, said: Answer): Promise<Answer> {
  if (said.kind !== 'paid' || !(await isSpent(sql, order, said.txn))) return said
  return { kind: 'mismatch', word: said.word, facts: { spent: said.txn } }
}

type Carried = { verdict: Verdict; answer: Answer; isNews: boolean }

/** Returns the new state of the order. */
async function carryOut(
  sql: Sql,
  order: OrderRow,
  { verdict, answer, isNews }: Carried,
): Promise<OrderState> {
  const { word } = answer
  switch (verdict) {
    case 'settle':
      if (answer.kind === 'paid') await settle(sql, order, answer)
      return 'paid'
    case 'takeBack':
      return takeBack(sql, order, order.amountPaisa - order.refundedPaisa)
    case 'takePart':
      await callAdmins(sql, order.id, verdict, word)
      return 'partlyRefunded'
    case 'dispute':
      await noteEvent(sql, order.id, 'disputed', factsOf(answer))
      await callAdmins(sql, order.id, verdict, word)
      return 'disputed'
    case 'doubt':
      if (isNews) await noteEvent(sql, order.id, 'disputed', factsOf(answer))
      if (isNews) await callAdmins(sql, order.id, verdict, word)
      return order.state
    case 'fail':
    case 'expire':
      await noteEvent(sql, order.id, 'closed', { word })
      return verdict === 'fail' ? 'failed' : 'expired'
    case 'wait':
      return 'pending'
    default:
      return order.state
  }
}

/** Logs an answer that is new or has changed; a repeated one is not logged. */
async function noteAnswer(sql: Sql, order: OrderRow, { kind, word }: Answer) {
  const isLong = kind === 'waiting' && ageOf(order) > LONG_MS
  const facts = { kind, word, ...(isLong && { long: 'yes' }) }
  const [last] = await sql<{ facts: Record<string, string> }[]>`
    select facts from premium_events
    where order_id = ${order.id} and kind = 'asked' order by id desc limit 1`
  const isLongAlready = last?.facts.long === 'yes'
  if (last?.facts.kind === kind && last.facts.word === word && isLong === isLongAlready)
    return false
  if (isLong && !isLongAlready) complain(order.id, `An order has been waiting: ${word}`)
  await noteEvent(sql, order.id, 'asked', facts)
  return true
}

function factsOf(answer: Answer) {
  return { word: answer.word, ...(answer.kind === 'mismatch' && answer.facts) }
}

function ageOf({ createdAt, now }: OrderRow) {
  return Date.parse(now) - Date.parse(createdAt)
}
