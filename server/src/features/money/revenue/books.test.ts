import { earningApi } from '@jes/contract/money/earnings'
import { adminPaymentApi } from '@jes/contract/staff/adminPayments'
import { expect, test, vi } from 'vitest'
import { readBooks } from '#features/money/ledger/balances.ts'
import { vatIn } from '#features/money/orders/vat.ts'
import { recordRefund } from '#features/money/paymentVerification/refund.ts'
import { config } from '#lib/config.ts'
import { creator, engaged, heldBy, nextMonth, passed } from '#test/earning.ts'
import { seeded } from '#test/seeded.ts'
import { staff } from '#test/staffing.ts'
import { ask, PASSWORD, type Person, person, sql } from '#test/world.ts'
import { closeMonth } from './close.ts'
import { verifyMonth } from './verify.ts'

vi.setConfig({ testTimeout: 120_000 })

const STEPS = 60
const TO = { method: 'bank' as const, name: 'Sita Rai', number: '00112233', bank: 'Nabil, Patan' }

type Cast = { members: Person[]; creators: Person[]; admin: Person; orders: string[] }
type Chance = ReturnType<typeof seeded>
type Step = (cast: Cast, chance: Chance) => Promise<void>

async function buy({ members, creators, orders }: Cast, { between, oneOf }: Chance) {
  const month = await nextMonth()
  const member = oneOf([...members, ...creators])
  const span = { fromDay: between(0, 40), days: between(1, 90) }
  const paisa = between(10, 200_000) * 100
  config.VAT_PAN = between(0, 1) ? '301234567' : undefined
  orders.push(await passed(member, { month, paisa, feePaisa: between(0, 1) * 137, ...span }))
}

async function refund({ orders }: Cast, { between, oneOf }: Chance) {
  if (orders.length === 0) return
  const id = oneOf(orders)
  const [{ left }] = await sql<[{ left: number }]>`
    select (amount_paisa - refunded_paisa)::float8 as left from premium_orders where id = ${id}`
  if (left > 0)
    await sql.begin((sql) => recordRefund(sql, id, between(0, 1) ? left : between(1, left)))
}

async function read({ members, creators }: Cast, { between, oneOf }: Chance) {
  const month = await nextMonth()
  const [reader, by] = [oneOf([...members, ...creators]), oneOf([...creators, ...members])]
  if (reader.id === by.id) return
  const minutes = between(1, 500) / 10
  await engaged(reader, by, { month, day: between(1, 31), minutes }).catch(() => {})
}

async function close() {
  const month = await nextMonth()
  const before = await sharedSoFar()
  const closed = await closeMonth(sql, month).catch((problem: Error) => {
    if (!problem.message.includes('not to be closed now')) throw problem
    return null
  })
  if (!closed) return
  const { poolPaisa, carriedInPaisa, sharedPaisa, carriedOutPaisa } = closed
  expect(poolPaisa + carriedInPaisa).toBe(sharedPaisa + carriedOutPaisa)
  expect((await sharedSoFar()) - before).toBe(sharedPaisa)
  expect(0 - (await heldBy('pool'))).toBe(carriedOutPaisa)
  expect(await verifyMonth(month)).toMatchObject({ isSame: true })
}

async function sharedSoFar() {
  const [{ paisa }] = await sql<[{ paisa: number }]>`
    select coalesce(-sum(e.paisa), 0)::float8 as paisa
    from ledger_entries e
    join ledger_postings p on p.id = e.posting_id
    join ledger_accounts a on a.id = e.account_id
    where p.kind = 'share' and a.kind = 'creator'`
  return paisa
}

async function payOut({ creators, admin }: Cast, { between, oneOf }: Chance) {
  const reply = await ask(
    earningApi.askPayout,
    { body: { to: TO, password: PASSWORD } },
    oneOf(creators),
  )
  if (reply.statusCode !== 201) return
  const params = { id: reply.json<{ payout: { _id: string } }>().payout._id }
  if (between(0, 3) === 0) return
  if (between(0, 2) === 0) {
    await admin.call(adminPaymentApi.declinePayout, { params, body: { reason: 'No such account' } })
    return
  }
  await admin.call(adminPaymentApi.approvePayout, { params })
  await sql`update payouts set held_until = null where id = ${params.id}`
  const body = { reference: 'NABIL-1', password: PASSWORD }
  await admin.call(adminPaymentApi.payPayout, { params, body })
}

/** The invariants of the books. */
async function expectWhole() {
  expect((await readBooks(sql)).isBalanced).toBe(true)
  const [{ unused, overdrawn }] = await sql<[{ unused: number; overdrawn: number }]>`
    select (select coalesce(sum(amount_paisa - recognised_paisa), 0)::float8 from premium_passes) as unused,
      (select count(*)::int from (
        select from ledger_entries e join ledger_accounts a on a.id = e.account_id
        where a.kind = 'creator' group by a.id having sum(e.paisa) > 0) o) as overdrawn`
  expect(0 - (await heldBy('deferred'))).toBe(unused)
  expect(0 - (await heldBy('vat'))).toBe(await vatOwed())
  expect(overdrawn).toBe(0)
  const [{ open }] = await sql<[{ open: number }]>`
    select coalesce(sum(amount_paisa), 0)::float8 as open from payouts where state in ('asked', 'approved')`
  expect(0 - (await heldBy('payouts'))).toBe(open)
}

/** The VAT of all sales that were not refunded. */
async function vatOwed() {
  const orders = await sql<{ amount: number; refunded: number; percent: number }[]>`
    select amount_paisa::float8 as amount, refunded_paisa::float8 as refunded, vat_percent as percent
    from premium_orders where vat_pan is not null`
  return orders.reduce(
    (sum, { amount, refunded, percent }) => sum + vatIn(amount, percent) - vatIn(refunded, percent),
    0,
  )
}

const STEPS_OF_ANY_KIND: Step[] = [
  buy,
  buy,
  buy,
  refund,
  read,
  read,
  read,
  read,
  read,
  close,
  payOut,
]

test.each([1, 2, 3])(
  'whatever is bought, paid back, read, closed and paid out, the books balance and each month is paid out whole (%i)',
  async (seed) => {
    const chance = seeded(seed)
    const cast: Cast = { members: [], creators: [], admin: await staff('admin'), orders: [] }
    for (let left = 4; left > 0; left -= 1) cast.members.push(await person('member'))
    for (let left = 3; left > 0; left -= 1) cast.creators.push(await creator())
    for (let left = STEPS; left > 0; left -= 1) {
      await chance.oneOf(STEPS_OF_ANY_KIND)(cast, chance)
      await expectWhole()
    }
    const [{ shares }] = await sql<[{ shares: number }]>`
      select count(*)::int as shares from ledger_postings where kind = 'share'`
    expect(shares).toBeGreaterThan(0)
  },
)
