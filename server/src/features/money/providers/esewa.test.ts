import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startProvider } from '#test/scriptedProvider.ts'
import { fromPaisa, fromRupees, toRupees } from './amounts.ts'
import type { Driver } from './driver.ts'
import { ESEWA_REQUEST, ESEWA_RESPONSE, esewaDriver } from './esewa.ts'
import { PLAY_ESEWA } from './playMoney.ts'
import { signFields } from './signing.ts'

const query = { ref: 'jes-1-abc', amountPaisa: 100_000, createdAt: '2026-11-16T00:00:00.000Z' }
let provider: Awaited<ReturnType<typeof startProvider>>
let esewa: Driver

beforeAll(async () => {
  provider = await startProvider()
  esewa = driverWith({})
})
afterAll(() => provider.close())

function driverWith({ timeoutMs = 10_000, path = '/status/' }) {
  return esewaDriver({
    ...PLAY_ESEWA,
    isSandbox: false,
    formUrl: () => 'https://pay.example/form',
    formOrigins: ['https://pay.example'],
    statusUrl: () => provider.origin + path,
    timeoutMs,
  })
}

describe('the signature', () => {
  test('is that of the documents', () => {
    const fields = { total_amount: '110', transaction_uuid: '241028', product_code: 'EPAYTEST' }
    expect(signFields(ESEWA_REQUEST, fields, PLAY_ESEWA.secret)).toBe(
      'i94zsd3oXF6ZsSr/kGqT4sSzYQzjj1W/waxjWyRwaME=',
    )
  })

  test('is not what the documents print for another key', () => {
    const fields = { total_amount: '100', transaction_uuid: '11-201-13', product_code: 'EPAYTEST' }
    expect(signFields(ESEWA_REQUEST, fields, PLAY_ESEWA.secret)).toBe(
      '5DZywcrTKD0gia/rsSMcrRHmJl+4Tbol6S+lWgdJ94E=',
    )
  })
})

describe('amounts', () => {
  test.each([
    ['1000.0', 100_000],
    ['1,000.0', 100_000],
    ['1,00,000.0', 10_000_000],
    ['149', 14_900],
    ['149.5', 14_950],
    ['149.55', 14_955],
    ['149.550', 14_955],
    ['0.1', 10],
    // As a float it would become 113998.99999999999.
    ['1139.99', 113_999],
  ])('%s rupees are %i paisa', (text, paisa) => expect(fromRupees(text)).toBe(paisa))

  test.each(['', '-1', '1e3', '149.555', '1,0.0', ',100', '1 000', '१४९', '0x10', '1.', 'NaN'])(
    '"%s" is none',
    (text) => expect(fromRupees(text)).toBe(null),
  )

  test('are written without a point where none is needed', () => {
    expect([14_900, 14_950, 14_905, 5].map(toRupees)).toEqual(['149', '149.50', '149.05', '0.05'])
  })

  test('of Khalti are whole paisa', () => {
    const texts = ['14900', '14900.0', '14900.5', '-1', '1e4', '']
    expect(texts.map(fromPaisa)).toEqual([14_900, 14_900, null, null, null, null])
  })
})

describe('the form', () => {
  test('holds exactly what is signed', async () => {
    const { ref, departure } = await esewa.begin(attemptTo('https://jes.example/back/7'))
    expect(ref).toMatch(/^jes-7-[0-9a-f]{12}$/)
    expect(departure).toEqual({
      method: 'POST',
      url: 'https://pay.example/form',
      fields: {
        amount: '149',
        tax_amount: '0',
        product_service_charge: '0',
        product_delivery_charge: '0',
        total_amount: '149',
        transaction_uuid: ref,
        product_code: 'EPAYTEST',
        success_url: 'https://jes.example/back/7',
        failure_url: 'https://jes.example/back/7',
        signed_field_names: ESEWA_REQUEST,
        signature: signFields(ESEWA_REQUEST, departure.fields, PLAY_ESEWA.secret),
      },
    })
  })

  test('has a new name each time', async () => {
    const [one, other] = await Promise.all([
      esewa.begin(attemptTo('https://jes.example/a')),
      esewa.begin(attemptTo('https://jes.example/a')),
    ])
    expect(one.ref).not.toBe(other.ref)
  })

  test('takes no way back that has a query, for eSewa adds another', async () => {
    await expect(esewa.begin(attemptTo('https://jes.example/back?order=7'))).rejects.toThrow('bare')
  })

  function attemptTo(returnUrl: string) {
    const siteUrl = 'https://jes.example'
    return { orderId: '7', amountPaisa: 14_900, title: 'Premium', returnUrl, siteUrl }
  }
})

