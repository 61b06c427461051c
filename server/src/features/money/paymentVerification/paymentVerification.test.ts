import { notificationApi } from '@jes/contract/notifications/notifications'
import { describe, expect, test } from 'vitest'
import { openSocketServer, receivedBy, soon } from '#test/lines.ts'
import {
  booksOf,
  bought,
  daysLeft,
  eventsOf,
  fake,
  ordered,
  PRICE,
  paid,
  says,
  stateOf,
  toldTo,
  verify,
} from '#test/paying.ts'
import { mailsTo, person, sql } from '#test/world.ts'
import { checkOrders } from './tasks.ts'
import { verifyOrder } from './verify.ts'

const NONE = { paid: null, on: null }

describe('an order that its provider says is paid', () => {
  test('becomes a pass, an entry in the books, a word and a letter', async () => {
    const sita = await person('sita')
    const id = await bought(sita)

    expect(await stateOf(id)).toMatchObject({ state: 'paid', receiptNo: expect.any(Number) })
    expect(await daysLeft(sita)).toEqual({ paid: 30, on: 35 })
    expect(await booksOf(id)).toEqual({ gateway: PRICE - 298, fees: 298, deferred: -PRICE })
    expect(await eventsOf(id)).toEqual(['asked', 'settled'])
    const { notifications } = await sita.call(notificationApi.list, {
      params: { userId: sita.id },
      query: {},
    })
    expect(notifications).toMatchObject([
      {
        type: 'premium',
        content: 'Your Premium pass is here: 30 days. Thank you!',
        path: `/premium/orders/${id}`,
      },
    ])
    const [mail] = await mailsTo(sita.email)
    expect(mail?.subject).toMatch(/^Your receipt JES-20\d\d-\d{6}$/)
    expect(mail?.text).toContain('Rs 149 ')
    expect(mail?.text).toContain(`txn-${id}`)
  })

  test('is one pass, however many ask at once', async () => {
    const sita = await person('sita')
    const id = await ordered(sita)
    says(id, paid(id))
    await Promise.all(Array.from({ length: 100 }, () => verify(id)))

    expect(await daysLeft(sita)).toEqual({ paid: 30, on: 35 })
    expect(await booksOf(id)).toMatchObject({ deferred: -PRICE })
    expect(await eventsOf(id)).toEqual(['asked', 'settled'])
    expect(await toldTo(sita)).toEqual(['bought'])
    expect(await mailsTo(sita.email)).toHaveLength(1)
  })

  test('begins where the last pass ends, also when two are paid at the same moment', async () => {
    const sita = await person('sita')
    const ids = [await ordered(sita), await ordered(sita), await ordered(sita)]
    for (const id of ids) says(id, paid(id))
    await Promise.all(ids.map(verify))

    expect(await daysLeft(sita)).toEqual({ paid: 90, on: 95 })
    const passes = await sql<{ startsAt: string; endsAt: string }[]>`
      select starts_at, ends_at from premium_passes where user_id = ${sita.id} order by starts_at`
    expect(passes[1]!.startsAt).toBe(passes[0]!.endsAt)
    expect(passes[2]!.startsAt).toBe(passes[1]!.endsAt)
  })

  test.each([
    ['failed', { kind: 'failed', word: 'User canceled' }],
    ['expired', { kind: 'expired', word: 'Expired' }],
    ['disputed', { kind: 'mismatch', word: 'Completed', facts: { total_amount: '1' } }],
  ] as const)('is honoured also after it was %s', async (state, answer) => {
    const sita = await person('sita')
    const id = await ordered(sita)
    says(id, answer)
    await verify(id)
    expect((await stateOf(id)).state).toBe(state)
    expect(await daysLeft(sita)).toEqual(NONE)

    says(id, paid(id))
    await verify(id)
    expect((await stateOf(id)).state).toBe('paid')
    expect(await daysLeft(sita)).toEqual({ paid: 30, on: 35 })
  })

  test('stays paid whatever the provider says later, but for a refund', async () => {
    const sita = await person('sita')
    const id = await bought(sita)
    for (const kind of ['failed', 'expired', 'waiting', 'missing', 'silent'] as const) {
      says(id, { kind, word: kind })
      await verify(id)
    }
    expect((await stateOf(id)).state).toBe('paid')
    expect(await daysLeft(sita)).toEqual({ paid: 30, on: 35 })
    expect(await toldTo(sita)).toEqual(['bought'])
  })

  test('as a gift is the pass of another, who learns who gave it', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const id = await bought(sita, { to: hari })
    expect(await daysLeft(sita)).toEqual(NONE)
    expect(await daysLeft(hari)).toEqual({ paid: 30, on: 35 })
    expect([await toldTo(sita), await toldTo(hari)]).toEqual([['arrived'], ['given']])
    const { notifications } = await hari.call(notificationApi.list, {
      params: { userId: hari.id },
      query: {},
    })
    expect(notifications[0]?.content).toBe(`${sita.username} gave you Premium for 30 days`)
    expect(await mailsTo(hari.email)).toEqual([])
    expect(await mailsTo(sita.email)).toHaveLength(1)
    expect(await booksOf(id)).toMatchObject({ deferred: -PRICE })
  })

  test('of somebody who has left meanwhile is still in the books', async () => {
    const sita = await person('sita')
    const id = await ordered(sita)
    says(id, paid(id))
    await sql`delete from users where id = ${sita.id}`
    await verify(id)
    expect((await stateOf(id)).state).toBe('paid')
    expect(await booksOf(id)).toMatchObject({ deferred: -PRICE })
  })

  test('is published to the open pages of its buyer', async () => {
    const exchange = await openSocketServer()
    const sita = await person('sita')
    const received = receivedBy(await exchange.call(sita))
    const id = await bought(sita)
    await soon(() => received.filter(({ event }) => event === 'orderMoved')).toEqual([
      { event: 'orderMoved', facts: { _id: id, state: 'paid' } },
    ])
    await exchange.close()
  })
})

