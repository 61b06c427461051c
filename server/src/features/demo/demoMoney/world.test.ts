import { authApi } from '@jes/contract/accounts/auth'
import { ELIGIBILITY, earningApi, SMALLEST_PAYOUT_PAISA } from '@jes/contract/money/earnings'
import { premiumApi } from '@jes/contract/money/premium'
import { adminPaymentApi } from '@jes/contract/staff/adminPayments'
import { beforeAll, describe, expect, test } from 'vitest'
import { PAID_STAR, REQUESTING_STAR } from '#features/demo/demoTexts/passes.ts'
import { STAFF } from '#features/demo/demoTexts/staffwork.ts'
import { DEMO_PASSWORD } from '#features/demo/demoWorld/world.ts'
import { verifyOrder } from '#features/money/paymentVerification/verify.ts'
import { seededDemo } from '#test/demo.ts'
import { depart, press } from '#test/sandbox.ts'
import { callerWith, openPort, type Person, person, sql, visitor } from '#test/world.ts'

const port = await openPort()
beforeAll(() => seededDemo(), 120_000)

async function signedIn(login: string) {
  const { token, user } = await visitor.call(authApi.login, {
    body: { login, password: DEMO_PASSWORD },
  })
  return { id: user._id, token, ...callerWith(token) }
}

describe('the money of the demo world', () => {
  test('balances, and every closed month comes out the same again', async () => {
    const admin = await signedIn(STAFF.admin)
    expect((await admin.call(adminPaymentApi.books, {})).isBalanced).toBe(true)
    const { months } = await visitor.call(earningApi.months, { query: {} })
    expect(months).toHaveLength(3)
    for (const { month, sharedPaisa } of months) {
      expect(sharedPaisa).toBeGreaterThan(0)
      const verified = await admin.call(adminPaymentApi.verifyMonth, { params: { month } })
      expect(verified.isSame).toBe(true)
    }
    const [next] = await sql`
      select (max(month) + interval '1 month') = date_trunc('month', now() at time zone 'Asia/Kathmandu') as is_now
      from revenue_months`
    expect(next!.isNow).toBe(true)
  })

  test('has a creator who was paid out, whose statement adds up line by line', async () => {
    const nabin = await signedIn(PAID_STAR)
    const { eligibility, balancePaisa, months } = await nabin.call(earningApi.mine, {})
    expect(eligibility.conditions.filter(({ has, needs }) => has < needs)).toEqual([])
    expect(months).toHaveLength(3)
    const { payouts } = await nabin.call(earningApi.payouts, { query: {} })
    expect(payouts.map(({ state }) => state)).toEqual(['paid'])
    const earned = months.reduce((sum, { creditedPaisa }) => sum + creditedPaisa, 0)
    expect(balancePaisa).toBe(earned - payouts[0]!.amountPaisa)
    expect(balancePaisa).toBe(months[0]!.creditedPaisa)

    const { statement, lines, lineCount } = await nabin.call(earningApi.statement, {
      params: { month: months[0]!.month },
      query: { limit: 50 },
    })
    expect(lines).toHaveLength(lineCount)
    expect(lineCount).toBeGreaterThan(15)
    expect(lines.reduce((sum, { paisa }) => sum + paisa, 0)).toBe(statement.linesPaisa)
    expect(statement.creditedPaisa).toBe(statement.linesPaisa + statement.carriedPaisa)
  })

  test('has a payout for the admin to decide, and orders of each sort to look at', async () => {
    const admin = await signedIn(STAFF.admin)
    const { payouts } = await admin.call(adminPaymentApi.payouts, { query: { state: 'asked' } })
    expect(payouts.map(({ user }) => user?.username)).toEqual([REQUESTING_STAR])
    expect(payouts[0]!.amountPaisa).toBeGreaterThanOrEqual(SMALLEST_PAYOUT_PAISA)
    const paid = await admin.call(adminPaymentApi.payouts, { query: { state: 'paid' } })
    const details = { params: { id: paid.payouts[0]!._id } }
    expect((await admin.call(adminPaymentApi.payoutDetails, details)).to).toMatchObject({
      method: 'esewa',
    })
    for (const state of ['paid', 'failed', 'expired', 'disputed', 'refunded'] as const) {
      const { orders } = await admin.call(adminPaymentApi.orders, { query: { state } })
      expect(orders.length).toBeGreaterThan(0)
    }
    const { orders } = await admin.call(adminPaymentApi.orders, { query: { q: '1' } })
    expect(orders.map(({ receipt }) => receipt?.slice(-6))).toEqual(['000001'])
  })

  test('leaves the newcomer without a pass, whose meter shows what is missing', async () => {
    const aarati = await signedIn('aarati')
    expect(await aarati.call(premiumApi.me, {})).toMatchObject({ state: 'none', open: null })
    expect((await aarati.call(premiumApi.orders, { query: {} })).orders).toEqual([])
    const { eligibility } = await aarati.call(earningApi.mine, {})
    const missing = eligibility.conditions.filter(({ has, needs }) => has < needs)
    expect(missing.map(({ name }) => name)).toEqual(['premium'])
    expect(ELIGIBILITY.followers).toBe(50)
  })

  test('has followers, passes and days that are really there', async () => {
    const odd = await sql`
      select u.id from users u
      left join (
        select user_id, max(ends_at) as until from premium_passes where ends_at > starts_at group by user_id
      ) p on p.user_id = u.id
      where u.paid_until is distinct from p.until
         or u.premium_until is distinct from p.until + interval '5 days'
         or u.follower_count <> (select count(*) from follows f where f.followed_id = u.id)
      union all
      select v.post_id from post_views v
      join posts p on p.id = v.post_id and p.state = 'live'
      where v.views <> (select coalesce(sum(d.views), 0) from post_days d where d.post_id = v.post_id)
      union all
      select d.post_id from post_days d join posts p on p.id = d.post_id
      where d.day < (p.created_at at time zone 'Asia/Kathmandu')::date
         or d.day > (now() at time zone 'Asia/Kathmandu')::date or d.author_id <> p.author_id
      union all
      select d.member_id from engaged_days d
      where d.member_id = d.creator_id or d.ms > 20 * 60000 or not exists (
        select from premium_passes p where p.user_id = d.member_id
          and d.day between (p.starts_at at time zone 'Asia/Kathmandu')::date
            and (p.ends_at at time zone 'Asia/Kathmandu')::date + 5)
      union all
      select o.id from premium_orders o join users u on u.id in (o.buyer_id, o.receiver_id)
      where o.created_at < u.created_at or o.created_at > now()
         or o.id >> 16 <> round(extract(epoch from o.created_at) * 1000)`
    expect(odd).toHaveLength(0)
  })

  test.each(['esewa', 'khalti'] as const)(
    'is written as a payment with %s is written today',
    async (provider) => {
      const real = await buy(await person('buyer'), provider)
      const [demo] = await sql<{ id: string }[]>`
        select id from premium_orders
        where provider = ${provider} and plan_code = 'days90' and state = 'paid' and id < ${real}
        order by id limit 1`
      expect(await rowsOf(demo!.id)).toEqual(await rowsOf(real))
    },
  )
})

