import { beforeAll, describe, expect, test } from 'vitest'
import { driverOf } from '#features/money/providers/drivers.ts'
import { PLAY_KHALTI } from '#features/money/providers/playMoney.ts'
import { press } from '#test/sandbox.ts'
import { openPort, sql } from '#test/world.ts'
import type { Act } from './acts.ts'

const khalti = driverOf('khalti')!
let site = ''
let orders = 0

beforeAll(async () => {
  site = `http://127.0.0.1:${await openPort()}`
})

async function begin(amountPaisa = 14900) {
  const orderId = String(++orders)
  const returnUrl = `${site}/api/premium/callback/khalti`
  const begun = await khalti.begin({
    orderId,
    amountPaisa,
    title: 'Jes Premium',
    returnUrl,
    siteUrl: site,
  })
  return { ...begun, returnUrl, orderId, amountPaisa, createdAt: new Date().toISOString() }
}

async function beginAndPress(act: Act) {
  const begun = await begin()
  return { ...begun, page: begun.departure.url, back: await press(begun.departure.url, act) }
}

describe('a payment at the sandbox of Khalti', () => {
  test('has a page and waits', async () => {
    const begun = await begin()
    expect(khalti.isSandbox).toBe(true)
    expect(begun.departure).toEqual({
      method: 'GET',
      url: `${site}/sandbox/khalti/pay?pidx=${begun.ref}`,
      fields: {},
    })
    expect(await khalti.query(begun)).toEqual({ kind: 'waiting', word: 'Initiated' })
  })

  test('is paid, and comes back with all of Khalti’s parameters', async () => {
    const { back, ref, orderId, ...begun } = await beginAndPress('pay')

    const answer = await khalti.query({ ...begun, ref })

    expect(answer).toEqual({
      kind: 'paid',
      word: 'Completed',
      txn: expect.stringMatching(/^[0-9a-f]{16}$/),
      feePaisa: 298,
    })
    const txn = answer.kind === 'paid' && answer.txn
    expect(Object.fromEntries(back.searchParams)).toEqual({
      pidx: ref,
      transaction_id: txn,
      tidx: txn,
      txnId: txn,
      amount: '14900',
      total_amount: '14900',
      mobile: '98XXXXX001',
      status: 'Completed',
      purchase_order_id: orderId,
      purchase_order_name: 'Jes Premium',
    })
    expect(khalti.refOf(Object.fromEntries(back.searchParams))).toBe(ref)
  })

  test.each([
    ['cancel', 'User canceled', 'failed'],
    ['pend', 'Pending', 'waiting'],
  ] as const)('after %s comes back as %s', async (act, word, kind) => {
    const { back, ...begun } = await beginAndPress(act)
    expect(back.searchParams.get('status')).toBe(word)
    expect(back.searchParams.get('transaction_id')).toBe('')
    expect(await khalti.query(begun)).toEqual({ kind, word })
  })

  test('expires by hand, and by itself after an hour', async () => {
    const { back, ...begun } = await beginAndPress('expire')
    expect(back.pathname).toBe('/sandbox/khalti/pay')
    expect(await khalti.query(begun)).toEqual({ kind: 'expired', word: 'Expired' })

    const other = await begin()
    await sql`update sandbox_payments set expires_at = now() where ref = ${other.ref}`
    expect(await khalti.query(other)).toEqual({ kind: 'expired', word: 'Expired' })
  })

  test('is paid though the browser never comes back', async () => {
    const { back, ...begun } = await beginAndPress('payAndClose')
    expect(back.pathname).toBe('/sandbox/khalti/pay')
    expect(await khalti.query(begun)).toMatchObject({ kind: 'paid' })
  })

  test('is a mismatch when another amount was paid', async () => {
    const begun = await beginAndPress('payShort')
    expect(await khalti.query(begun)).toMatchObject({
      kind: 'mismatch',
      facts: { pidx: begun.ref, total_amount: '14800' },
    })
  })

  test('is given back in part, then whole', async () => {
    const { page, ...begun } = await beginAndPress('pay')
    await press(page, 'refundPart')
    expect(await khalti.query(begun)).toEqual({
      kind: 'partlyRefunded',
      word: 'Partially Refunded',
    })
    await press(page, 'refund')
    expect(await khalti.query(begun)).toEqual({ kind: 'refunded', word: 'Refunded' })
  })

  test('cannot be queried in an outage', async () => {
    const { page, ...begun } = await beginAndPress('pay')
    await press(page, 'outage')
    expect(await khalti.query(begun)).toEqual({ kind: 'silent', word: 'HTTP 503' })
    await press(page, 'recover')
    expect(await khalti.query(begun)).toMatchObject({ kind: 'paid' })
  })

  test('that nobody made is missing', async () => {
    const createdAt = new Date().toISOString()
    expect(await khalti.query({ ref: 'nothing', amountPaisa: 14900, createdAt })).toEqual({
      kind: 'missing',
      word: 'Not found',
    })
  })

  test('of less than ten rupees is not taken', async () => {
    await expect(begin(900)).rejects.toThrow('Khalti: HTTP 400')
  })
})

describe('what Khalti refuses', () => {
  const whole = {
    return_url: 'https://jes.example/back',
    website_url: 'https://jes.example',
    amount: 1000,
    purchase_order_id: '1',
    purchase_order_name: 'Premium',
  }

  test.each([
    [{ amount: 999 }, 'amount', 'Amount should be greater than Rs. 10, that is 1000 paisa.'],
    [{ amount: 1000.5 }, 'amount', 'A valid integer is required.'],
    [{ amount_breakdown: [{ label: 'a', amount: 1 }] }, 'amount', 'Amount Breakdown mismatch.'],
    [{ return_url: 'nowhere' }, 'return_url', 'Enter a valid URL.'],
    [{ website_url: 'javascript:alert(1)' }, 'website_url', 'Enter a valid URL.'],
    [{ purchase_order_id: '' }, 'purchase_order_id', 'This field may not be blank.'],
    [{ purchase_order_name: 'a\0' }, 'purchase_order_name', 'Null characters are not allowed.'],
  ])('%j', async (changes, field, sentence) => {
    const reply = await post('initiate', { ...whole, ...changes })
    expect(reply.status).toBe(400)
    expect(await reply.json()).toEqual({ [field]: [sentence], error_key: 'validation_error' })
  })

  test('a body that is none', async () => {
    expect((await post('initiate', [1])).status).toBe(400)
    expect((await post('lookup', null)).status).toBe(404)
    expect((await post('lookup', { pidx: 'a\0' })).status).toBe(404)
  })

  test.each([
    ['Key wrong', 'Invalid token.'],
    ['', 'Authentication credentials were not provided.'],
  ])('the key "%s"', async (authorization, detail) => {
    for (const path of ['initiate', 'lookup']) {
      const reply = await post(path, whole, authorization)
      expect(reply.status).toBe(401)
      expect(await reply.json()).toEqual({ detail, status_code: 401 })
    }
  })

  function post(path: string, body: unknown, authorization = `key ${PLAY_KHALTI.secret}`) {
    return fetch(`${site}/sandbox/khalti/api/v2/epayment/${path}/`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  }
})
