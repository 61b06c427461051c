import type { Sent } from '@jes/contract/lib/endpoint'
import { premiumApi } from '@jes/contract/money/premium'
import { adminPaymentApi } from '@jes/contract/staff/adminPayments'
import { afterEach, describe, expect, test } from 'vitest'
import { bought, daysLeft, given, ordered, PRICE, paid, says, verify } from '#test/paying.ts'
import { depart, press } from '#test/sandbox.ts'
import { auditOf, staff } from '#test/staffing.ts'
import { ask, openPort, PASSWORD, type Person, person, sql, visitor } from '#test/world.ts'

const port = await openPort()
const REASON = 'The provider told us so'

function refund(admin: Person, id: string, rupees: number) {
  return admin.call(adminPaymentApi.recordRefund, {
    params: { id },
    body: { rupees, reason: REASON, password: PASSWORD },
  })
}

async function found(admin: Person, query: Sent<typeof adminPaymentApi.orders>['query']) {
  const { orders } = await admin.call(adminPaymentApi.orders, { query })
  return orders.map(({ _id }) => _id)
}

/** The same URL at the port of this server. */
function atPort(url: string) {
  return new URL(new URL(url).pathname, `http://127.0.0.1:${port}`).href
}

describe('plans', () => {
  afterEach(
    () =>
      sql`update premium_plans set price_paisa = 39900, is_offered = true where code = 'days90'`,
  )

  test('get another price from now on, and who set it is written down', async () => {
    const [admin, sita] = [await staff('admin'), await person('sita')]
    const input = { plan: 'days90', provider: 'esewa' } as const
    const { order } = await sita.call(premiumApi.checkout, { body: input })
    const body = { priceRupees: 349, isOffered: true, reason: 'Dashain', password: PASSWORD }
    const { plan } = await admin.call(adminPaymentApi.setPlan, { params: { code: 'days90' }, body })

    expect(plan).toMatchObject({ code: 'days90', days: 90, pricePaisa: 34_900, isOffered: true })
    const later = await sita.call(premiumApi.checkout, { body: input })
    expect([order.amountPaisa, later.order.amountPaisa]).toEqual([39_900, 34_900])
    const stored = await sita.call(premiumApi.order, { params: { id: order._id } })
    expect(stored.amountPaisa).toBe(39_900)
    expect((await auditOf('days90')).at(-1)).toEqual({
      byId: admin.id,
      action: 'plan.set',
      kind: 'plan',
      reason: 'Dashain',
      facts: { from: 'Rs 399', to: 'Rs 349', isOffered: 'true' },
    })
  })

  test('that are not on offer are shown to admins only', async () => {
    const admin = await staff('admin')
    const body = { priceRupees: 399, isOffered: false, reason: 'No longer', password: PASSWORD }
    await admin.call(adminPaymentApi.setPlan, { params: { code: 'days90' }, body })
    const open = await visitor.call(premiumApi.plans, {})
    expect(open.plans.map(({ code }) => code)).toEqual(['days30', 'days365'])
    const { plans } = await admin.call(adminPaymentApi.plans, {})
    expect(plans.map(({ code, isOffered }) => [code, isOffered])).toEqual([
      ['days30', true],
      ['days90', false],
      ['days365', true],
    ])
  })

  test.each([
    [9, 422],
    [100_001, 422],
    [149.5, 422],
  ])('do not cost Rs %d', async (priceRupees, status) => {
    const body = { priceRupees, isOffered: true, reason: REASON, password: PASSWORD }
    const set = (await staff('admin')).call(adminPaymentApi.setPlan, {
      params: { code: 'days90' },
      body,
    })
    await expect(set).rejects.toMatchObject({ status })
  })
})

