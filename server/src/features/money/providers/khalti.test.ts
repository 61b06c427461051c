import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startProvider } from '#test/scriptedProvider.ts'
import { type Driver, ProviderTrouble } from './driver.ts'
import { khaltiDriver } from './khalti.ts'

const query = {
  ref: 'HT6o6PEZRWFJ5ygavzHWd5',
  amountPaisa: 14_900,
  createdAt: '2026-11-16T00:00:00.000Z',
}
const attempt = {
  orderId: '7',
  amountPaisa: 14_900,
  title: 'Jes Premium, 30 days',
  returnUrl: 'https://jes.example/back',
  siteUrl: 'https://jes.example',
}
let provider: Awaited<ReturnType<typeof startProvider>>
let khalti: Driver

beforeAll(async () => {
  provider = await startProvider()
  khalti = driverWith(10_000)
})
afterAll(() => provider.close())

function driverWith(timeoutMs: number) {
  return khaltiDriver({
    isSandbox: false,
    secret: 'a-secret',
    apiUrl: () => `${provider.origin}/api/v2/`,
    payOrigin: () => 'https://pay.example',
    timeoutMs,
  })
}

describe('a payment', () => {
  const begun = (changes: object = {}) =>
    JSON.stringify({ pidx: 'abc', payment_url: 'https://pay.example/?pidx=abc', ...changes })

  test('is registered at Khalti with the key, in paisa', async () => {
    const received = { url: '', key: '', body: '' }
    provider.does(async (request, reply) => {
      Object.assign(received, { url: request.url, key: request.headers.authorization })
      received.body = await text(request)
      reply.end(begun())
    })

    expect(await khalti.begin(attempt)).toEqual({
      ref: 'abc',
      departure: { method: 'GET', url: 'https://pay.example/?pidx=abc', fields: {} },
    })
    expect(received).toMatchObject({ url: '/api/v2/epayment/initiate/', key: 'Key a-secret' })
    expect(JSON.parse(received.body)).toEqual({
      return_url: 'https://jes.example/back',
      website_url: 'https://jes.example',
      amount: 14_900,
      purchase_order_id: '7',
      purchase_order_name: 'Jes Premium, 30 days',
    })
  })

  test.each([
    ['a page of another site', 200, begun({ payment_url: 'https://pay.example.evil/?pidx=abc' })],
    [
      'a page that only looks alike',
      200,
      begun({ payment_url: 'https://pay.example@evil.example/' }),
    ],
    ['a page without protection', 200, begun({ payment_url: 'http://pay.example/?pidx=abc' })],
    ['a script', 200, begun({ payment_url: 'javascript:alert(1)' })],
    ['no page', 200, begun({ payment_url: null })],
    ['no name', 200, begun({ pidx: '' })],
    ['a name that is none', 200, begun({ pidx: '../x' })],
    ['a wrong key', 401, '{"detail":"Invalid token.","status_code":401}'],
    [
      'a refusal',
      400,
      '{"amount":["A valid integer is required."],"error_key":"validation_error"}',
    ],
    ['trouble', 500, '<html>'],
    ['a redirect', 302, begun()],
  ])('is not made with %s', async (_, status, answer) => {
    provider.says(status, answer)
    const trouble = await khalti.begin(attempt).catch((error) => error)
    expect(trouble).toBeInstanceOf(ProviderTrouble)
    expect(trouble.message).not.toContain('a-secret')
  })

  test('is tried once, however it ends', async () => {
    let visits = 0
    provider.does((request) => {
      visits++
      request.socket.destroy()
    })
    await expect(khalti.begin(attempt)).rejects.toThrow(ProviderTrouble)
    expect(visits).toBe(1)
  })
})

describe('what the browser brings back', () => {
  test('names a payment and proves nothing', () => {
    expect(khalti.refOf({ pidx: 'abc', status: 'Completed' })).toBe('abc')
    expect(khalti.refOf({ status: 'Completed' })).toBe(null)
    expect(khalti.refOf({ pidx: "a' or 1=1" })).toBe(null)
    expect(khalti.refOf({ pidx: 'a'.repeat(101) })).toBe(null)
  })
})

