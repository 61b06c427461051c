import { createHash } from 'node:crypto'
import type { DemoOrder } from '#features/demo/demoTexts/passes.ts'
import type { Cast } from '#features/demo/demoWorld/cast.ts'
import { type Clock, momentOf } from '#features/demo/demoWorld/clock.ts'
import type { Person } from '#features/demo/demoWorld/people.ts'
import { insertRows } from '#features/demo/demoWorld/rows.ts'
import { nextCheck } from '#features/money/orders/schedule.ts'
import { SANDBOX_PATHS } from '#features/money/providers/playMoney.ts'
import type { Sql } from '#lib/db.ts'
import { momentFor } from './calendar.ts'

const PAYING_MS = 48_000
/** Khalti's fee in the demo: a fiftieth. */
const FEE_PART = 50

type State = 'paid' | 'failed' | 'expired' | 'disputed'
export type Plan = { code: string; days: number; pricePaisa: number }
export type Order = Omit<DemoOrder, 'by' | 'to' | 'plan' | 'when'> & {
  id: string
  buyer: Person
  receiver: Person
  isGift: boolean
  plan: Plan
  state: State
  at: number
  paidAt: number
  ref: string
  txn: string
  feePaisa: number
}
type DemoContext = { cast: Cast; clock: Clock; plans: Plan[] }
type DemoOrderRequest = DemoOrder & { end?: Exclude<State, 'paid'> }

/** The oldest first, in the order of receipt numbers. */
export function planOrders(
  requests: DemoOrderRequest[],
  { cast, clock, plans }: DemoContext,
): Order[] {
  return requests
    .map((order, place) => ({ ...order, at: momentFor(order.when, place, clock) }))
    .sort((a, b) => a.at - b.at)
    .map(({ by, to, provider, plan: code, at, end }, place) => {
      const plan = plans.find((one) => one.code === code)!
      const id = clock.idAt(at)
      const word = createHash('sha256').update(`demo order ${place}`).digest('hex')
      const isKhalti = provider === 'khalti'
      return {
        id,
        buyer: cast.person(by),
        receiver: cast.person(to ?? by),
        isGift: to !== undefined,
        plan,
        provider,
        state: end ?? 'paid',
        at,
        paidAt: at + PAYING_MS,
        ref: isKhalti ? word.slice(0, 22) : `jes-${id}-${word.slice(0, 12)}`,
        txn: isKhalti ? word.slice(22, 38) : `000${word.slice(22, 38).toUpperCase()}`,
        feePaisa: isKhalti && !end ? Math.floor(plan.pricePaisa / FEE_PART) : 0,
      }
    })
}

/** As checkout and settlement would have written them at that time. */
export async function insertOrders(sql: Sql, orders: Order[], clock: Clock) {
  const receipts = new Map(orders.filter(isPaid).map(({ id }, place) => [id, place + 1]))
  await insertRows(
    sql,
    'premium_orders',
    orders.map((order) => toRow(order, { clock, receiptNo: receipts.get(order.id) ?? null })),
  )
  await sql`select setval('premium_receipts', ${Math.max(1, receipts.size)})`
  await insertRows(
    sql,
    'premium_events',
    orders.flatMap((order) => toEvents(order, clock)),
  )
}

export function isPaid({ state }: Order) {
  return state === 'paid'
}

type Numbered = { clock: Clock; receiptNo: number | null }

function toRow(order: Order, { clock, receiptNo }: Numbered) {
  const { id, buyer, receiver, isGift, plan, provider, state, at, paidAt, ref } = order
  const createdAt = momentOf(at)
  const settledAt = isPaid(order) ? momentOf(paidAt) : null
  return {
    id,
    buyerId: buyer.id,
    receiverId: receiver.id,
    isGift,
    planCode: plan.code,
    days: plan.days,
    amountPaisa: plan.pricePaisa,
    provider,
    isSandbox: true,
    providerRef: ref,
    providerTxn: isPaid(order) ? order.txn : null,
    paymentUrl: provider === 'esewa' ? SANDBOX_PATHS.esewaForm : `/sandbox/khalti/pay?pidx=${ref}`,
    state,
    feePaisa: order.feePaisa,
    refundedPaisa: 0,
    receiptNo,
    createdAt,
    settledAt,
    nextCheckAt: nextCheck(state, { createdAt, settledAt, now: momentOf(clock.now) }),
    checks: 1,
  }
}

type ProviderEvent = [kind: string, facts: Record<string, string>]

function toEvents(order: Order, clock: Clock) {
  const { id, at, paidAt, ref } = order
  const received: ProviderEvent[] = [
    ['initiated', { ref }],
    ['returned', {}],
    ...ENDS[order.state](order),
  ]
  return received.map(([kind, facts], place) => {
    const moment = place === 0 ? at : paidAt
    return { id: clock.idAt(moment), orderId: id, kind, facts, at: momentOf(moment) }
  })
}

/** The last answers of the provider, and their consequences. */
const ENDS: Record<State, (order: Order) => ProviderEvent[]> = {
  paid: ({ provider, txn, feePaisa }) => [
    ['asked', { kind: 'paid', word: provider === 'esewa' ? 'COMPLETE' : 'Completed' }],
    ['settled', { txn, fee: String(feePaisa) }],
  ],
  failed: () => [
    ['asked', { kind: 'failed', word: 'User canceled' }],
    ['closed', { word: 'User canceled' }],
  ],
  expired: () => [
    ['asked', { kind: 'expired', word: 'Expired' }],
    ['closed', { word: 'Expired' }],
  ],
  disputed: ({ ref, plan, txn }) => [
    ['asked', { kind: 'mismatch', word: 'COMPLETE' }],
    [
      'disputed',
      {
        word: 'COMPLETE',
        transaction_uuid: ref,
        total_amount: `${plan.pricePaisa / 100 - 1}.0`,
        ref_id: txn,
      },
    ],
  ],
}
