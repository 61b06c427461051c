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
const doors = Object.values(adminPaymentApi)

async function statusFor(door: AnyEndpoint, who: { token: string } | null) {
  const url = door.path
    .replace(':id', NOTHING)
    .replace(':code', 'days7')
    .replace(':month', '2001-01')
  const body = BODIES.get(door)
  const { statusCode } = await app.inject({
    method: door.method,
    url,
    ...(who && { headers: { authorization: `Bearer ${who.token}` } }),
    ...(body && { payload: body }),
  })
  return statusCode
}

describe.each(doors.map((door: AnyEndpoint) => [`${door.method} ${door.path}`, door] as const))(
  '%s',
  (_name, door) => {
    test('is open to admins alone', async () => {
      expect(await statusFor(door, null)).toBe(401)
      expect(await statusFor(door, await person('member'))).toBe(403)
      expect(await statusFor(door, await staff())).toBe(403)
      const isOfOne = /:/.test(door.path)
      expect(await statusFor(door, await staff('admin'))).toBe(isOfOne ? 404 : 200)
    })
  },
)
