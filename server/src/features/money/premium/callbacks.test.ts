import { premiumApi } from '@jes/contract/money/premium'
import { describe, expect, test } from 'vitest'
import { paymentVerificationTasks } from '#features/money/paymentVerification/tasks.ts'
import { verifyOrder } from '#features/money/paymentVerification/verify.ts'
import { bought, daysLeft, eventsOf, ordered, stateOf } from '#test/paying.ts'
import { depart, press } from '#test/sandbox.ts'
import { app, openPort, person, runDue, sql } from '#test/world.ts'

const own = `http://127.0.0.1:${await openPort()}`
const NONE = { paid: null, on: null }

async function comeBack(path: string) {
  const { statusCode, headers, body } = await app.inject({ method: 'GET', url: path })
  return { statusCode, to: headers.location, body }
}

function jobsOf(id: string) {
  return sql`select from graphile_worker.jobs where key = ${`verifyOrder ${id}`}`
}

async function work() {
  await runDue(paymentVerificationTasks)
}

describe('a browser that comes back from paying', () => {
  test('goes on to the page of its order, and the provider is queried', async () => {
    const id = await ordered(await person('sita'))
    const back = await comeBack(`/api/premium/callback/khalti/${id}?pidx=x&status=Completed`)
    expect(back).toEqual({ statusCode: 303, to: `/premium/orders/${id}`, body: '' })
    expect(await eventsOf(id)).toEqual(['returned'])
    expect(await jobsOf(id)).toHaveLength(1)
    expect((await stateOf(id)).state).toBe('created')
  })

  test('is known by the payment alone, too', async () => {
    const id = await ordered(await person('sita'))
    const back = await comeBack(`/api/premium/callback/khalti?pidx=fake-${id}`)
    expect(back.to).toBe(`/premium/orders/${id}`)
    expect(await jobsOf(id)).toHaveLength(1)
  })

  test('and says that it paid has paid nothing: only the provider is believed', async () => {
    const sita = await person('sita')
    const { order } = await sita.call(premiumApi.checkout, {
      body: { plan: 'days30', provider: 'khalti' },
    })
    const said = 'status=Completed&total_amount=14900&amount=14900&transaction_id=abc'
    await comeBack(`/api/premium/callback/khalti/${order._id}?pidx=x&${said}`)
    await work()
    expect((await stateOf(order._id)).state).not.toBe('paid')
    expect(await daysLeft(sita)).toEqual(NONE)
  })

  test.each(['esewa', 'khalti'] as const)(
    'from %s a hundred times at once gets one pass, one receipt and one posting',
    async (provider) => {
      const sita = await person('sita')
      const { order, departure } = await sita.call(premiumApi.checkout, {
        body: { plan: 'days30', provider },
      })
      const here = (address: string) => own + address.slice(new URL(address).origin.length)
      const page = await depart({ ...departure, url: here(departure.url) })
      const { pathname, search } = await press(page, 'pay')
      await Promise.all([
        ...Array.from({ length: 100 }, () => comeBack(pathname + search)),
        ...Array.from({ length: 5 }, () => work()),
        verifyOrder(order._id),
        verifyOrder(order._id),
      ])
      await work()
      const [count] = await sql`
        select (select count(*)::int from premium_passes where order_id = ${order._id}) as passes,
          (select count(*)::int from ledger_postings where key = ${`purchase ${order._id}`}) as postings,
          (select count(*)::int from premium_events where order_id = ${order._id} and kind = 'settled') as settled`
      expect(count).toEqual({ passes: 1, postings: 1, settled: 1 })
      expect((await daysLeft(sita)).paid).toBe(30)
    },
  )

  test('again and again writes no more than twenty lines, and none of what is paid', async () => {
    const [open, done] = [await ordered(await person('a')), await bought(await person('b'))]
    for (let count = 0; count < 25; count++) await comeBack(`/api/premium/callback/khalti/${open}`)
    await comeBack(`/api/premium/callback/khalti/${done}`)
    expect(await eventsOf(open)).toHaveLength(20)
    expect(await eventsOf(done)).toEqual(['asked', 'settled'])
    expect(await jobsOf(done)).toHaveLength(0)
  })

  test('from nowhere learns nothing: an order that is not there looks like one that is', async () => {
    const id = await ordered(await person('sita'))
    const missing = String(BigInt(id) + 1n)
    const [known, unknown] = [
      await comeBack(`/api/premium/callback/khalti/${id}`),
      await comeBack(`/api/premium/callback/khalti/${missing}`),
    ]
    expect(unknown).toEqual({ ...known, to: `/premium/orders/${missing}` })
    expect(await jobsOf(missing)).toHaveLength(0)
    await comeBack(`/api/premium/callback/esewa/${id}`)
    expect(await eventsOf(id)).toEqual(['returned'])
  })

  test.each([
    '/api/premium/callback/paypal',
    '/api/premium/callback/khalti',
    '/api/premium/callback/khalti?pidx=nothing-of-ours',
    '/api/premium/callback/khalti?pidx=a&pidx=b',
    '/api/premium/callback/esewa?data=%00',
    '/api/premium/callback/esewa?data=eyJ0cmFuc2FjdGlvbl91dWlkIjoiamVzIn0=',
    '/api/premium/callback/khalti/1e9',
    '/api/premium/callback/khalti/99999999999999999999',
    "/api/premium/callback/khalti/1'--",
  ])('to %s goes where passes are sold', async (path) => {
    expect(await comeBack(path)).toMatchObject({ statusCode: 303, to: '/premium' })
  })
})
