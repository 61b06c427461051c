import type { AnyEndpoint } from '@jes/contract/lib/endpoint'
import { adminPaymentApi } from '@jes/contract/staff/adminPayments'
import { describe, expect, test } from 'vitest'
import { staff } from '#test/staffing.ts'
import { app, PASSWORD, person } from '#test/world.ts'

const NOTHING = '4611686018427387904'
const REASON = 'To see who may'
const BODIES = new Map<AnyEndpoint, object>([
  [
    adminPaymentApi.setPlan,
    { priceRupees: 100, isOffered: true, reason: REASON, password: PASSWORD },
  ],
  [adminPaymentApi.recordRefund, { rupees: 1, reason: REASON, password: PASSWORD }],
  [adminPaymentApi.declinePayout, { reason: REASON }],
  [adminPaymentApi.payPayout, { reference: 'none', password: PASSWORD }],
])
const endpoints = Object.values(adminPaymentApi)

async function statusFor(endpoint: AnyEndpoint, who: { token: string } | null) {
  const url = endpoint.path
    .replace(':id', NOTHING)
    .replace(':code', 'days7')
    .replace(':month', '2001-01')
  const body = BODIES.get(endpoint)
  const { statusCode } = await app.inject({
    method: endpoint.method,
    url,
    ...(who && { headers: { authorization: `Bearer ${who.token}` } }),
    ...(body && { payload: body }),
  })
  return statusCode
}

describe.each(
  endpoints.map(
    (endpoint: AnyEndpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const,
  ),
)('%s', (_name, endpoint) => {
  test('is open to admins alone', async () => {
    expect(await statusFor(endpoint, null)).toBe(401)
    expect(await statusFor(endpoint, await person('member'))).toBe(403)
    expect(await statusFor(endpoint, await staff())).toBe(403)
    const isOfOne = /:/.test(endpoint.path)
    expect(await statusFor(endpoint, await staff('admin'))).toBe(isOfOne ? 404 : 200)
  })
})