describe('orders', () => {
  test('are found by receipt, by reference, and by who paid or got the pass', async () => {
    const [admin, sita, hari] = [await staff('admin'), await person('sita'), await person('hari')]
    const own = await bought(sita)
    const gift = await given(sita, hari)
    const open = await ordered(hari)
    const order = await admin.call(adminPaymentApi.order, { params: { id: own } })
    const number = String(Number(order.receipt?.slice(-6)))

    expect(order).toMatchObject({
      state: 'paid',
      buyer: { _id: sita.id },
      isMine: false,
      amountPaisa: PRICE,
      feePaisa: 298,
      providerRef: `fake-${own}`,
      reference: `txn-${own}`,
      events: [
        { kind: 'asked', facts: { kind: 'paid', word: 'Completed' } },
        { kind: 'settled', facts: { txn: `txn-${own}`, fee: '298' } },
      ],
    })
    for (const q of [
      order.receipt!,
      order.receipt!.toLowerCase(),
      number,
      `txn-${own}`,
      `fake-${own}`,
    ])
      expect(await found(admin, { q })).toEqual([own])
    expect(await found(admin, { q: order.receipt!.replace(/-20\d\d-/, '-2019-') })).toEqual([])
    expect(await found(admin, { q: sita.username })).toEqual([gift, own])
    expect(await found(admin, { q: `@${hari.username.toUpperCase()}` })).toEqual([open, gift])
    expect(await found(admin, { q: sita.username.slice(0, -1) })).toEqual([])
    expect(await found(admin, { q: hari.username, state: 'created' })).toEqual([open])
    expect(await found(admin, { q: hari.username, provider: 'esewa' })).toEqual([])
  })

  test('are listed by state and provider, latest first, page by page', async () => {
    const [admin, sita] = [await staff('admin'), await person('sita')]
    const made = [await ordered(sita), await ordered(sita), await ordered(sita)]
    await sql`update premium_orders set state = 'disputed' where id = any(${made}::bigint[])`
    const query = { state: 'disputed', provider: 'khalti', limit: 2 } as const
    const first = await admin.call(adminPaymentApi.orders, { query })
    expect(first.orders.map(({ _id }) => _id)).toEqual([made[2], made[1]])
    const cursor = first.nextCursor!
    const second = await admin.call(adminPaymentApi.orders, { query: { ...query, cursor } })
    expect(second.orders[0]?._id).toBe(made[0])
    expect(await found(admin, { state: 'disputed', provider: 'esewa' })).toEqual([])
    expect(await found(admin, { limit: 3 })).toEqual(made.toReversed())
    const odd = ask(adminPaymentApi.orders, { query: { cursor: 'nonsense' } }, admin)
    expect((await odd).statusCode).toBe(400)
  })

  test('are queried at once; only the provider can say that they are paid', async () => {
    const [admin, sita] = [await staff('admin'), await person('sita')]
    const { order, departure } = await sita.call(premiumApi.checkout, {
      body: { plan: 'days30', provider: 'esewa' },
    })
    const page = await depart({ ...departure, url: atPort(departure.url) })
    const check = () => admin.call(adminPaymentApi.checkOrder, { params: { id: order._id } })
    expect((await check()).state).toBe('pending')
    expect((await daysLeft(sita)).paid).toBeNull()

    await press(page, 'payAndClose')
    const checked = await check()
    expect(checked).toMatchObject({ state: 'paid', checks: 2 })
    expect((await check()).receipt).toBe(checked.receipt)
    expect((await daysLeft(sita)).paid).toBe(30)
    const log = await auditOf(order._id)
    expect(log.map(({ action, facts }) => [action, facts.from, facts.to])).toEqual([
      ['order.check', 'created', 'pending'],
      ['order.check', 'pending', 'paid'],
      ['order.check', 'paid', 'paid'],
    ])
  })
})

describe('what was paid back in part', () => {
  test('is written down with its reason, shortens the pass, and is in the books', async () => {
    const [admin, sita] = [await staff('admin'), await person('sita')]
    const id = await bought(sita)
    says(id, { kind: 'partlyRefunded', word: 'Partially Refunded' })
    await verify(id)
    const order = await refund(admin, id, 50)

    expect(order).toMatchObject({ state: 'partlyRefunded', refundedPaisa: 5_000 })
    expect(order.events.at(-1)).toMatchObject({ kind: 'refunded', facts: { paisa: '5000' } })
    expect((await daysLeft(sita)).paid).toBe(20)
    expect((await auditOf(id)).at(-1)).toMatchObject({
      byId: admin.id,
      action: 'order.refund',
      reason: REASON,
      facts: { amount: 'Rs 50' },
    })
    expect((await admin.call(adminPaymentApi.books, {})).isBalanced).toBe(true)
    expect(await refund(admin, id, 99)).toMatchObject({ state: 'refunded', refundedPaisa: PRICE })
  })

  test('is never more than was paid, nor of what is not paid', async () => {
    const [admin, sita] = [await staff('admin'), await person('sita')]
    const id = await bought(sita)
    await expect(refund(admin, id, 150)).rejects.toMatchObject({ status: 422 })
    await expect(refund(admin, id, 0)).rejects.toMatchObject({ status: 422 })
    await expect(refund(admin, await ordered(sita), 1)).rejects.toMatchObject({ status: 409 })
    expect(await auditOf(id)).toEqual([])
  })

  test('is written once by an impatient hand', async () => {
    const [admin, sita] = [await staff('admin'), await person('sita')]
    const id = await ordered(sita)
    says(id, paid(id))
    await verify(id)
    const sent = { params: { id }, body: { rupees: 20, reason: REASON, password: PASSWORD } }
    const options = { token: admin.token, headers: { 'idempotency-key': id } }
    await ask(adminPaymentApi.recordRefund, sent, options)
    const again = await ask(adminPaymentApi.recordRefund, sent, options)
    expect(again.json()).toMatchObject({ refundedPaisa: 2_000 })
  })
})
