import type { Departure } from '@jes/contract/money/premium'
import { beforeAll, describe, expect, test } from 'vitest'
import { driverOf } from '#features/money/providers/drivers.ts'
import { ESEWA_REQUEST } from '#features/money/providers/esewa.ts'
import { PLAY_ESEWA } from '#features/money/providers/playMoney.ts'
import { signFields } from '#features/money/providers/signing.ts'
import { depart, press, send } from '#test/sandbox.ts'
import { openPort, sql } from '#test/world.ts'
import type { Act } from './acts.ts'

const esewa = driverOf('esewa')!
let site = ''
let orders = 0

beforeAll(async () => {
  site = `http://127.0.0.1:${await openPort()}`
})

async function begin(amountPaisa = 14900) {
  const orderId = String(++orders)
  const returnUrl = `${site}/api/premium/callback/esewa/${orderId}`
  const begun = await esewa.begin({
    orderId,
    amountPaisa,
    title: 'Jes Premium',
    returnUrl,
    siteUrl: site,
  })
  return { ...begun, returnUrl, amountPaisa, createdAt: new Date().toISOString() }
}

async function beginAndPress(act: Act, amountPaisa?: number) {
  const begun = await begin(amountPaisa)
  const page = await depart(begun.departure)
  return { ...begun, page, back: await press(page, act) }
}

describe('a payment at the sandbox of eSewa', () => {
  test('is not known before the browser brings the form, and then waits', async () => {
    const begun = await begin()
    expect(esewa.isSandbox).toBe(true)
    expect(await esewa.query(begun)).toEqual({ kind: 'missing', word: 'NOT_FOUND' })

    await depart(begun.departure)

    expect(await esewa.query(begun)).toEqual({ kind: 'waiting', word: 'PENDING' })
  })

  test.each([
    [14_900, 'number', '149.0'],
    [14_950, 'number', '149.5'],
    [14_955, 'number', '149.55'],
    [129_900, 'text', '"1,299.0"'],
    [123_456_700, 'text', '"1,234,567.0"'],
  ])(
    'of %i paisa is paid, and comes back signed with its amount as a %s',
    async (paisa, _, literal) => {
      const { back, returnUrl, ...begun } = await beginAndPress('pay', paisa)

      const data = back.searchParams.get('data') ?? ''
      expect(back.href).toMatch(new RegExp(`^${returnUrl}\\?data=`))
      expect(Buffer.from(data.replaceAll(' ', '+'), 'base64').toString()).toContain(
        `"total_amount":${literal}`,
      )
      expect(esewa.refOf({ data })).toBe(begun.ref)
      expect(await esewa.query(begun)).toEqual({
        kind: 'paid',
        word: 'COMPLETE',
        txn: expect.stringMatching(/^000[0-9A-F]{16}$/),
        feePaisa: 0,
      })
    },
  )

  test.each([
    ['cancel', { kind: 'failed', word: 'CANCELED' }],
    ['pend', { kind: 'waiting', word: 'PENDING' }],
    ['doubt', { kind: 'waiting', word: 'AMBIGUOUS' }],
    ['expire', { kind: 'missing', word: 'NOT_FOUND' }],
  ] as const)('after %s comes back with nothing but its address', async (act, answer) => {
    const { back, returnUrl, ...begun } = await beginAndPress(act)
    expect(back.href).toBe(returnUrl)
    expect(await esewa.query(begun)).toEqual(answer)
  })

  test('is paid though the browser never comes back', async () => {
    const { back, ...begun } = await beginAndPress('payAndClose')
    expect(back.pathname).toBe('/sandbox/esewa/pay')
    expect(await esewa.query(begun)).toMatchObject({ kind: 'paid' })
  })

  test('is a mismatch when another amount was paid, though the signature is right', async () => {
    const { back, ...begun } = await beginAndPress('payShort')
    expect(esewa.refOf(Object.fromEntries(back.searchParams))).toBe(begun.ref)
    expect(await esewa.query(begun)).toMatchObject({
      kind: 'mismatch',
      word: 'COMPLETE',
      facts: { transaction_uuid: begun.ref, total_amount: '148.0' },
    })
  })

  test('is not found when we ask for another amount', async () => {
    const { ref, createdAt } = await beginAndPress('pay')
    expect(await esewa.query({ ref, createdAt, amountPaisa: 100 })).toMatchObject({
      kind: 'missing',
    })
  })

  test('is given back in part, then whole', async () => {
    const { page, ...begun } = await beginAndPress('pay')
    await press(page, 'refundPart')
    expect(await esewa.query(begun)).toEqual({ kind: 'partlyRefunded', word: 'PARTIAL_REFUND' })
    await press(page, 'refund')
    expect(await esewa.query(begun)).toEqual({ kind: 'refunded', word: 'FULL_REFUND' })
  })

  test('cannot be queried in an outage, and is what it was when that ends', async () => {
    const { page, ...begun } = await beginAndPress('payShort')
    await press(page, 'outage')
    expect(await esewa.query(begun)).toEqual({
      kind: 'silent',
      word: 'Service is currently unavailable',
    })
    await press(page, 'recover')
    expect(await esewa.query(begun)).toMatchObject({ kind: 'mismatch' })
  })

  test('can be paid late, after it was cancelled', async () => {
    const { page, ...begun } = await beginAndPress('cancel')
    await press(page, 'pay')
    expect(await esewa.query(begun)).toMatchObject({ kind: 'paid' })
  })

  test('is forgotten after half an hour, unless it was left pending', async () => {
    const [forgotten, stored] = [await begin(), await begin()]
    await depart(forgotten.departure)
    const page = await depart(stored.departure)
    await sql`
      update sandbox_payments set expires_at = now() where ref in (${forgotten.ref}, ${stored.ref})`
    await press(page, 'pend')

    expect(await esewa.query(forgotten)).toMatchObject({ kind: 'missing' })
    expect(await esewa.query(stored)).toMatchObject({ kind: 'waiting' })
  })
})