/** Buys a pass like a member, to the end. */
async function buy(buyer: Person, provider: 'esewa' | 'khalti') {
  const { order, departure } = await buyer.call(premiumApi.checkout, {
    body: { plan: 'days90', provider },
  })
  const { pathname, search } = new URL(departure.url)
  const url = `http://127.0.0.1:${port}${pathname}${search}`
  const back = await press(await depart({ ...departure, url }), 'pay')
  await fetch(`http://127.0.0.1:${port}${back.pathname}${back.search}`, { redirect: 'manual' })
  await verifyOrder(order._id)
  return order._id
}

/** All rows of an order, without what differs from one to the next. */
async function rowsOf(id: string) {
  const [order] = await sql`
    select o.plan_code, o.days, o.amount_paisa, o.provider, o.is_sandbox, o.is_gift, o.state, o.fee_paisa, o.refunded_paisa,
      length(o.provider_txn) as txn_length, o.payment_url is not null as has_url, o.buyer_id = o.receiver_id as is_own,
      o.receipt_no is not null as has_receipt, o.settled_at > o.created_at as is_settled,
      p.days as pass_days, p.amount_paisa as pass_amount, p.user_id = o.receiver_id as is_theirs,
      p.starts_at = o.settled_at as starts_then, p.ends_at - p.starts_at = make_interval(days => o.days) as lasts
    from premium_orders o join premium_passes p on p.order_id = o.id
    where o.id = ${id}`
  const events = await sql`
    select e.kind, array(select k from jsonb_object_keys(e.facts) k order by k) as facts, e.facts ->> 'word' as word
    from premium_events e where e.order_id = ${id} order by e.id`
  const books = await sql`
    select p.kind, a.kind as account, a.name, e.paisa
    from ledger_postings p
    join ledger_entries e on e.posting_id = p.id
    join ledger_accounts a on a.id = e.account_id
    where p.key = ${`purchase ${id}`} order by a.kind`
  return { order: { ...order }, events: events.map(plain), books: books.map(plain) }
}

function plain(row: object) {
  return { ...row }
}