describe('an order that does not fit', () => {
  test('by its amount is disputed: nothing is granted, and the admins are notified once', async () => {
    const [sita, admin] = [await person('sita'), await person('boss', { role: 'admin' })]
    const id = await ordered(sita)
    says(id, { kind: 'mismatch', word: 'Completed', facts: { total_amount: '100' } })
    await verify(id)
    await verify(id)

    expect(await stateOf(id)).toMatchObject({ state: 'disputed', nextCheckAt: null })
    expect(await daysLeft(sita)).toEqual(NONE)
    expect(await booksOf(id)).toEqual({})
    expect(await eventsOf(id)).toEqual(['asked', 'disputed'])
    const notified = await sql`
      select facts from notifications where user_id = ${admin.id} and type = 'system'`
    expect(notified).toHaveLength(1)
  })

  test('since its payment paid another order is disputed, too', async () => {
    const sita = await person('sita')
    const first = await bought(sita)
    const second = await ordered(sita)
    says(second, { ...paid(second), txn: `txn-${first}` } as ReturnType<typeof paid>)
    await verify(second)
    expect((await stateOf(second)).state).toBe('disputed')
    expect(await daysLeft(sita)).toEqual({ paid: 30, on: 35 })
  })
})

describe('an order that nobody paid', () => {
  test('is queried again and again, and a repeated answer is not logged again', async () => {
    const sita = await person('sita')
    const id = await ordered(sita)
    says(id, { kind: 'waiting', word: 'Pending' })
    for (let count = 0; count < 3; count++) await verify(id)
    expect(await stateOf(id)).toMatchObject({ state: 'pending', nextCheckAt: expect.any(String) })
    expect(await eventsOf(id)).toEqual(['asked'])

    says(id, { kind: 'silent', word: 'timeout' })
    await verify(id)
    expect((await stateOf(id)).state).toBe('pending')
    says(id, { kind: 'expired', word: 'Expired' })
    await verify(id)
    expect((await stateOf(id)).state).toBe('expired')
    expect(await eventsOf(id)).toEqual(['asked', 'asked', 'asked', 'closed'])
    expect(await booksOf(id)).toEqual({})
  })

  test('fails when its provider does not know it for half an hour, begun or not', async () => {
    const sita = await person('sita')
    const young = await ordered(sita, { minutesOld: 29 })
    const old = await ordered(sita, { minutesOld: 31 })
    const unbegun = await ordered(sita, { minutesOld: 31, isBegun: false })
    for (const id of [young, old, unbegun]) await verify(id)
    expect((await stateOf(young)).state).toBe('created')
    expect((await stateOf(old)).state).toBe('failed')
    expect((await stateOf(unbegun)).state).toBe('failed')
  })

  test('and waits for an hour is reported to the staff, once', async () => {
    const sita = await person('sita')
    const id = await ordered(sita, { minutesOld: 61 })
    says(id, { kind: 'waiting', word: 'AMBIGUOUS' })
    await verify(id)
    await verify(id)
    const long = await sql`
      select from premium_events where order_id = ${id} and facts ->> 'long' = 'yes'`
    expect(long).toHaveLength(1)
  })

  test('with play money is never queried where money is real', async () => {
    const sita = await person('sita')
    const id = await ordered(sita)
    says(id, paid(id))
    await verifyOrder(id, () => ({ ...fake, isSandbox: false }))
    await verifyOrder(id, () => null)
    expect((await stateOf(id)).state).toBe('created')
  })

  test('changes nothing when asking breaks', async () => {
    const id = await ordered(await person('sita'))
    await verifyOrder(id, () => ({ ...fake, query: () => Promise.reject(new Error('broken')) }))
    expect((await stateOf(id)).state).toBe('created')
  })
})

test('orders that are due are queried, each once, and those that are not are left alone', async () => {
  const sita = await person('sita')
  const [due, later] = [await ordered(sita), await ordered(sita)]
  for (const id of [due, later]) says(id, paid(id))
  await sql`update premium_orders set next_check_at = now() where id = ${due}`
  await checkOrders(() => fake)
  expect((await stateOf(due)).state).toBe('paid')
  expect((await stateOf(later)).state).toBe('created')
})
