import { premiumApi } from '@jes/contract/money/premium'
import { describe, expect, test } from 'vitest'
import { config } from '#lib/config.ts'
import { bought, ordered, PRICE, says, verify } from '#test/paying.ts'
import { block } from '#test/postings.ts'
import { ask, openPort, type Person, person, sql, visitor } from '#test/world.ts'

await openPort()
const body = { plan: 'days30', provider: 'esewa' } as const

function orderOf(someone: Person, id: string) {
  return someone.call(premiumApi.order, { params: { id } })
}

describe('what is on sale', () => {
  test('is shown to everybody, with what it unlocks and by whom it can be paid', async () => {
    const { plans, providers, member, premium } = await visitor.call(premiumApi.plans, {})
    expect(plans).toContainEqual({ code: 'days30', days: 30, pricePaisa: PRICE })
    expect(plans.map(({ days }) => days)).toEqual([30, 90, 365])
    expect(providers).toEqual([
      { name: 'esewa', isSandbox: true },
      { name: 'khalti', isSandbox: true },
    ])
    expect([member.badge, premium.badge]).toEqual([false, true])
  })

  test('can be looked at before: the price, and until when it would last', async () => {
    const sita = await person('sita')
    await bought(sita)
    const { plan, receiver, endsAt } = await sita.call(premiumApi.preview, {
      query: { plan: 'days90' },
    })
    expect(plan.pricePaisa).toBe(39_900)
    expect(receiver).toBeNull()
    expect(Math.round((Date.parse(endsAt!) - Date.now()) / 86_400_000)).toBe(120)
    const hari = await person('hari')
    const gift = await sita.call(premiumApi.preview, {
      query: { plan: 'days90', to: hari.username.toUpperCase() },
    })
    expect(gift).toMatchObject({ receiver: { _id: hari.id }, endsAt: null })
  })
})