describe('what Khalti answers', () => {
  const answer = (changes: object = {}) =>
    JSON.stringify({
      pidx: query.ref,
      total_amount: 14_900,
      status: 'Completed',
      transaction_id: 'GFq9PFS7b2iYvL8Lir9oXe',
      fee: 447,
      refunded: false,
      ...changes,
    })

  test('is queried by the name of the payment', async () => {
    let received = ''
    provider.does(async (request, reply) => {
      received = `${request.method} ${request.url} ${request.headers.authorization} ${await text(request)}`
      reply.end(answer())
    })
    expect(await khalti.query(query)).toEqual({
      kind: 'paid',
      word: 'Completed',
      txn: 'GFq9PFS7b2iYvL8Lir9oXe',
      feePaisa: 447,
    })
    expect(received).toBe(`POST /api/v2/epayment/lookup/ Key a-secret {"pidx":"${query.ref}"}`)
  })

  test.each([
    ['another amount', answer({ total_amount: 1000 })],
    ['rupees', answer({ total_amount: 149 })],
    ['no amount', answer({ total_amount: null })],
    ['another payment', answer({ pidx: 'other' })],
  ])('is a mismatch with %s', async (_, body) => {
    provider.says(200, body)
    expect(await khalti.query(query)).toMatchObject({ kind: 'mismatch', word: 'Completed' })
  })

  test.each([
    [200, 'COMPLETED', 'paid'],
    [200, 'Pending', 'waiting'],
    [200, 'Initiated', 'waiting'],
    [200, 'refunded', 'refunded'],
    [200, 'Partially refunded', 'partlyRefunded'],
    [400, 'Expired', 'expired'],
    [400, 'User canceled', 'failed'],
    [400, 'Completed', 'silent'],
    [200, 'On hold', 'silent'],
    [200, 'constructor', 'silent'],
    [500, 'Expired', 'silent'],
    [429, 'User canceled', 'silent'],
  ])('%i with %s is %s', async (status, word, kind) => {
    provider.says(status, answer({ status: word }))
    expect(await khalti.query(query)).toMatchObject({ kind })
  })

  test('of another payment is no news of this one', async () => {
    provider.says(400, answer({ status: 'User canceled', pidx: 'other' }))
    expect(await khalti.query(query)).toMatchObject({ kind: 'silent' })
  })

  test('paid and given back at once waits for somebody to look', async () => {
    provider.says(200, answer({ refunded: true }))
    expect(await khalti.query(query)).toMatchObject({ kind: 'silent' })
  })

  test.each([null, 'much', 14_901, -5])(
    'with the fee %j costs nothing that we know of',
    async (fee) => {
      provider.says(200, answer({ fee }))
      expect(await khalti.query(query)).toMatchObject({ kind: 'paid', feePaisa: 0 })
    },
  )

  test.each([
    [
      'nothing of that name',
      404,
      '{"detail":"Not found.","error_key":"validation_error"}',
      'missing',
    ],
    ['the same with 400', 400, '{"detail":"Not found.","error_key":"validation_error"}', 'missing'],
    ['a wrong address', 404, '<html>', 'silent'],
    ['a wrong key', 401, '{"detail":"Invalid token.","status_code":401}', 'silent'],
    ['a wrong question', 400, '{"pidx":["This field may not be blank."]}', 'silent'],
    ['trouble', 503, '{"detail":"Not found."}', 'silent'],
    ['no JSON', 200, 'Completed', 'silent'],
    ['too much', 200, answer({ padding: 'x'.repeat(64 * 1024) }), 'silent'],
  ])('%s: %i', async (_, status, body, kind) => {
    provider.says(status, body)
    expect(await khalti.query(query)).toMatchObject({ kind })
  })

  test('is not waited for without end', async () => {
    provider.does(() => {})
    expect(await driverWith(100).query(query)).toEqual({ kind: 'silent', word: 'TimeoutError' })
    await expect(driverWith(100).begin(attempt)).rejects.toThrow(ProviderTrouble)
  })
})