describe('what the browser brings back', () => {
  const published = `{"transaction_code":"000AWEO","status":"COMPLETE","total_amount":1000.0,"transaction_uuid":"250610-162413","product_code":"EPAYTEST","signed_field_names":"${ESEWA_RESPONSE}","signature":"62GcfZTmVkzhtUeh+QJ1AqiJrjoWWGof3U+eTPTZ7fA="}`
  const refOf = (text: string) => esewa.refOf({ data: Buffer.from(text).toString('base64') })

  test('names the payment when it is signed, as a number or as text', () => {
    expect(refOf(published)).toBe('250610-162413')
    expect(refOf(published.replace('1000.0', '"1000.0"'))).toBe('250610-162413')
    expect(refOf(published.replaceAll(':', ' :\n'))).toBe('250610-162413')
  })

  test('keeps its commas when the signature is looked at', () => {
    expect(refOf(signed({ total_amount: '1,299.0' }))).toBe('250610-162413')
  })

  test('may have lost its plus signs on the way', () => {
    const codes = Array.from(
      { length: 200 },
      (_, index) => `>>>???~~~${'~'.repeat(index % 3)}${index}`,
    )
    const data = codes
      .map((code) => Buffer.from(signed({ transaction_code: code })).toString('base64'))
      .find((text) => text.includes('+'))
    expect(data).toContain('+')
    expect(esewa.refOf({ data: data!.replaceAll('+', ' ') })).toBe('250610-162413')
  })

  test.each([
    ['another amount', published.replace('1000.0', '9000.0')],
    ['another spelling of the amount', published.replace('1000.0', '1000')],
    ['another payment', published.replace('250610', '250611')],
    ['another state', published.replace('COMPLETE', 'PENDING')],
    ['no signature', published.replace(/,"signature":"[^"]+"/, '')],
    ['a shorter list, rightly signed', signed({ signed_field_names: 'status,signed_field_names' })],
    ['another product, rightly signed', signed({ product_code: 'OTHER' })],
    ['a list', '[1]'],
    ['no JSON', 'paid!'],
    ['nothing', ''],
  ])('is nothing with %s', (_, text) => expect(refOf(text)).toBe(null))

  test('is nothing without data', () => {
    expect(esewa.refOf({})).toBe(null)
    expect(esewa.refOf({ transaction_uuid: '250610-162413' })).toBe(null)
  })

  function signed(changes: Record<string, string>) {
    const fields: Record<string, string> = {
      ...(JSON.parse(published) as Record<string, string>),
      total_amount: '1000.0',
      ...changes,
    }
    const names = fields.signed_field_names ?? ''
    return JSON.stringify({ ...fields, signature: signFields(names, fields, PLAY_ESEWA.secret) })
  }
})

describe('what eSewa answers', () => {
  const answer = (changes: object = {}) =>
    JSON.stringify({
      product_code: 'EPAYTEST',
      transaction_uuid: query.ref,
      total_amount: 'AMOUNT',
      status: 'COMPLETE',
      ref_id: '0001TS9',
      ...changes,
    }).replace('"AMOUNT"', '1000.0')

  test('is queried with the name, the product and the amount', async () => {
    let url = ''
    provider.does((request, reply) => {
      url = request.url ?? ''
      reply.end(answer())
    })
    expect(await esewa.query(query)).toEqual({
      kind: 'paid',
      word: 'COMPLETE',
      txn: '0001TS9',
      feePaisa: 0,
    })
    expect(url).toBe('/status/?product_code=EPAYTEST&total_amount=1000&transaction_uuid=jes-1-abc')
  })

  test.each([
    ['another amount', answer({ total_amount: 999.99 })],
    ['an amount a paisa off', answer({ total_amount: '1000.01' })],
    ['no amount', answer({ total_amount: null })],
    ['another product', answer({ product_code: 'OTHER' })],
    ['another payment', answer({ transaction_uuid: 'jes-2-abc' })],
  ])('is a mismatch with %s', async (_, text) => {
    provider.says(200, text)
    expect(await esewa.query(query)).toMatchObject({ kind: 'mismatch', word: 'COMPLETE' })
  })

  test.each([
    ['AMBIGUOUS', 'waiting'],
    ['FULL_REFUND', 'refunded'],
    ['PARTIAL_REFUND', 'partlyRefunded'],
    ['CANCELED', 'failed'],
    ['SETTLED', 'silent'],
    ['complete', 'silent'],
    ['constructor', 'silent'],
  ])('%s is %s', async (status, kind) => {
    provider.says(200, answer({ status }))
    expect(await esewa.query(query)).toEqual({ kind, word: status })
  })

  test('of another payment is no news of this one', async () => {
    provider.says(200, answer({ status: 'CANCELED', transaction_uuid: 'jes-2-abc' }))
    expect(await esewa.query(query)).toMatchObject({ kind: 'silent' })
  })

  test.each([
    ['an outage', 200, '{"code":0,"error_message":"Service is currently unavailable"}'],
    ['an outage with 503', 503, answer()],
    ['a refusal', 403, answer({ status: 'CANCELED' })],
    ['no JSON', 200, '<html>'],
    ['a bare word', 200, '"COMPLETE"'],
    ['nothing', 200, ''],
    ['too much', 200, answer({ padding: 'x'.repeat(64 * 1024) })],
  ])('is silence with %s', async (_, status, text) => {
    provider.says(status, text)
    expect(await esewa.query(query)).toMatchObject({ kind: 'silent' })
  })

  test('is not fetched from somewhere else', async () => {
    let visits = 0
    provider.does((_, reply) => {
      visits++
      reply.writeHead(302, { location: `${provider.origin}/elsewhere` }).end(answer())
    })
    expect(await esewa.query(query)).toMatchObject({ kind: 'silent' })
    expect(visits).toBe(1)
  })

  test('is not waited for without end, nor is its last word', async () => {
    const hasty = driverWith({ timeoutMs: 100 })
    provider.does(() => {})
    expect(await hasty.query(query)).toEqual({ kind: 'silent', word: 'TimeoutError' })
    provider.does((_, reply) => void reply.write('{"status":'))
    expect(await hasty.query(query)).toEqual({ kind: 'silent', word: 'TimeoutError' })
  })

  test('is silence where nobody is', async () => {
    const lost = esewaDriver({
      ...PLAY_ESEWA,
      isSandbox: true,
      formUrl: () => '',
      formOrigins: [],
      statusUrl: () => null,
      timeoutMs: 100,
    })
    provider.does((request) => request.socket.destroy())
    expect(await esewa.query(query)).toMatchObject({ kind: 'silent' })
    expect(await lost.query(query)).toMatchObject({ kind: 'silent' })
  })
})