describe('checkout', () => {
  test('makes an order at the price of the table, and says where to pay', async () => {
    const sita = await person('sita')
    const { order, departure } = await sita.call(premiumApi.checkout, { body })
    expect(order).toMatchObject({
      state: 'created',
      amountPaisa: PRICE,
      isMine: true,
      isGift: false,
      isSandbox: true,
      buyer: { _id: sita.id },
      receipt: null,
      pass: null,
    })
    expect(departure.method).toBe('POST')
    expect(departure.fields.success_url).toContain(`/api/premium/callback/esewa/${order._id}`)
    expect((await sita.call(premiumApi.me, {})).open?._id).toBe(order._id)
  })

  test.each(['esewa', 'khalti'] as const)(
    'with the same key is the same order at %s, and its way to pay',
    async (provider) => {
      const sita = await person('sita')
      const send = (plan = 'days30') =>
        ask(
          premiumApi.checkout,
          { body: { plan, provider } },
          { token: sita.token, headers: { 'idempotency-key': 'once' } },
        )
      const first = await send()
      expect(first.statusCode, first.body).toBe(201)
      const again = await send()
      expect(again.json()).toEqual(first.json())
      expect(again.headers['idempotent-replayed']).toBe('true')
      expect((await send('days90')).statusCode).toBe(422)
      const { orders } = await sita.call(premiumApi.orders, { query: {} })
      expect(orders).toHaveLength(1)
    },
  )

  test('twice at the same moment with the same key is one order', async () => {
    const sita = await person('sita')
    const replies = await Promise.all(
      [1, 2, 3, 4].map(() =>
        ask(
          premiumApi.checkout,
          { body },
          { token: sita.token, headers: { 'idempotency-key': 'impatient' } },
        ),
      ),
    )
    const made = new Set(
      replies
        .filter(({ statusCode }) => statusCode === 201)
        .map((reply) => reply.json<{ order: { _id: string } }>().order._id),
    )
    expect(made.size).toBe(1)
    expect(replies.every(({ statusCode }) => [201, 409].includes(statusCode))).toBe(true)
    expect(await sql`select from premium_orders where buyer_id = ${sita.id}`).toHaveLength(1)
  })

  test('at a provider that does not answer charges nothing, and the same key may try again', async () => {
    const sita = await person('sita')
    const send = () =>
      ask(
        premiumApi.checkout,
        { body: { plan: 'days30', provider: 'khalti' } },
        { token: sita.token, headers: { 'idempotency-key': 'again' } },
      )
    const before = { KHALTI_SECRET: config.KHALTI_SECRET, KHALTI_API_URL: config.KHALTI_API_URL }
    // Nothing listens on port 1.
    Object.assign(config, { KHALTI_SECRET: 'secret', KHALTI_API_URL: 'http://127.0.0.1:1/' })
    const failed = await send().finally(() => Object.assign(config, before))
    expect(failed.statusCode).toBe(503)
    expect(failed.json()).toMatchObject({
      error: 'Khalti cannot be reached just now. Nothing was charged.',
    })
    expect((await send()).statusCode).toBe(201)
    const { orders } = await sita.call(premiumApi.orders, { query: {} })
    expect(orders.map(({ state }) => state)).toEqual(['created', 'failed'])
  })

  test('needs a member with a proven address, and a plan that is on offer', async () => {
    await expect(visitor.call(premiumApi.checkout, { body })).rejects.toMatchObject({ status: 401 })
    const unproven = await person('sita', { isVerified: false })
    await expect(unproven.call(premiumApi.checkout, { body })).rejects.toMatchObject({
      code: 'email_unverified',
    })
    const sita = await person('sita')
    const wrong = sita.call(premiumApi.checkout, { body: { ...body, plan: 'days1' } })
    await expect(wrong).rejects.toMatchObject({ status: 422, errors: { plan: expect.any(String) } })
    const nowhere = ask(
      premiumApi.checkout,
      { body: { ...body, provider: 'paypal' as 'esewa' } },
      sita,
    )
    expect((await nowhere).statusCode).toBe(422)
  })

  test('is refused to who began ten orders and finished none', async () => {
    const sita = await person('sita')
    for (let count = 0; count < 10; count++) await ordered(sita)
    await expect(sita.call(premiumApi.checkout, { body })).rejects.toMatchObject({ status: 409 })
    await sql`update premium_orders set state = 'failed' where buyer_id = ${sita.id}`
    await sita.call(premiumApi.checkout, { body })
  })

  test('for somebody who is not there is refused alike, whyever they are not', async () => {
    const [sita, blocked, blocker, suspended, leaving] = await Promise.all(
      ['sita', 'blocked', 'blocker', 'suspended', 'leaving'].map((name) => person(name)),
    )
    await block(sita!, blocked!)
    await block(blocker!, sita!)
    await sql`update users set suspended_until = now() + interval '1 day' where id = ${suspended!.id}`
    await sql`update users set leaves_at = now() + interval '1 day' where id = ${leaving!.id}`
    const names = [blocked, blocker, suspended, leaving, sita].map((one) => one!.username)
    const replies = await Promise.all(
      [...names, 'nobody_at_all', '💐'].map((to) =>
        ask(premiumApi.checkout, { body: { ...body, to } }, sita!),
      ),
    )
    expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(replies[0]!.statusCode).toBe(422)
    expect(replies[0]!.json()).toMatchObject({ errors: { to: 'No such member' } })
    expect(await sql`select from premium_orders where buyer_id = ${sita!.id}`).toHaveLength(0)
    const looks = await Promise.all(
      [...names, 'nobody_at_all'].map((to) =>
        ask(premiumApi.preview, { query: { plan: 'days30', to } }, sita!),
      ),
    )
    expect(new Set(looks.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
  })
})

describe('orders', () => {
  test('are mine alone: for others they are not there', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const id = await bought(sita)
    const mine = await orderOf(sita, id)
    expect(mine).toMatchObject({ state: 'paid', reference: `txn-${id}`, amountPaisa: PRICE })
    expect(mine.receipt).toMatch(/^JES-20\d\d-\d{6}$/)
    expect(mine.pass).not.toBeNull()

    const [foreign, missing] = [
      await ask(premiumApi.order, { params: { id } }, hari),
      await ask(premiumApi.order, { params: { id: '7' } }, hari),
    ]
    expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body])
    expect((await hari.call(premiumApi.orders, { query: {} })).orders).toEqual([])
  })

  test('that are gifts show who got them neither price nor reference, and nothing before they are paid', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const id = await ordered(sita, { to: hari })
    await expect(orderOf(hari, id)).rejects.toMatchObject({ status: 404 })
    expect((await hari.call(premiumApi.orders, { query: {} })).orders).toEqual([])

    says(id, { kind: 'paid', word: 'Completed', txn: `txn-${id}`, feePaisa: 0 })
    await verify(id)
    const got = await orderOf(hari, id)
    expect(got).toMatchObject({
      isMine: false,
      isGift: true,
      buyer: { _id: sita.id },
      receiver: { _id: hari.id },
      amountPaisa: null,
      refundedPaisa: null,
      receipt: null,
      reference: null,
    })
    expect((await orderOf(sita, id)).receipt).not.toBeNull()

    await block(hari, sita)
    expect((await orderOf(hari, id)).buyer).toBeNull()
    expect((await orderOf(sita, id)).receiver).toBeNull()
  })

  test('come latest first, page by page, each once', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const ids = [await ordered(sita), await bought(hari, { to: sita }), await bought(sita)]
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await sita.call(premiumApi.orders, { query: { limit: 1, cursor } })
      seen.push(...page.orders.map(({ _id }) => _id))
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect(seen).toEqual(ids.reverse())
  })

  test('that are open are queried when they are looked at, once in a while', async () => {
    const sita = await person('sita')
    const id = await ordered(sita)
    for (let count = 0; count < 5; count++) await orderOf(sita, id)
    const jobs = await sql`
      select from graphile_worker.jobs where key = ${`verifyOrder ${id}`} and run_at > now()`
    expect(jobs).toHaveLength(1)
  })
})