describe('the form', () => {
  test('is taken once', async () => {
    const { departure } = await begin()
    await depart(departure)
    await expect(depart(departure)).rejects.toThrow('Duplicate transaction UUID')
  })

  test.each([
    [{ total_amount: '1', amount: '1' }, 'signature'],
    [{ signature: 'AAAA' }, 'signature'],
    [{ product_code: 'OTHER' }, 'product code'],
    [{ signed_field_names: 'transaction_uuid' }, 'signed field names'],
    [{ tax_amount: '1' }, 'sum'],
    [{ tax_amount: 'one' }, 'Invalid amount'],
    [{ tax_amount: '' }, 'tax_amount is required'],
    [{ success_url: 'javascript:alert(1)' }, 'URL'],
    [{ failure_url: 'http://a.example/\r\nx: y' }, 'URL'],
  ])('with %j is refused', async (changes, words) => {
    const { departure } = await begin()
    const changed: Departure = { ...departure, fields: { ...departure.fields, ...changes } }
    await expect(depart(changed)).rejects.toThrow(words)
  })

  test('with a name that is none is refused, though it is signed', async () => {
    const { departure } = await begin()
    const fields = { ...departure.fields, transaction_uuid: 'a b\0' }
    const signature = signFields(ESEWA_REQUEST, fields, PLAY_ESEWA.secret)
    await expect(depart({ ...departure, fields: { ...fields, signature } })).rejects.toThrow('UUID')
  })

  test('from a page of another site is refused', async () => {
    const { departure, ...begun } = await begin()
    const reply = await send(departure.url, departure.fields, 'https://evil.example')
    expect(reply.status).toBe(403)
    expect(await esewa.query(begun)).toMatchObject({ kind: 'missing' })
  })
})
