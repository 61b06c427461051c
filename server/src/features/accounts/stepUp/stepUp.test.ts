import { authApi } from '@jes/contract/accounts/auth'
import { twoFactorApi } from '@jes/contract/accounts/twoFactor'
import type { AnyEndpoint, Schema } from '@jes/contract/lib/endpoint'
import { dataExportApi } from '@jes/contract/privacy/dataExport'
import { adminPaymentApi } from '@jes/contract/staff/adminPayments'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listEndpoints, nameOf } from '#test/endpoints.ts'
import { codeOf, switchOn, wrongCode } from '#test/twoStep.ts'
import { app, appWith, ask, mailsTo, newName, PASSWORD, person } from '#test/world.ts'

/** All endpoints that change money, keys or the account. Any other needs a token alone. */
const TABLE = [
  'POST /api/auth/2fa/setup',
  'POST /api/auth/2fa/enable',
  'POST /api/auth/2fa/disable',
  'POST /api/auth/2fa/recovery-codes',
  'POST /api/auth/passkeys/creation',
  'POST /api/auth/passkeys/:id/remove',
  'POST /api/auth/identities',
  'POST /api/auth/identities/:id/remove',
  'PATCH /api/auth/password',
  'PATCH /api/auth/username',
  'POST /api/auth/email',
  'POST /api/auth/email/remove',
  'POST /api/auth/phone/number',
  'POST /api/auth/phone/number/remove',
  'POST /api/data/exports',
  'POST /api/data/exports/:id/ticket',
  'POST /api/data/deletion',
  'POST /api/premium/payouts',
  'POST /api/admin/payouts/:id/paid',
  'POST /api/admin/orders/:id/refund',
  'PUT /api/admin/plans/:code',
  'POST /api/admin/users/:id/role',
]
const endpoints = await listEndpoints()
const stepping = endpoints.filter(({ stepUp }) => stepUp)

describe('of all endpoints of the contract', () => {
  test('exactly those of the table step up', () => {
    expect(endpoints.length).toBeGreaterThan(150)
    expect(stepping.map(nameOf).sort()).toEqual([...TABLE].sort())
  })

  test.each(stepping.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s asks for the password and takes a code',
    async (_name, endpoint) => {
      const shape = shapeOf(endpoint.body)
      expect(Object.keys(shape)).toEqual(expect.arrayContaining([endpoint.stepUp, 'code']))
      const [admin, url] = [await person('admin', { role: 'admin' }), urlOf(endpoint)]
      const headers = { authorization: `Bearer ${admin.token}` }
      const body = { ...EXAMPLES[nameOf(endpoint)], [endpoint.stepUp!]: 'not the password' }
      const reply = await app.inject({ method: endpoint.method, url, headers, payload: body })
      expect([reply.statusCode, reply.json().errors]).toEqual([
        403,
        { [endpoint.stepUp!]: 'Your current password is not right' },
      ])
    },
  )
})

describe('where two-step log-in is on', () => {
  test('the password alone is not enough, nor a wrong code; a right one is, once', async () => {
    const sita = await person('sita')
    const { secret, recoveryCodes } = await switchOn(sita)
    const send = (code?: string, username = newName('sita')) =>
      ask(authApi.changeUsername, { body: { username, password: PASSWORD, code } }, sita)

    const [none, wrong] = [await send(), await send(wrongCode(secret))]
    expect([none.statusCode, none.json().errors]).toEqual([
      403,
      { code: 'Enter the code from your authenticator app.' },
    ])
    expect([wrong.statusCode, wrong.json().errors]).toEqual([
      403,
      { code: 'This code is not right' },
    ])
    // A request that is refused for another reason does not use up the code.
    const next = codeOf(secret, 1)
    expect((await send(next, sita.username)).json().errors).toHaveProperty('username')
    expect((await send(next)).statusCode).toBe(200)
    const again = await ask(
      authApi.changePassword,
      { body: { currentPassword: PASSWORD, newPassword: 'gundruk dhindo', code: next } },
      sita,
    )
    expect(again.json().errors).toEqual({ code: 'This code is not right' })
    const body = {
      currentPassword: PASSWORD,
      newPassword: 'gundruk dhindo',
      code: recoveryCodes[0],
    }
    expect((await ask(authApi.changePassword, { body }, sita)).statusCode).toBe(200)
  })

  test('one code given twice at once opens one thing', async () => {
    const sita = await person('sita')
    const { secret } = await switchOn(sita)
    const body = { password: PASSWORD, code: codeOf(secret, 1) }
    const replies = await Promise.all([
      ask(twoFactorApi.renewCodes, { body }, sita),
      ask(twoFactorApi.renewCodes, { body }, sita),
    ])
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403])
  })
})

describe('who guesses', () => {
  let limited: typeof app
  beforeAll(async () => {
    limited = await appWith({ RATE_LIMIT: true })
  })
  afterAll(() => limited.close())

  test('has ten wrong answers an hour, at whichever endpoints, also after a restart', async () => {
    const admin = await person('admin', { role: 'admin' })
    const send = (password: string, server = limited) => {
      const body = { reference: 'NIBL-1', password }
      return ask(adminPaymentApi.payPayout, { params: { id: '123' }, body }, admin, server)
    }
    const right = await send(PASSWORD)
    for (let tried = 0; tried < 10; tried += 1) expect((await send('no')).statusCode).toBe(403)
    const restarted = await appWith({ RATE_LIMIT: true })
    const refused = await send(PASSWORD, restarted)
    const elsewhere = await ask(
      dataExportApi.ask,
      { body: { password: PASSWORD } },
      admin,
      restarted,
    )
    await restarted.close()
    expect(right.statusCode).toBe(404)
    expect([refused.statusCode, elsewhere.statusCode]).toEqual([429, 429])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000)
  })

  test('does not use up the tries of who is right', async () => {
    const admin = await person('admin', { role: 'admin' })
    const body = { reference: 'NIBL-1', password: PASSWORD }
    for (let tried = 0; tried < 12; tried += 1) {
      const reply = await ask(
        adminPaymentApi.payPayout,
        { params: { id: '123' }, body },
        admin,
        limited,
      )
      expect(reply.statusCode).toBe(404)
    }
  })

  test('at codes sends the owner a mail after ten, once a day', async () => {
    const sita = await person('sita')
    const { secret } = await switchOn(sita)
    const code = wrongCode(secret)
    const logIn = () =>
      ask(authApi.login, { body: { login: sita.username, password: PASSWORD, code } })
    const notified = async () =>
      (await mailsTo(sita.email)).filter(({ subject }) => subject.startsWith('Wrong codes')).length
    for (let tried = 0; tried < 9; tried += 1) await logIn()
    expect(await notified()).toBe(0)
    await ask(twoFactorApi.disable, { body: { password: PASSWORD, code } }, sita)
    expect(await notified()).toBe(1)
    for (let tried = 0; tried < 11; tried += 1) await logIn()
    expect(await notified()).toBe(1)
  })
})

const EXAMPLES: Record<string, object> = {
  'POST /api/auth/2fa/enable': { code: '123456' },
  'PATCH /api/auth/password': { newPassword: 'gundruk dhindo' },
  'PATCH /api/auth/username': { username: newName('other') },
  'POST /api/auth/email': { email: 'other@jes.example' },
  'POST /api/auth/phone/number': { phone: '9841234567' },
  'POST /api/data/deletion': { posts: 'remove' },
  'POST /api/premium/payouts': { to: { method: 'esewa', name: 'Sita', number: '9841234567' } },
  'POST /api/admin/payouts/:id/paid': { reference: 'NIBL-1' },
  'POST /api/admin/orders/:id/refund': { rupees: 1, reason: 'Why not' },
  'PUT /api/admin/plans/:code': { priceRupees: 100, isOffered: true, reason: 'Why not' },
  'POST /api/admin/users/:id/role': { role: 'moderator', reason: 'Why not' },
}

function shapeOf(schema: Schema) {
  return (schema as unknown as { shape: object }).shape
}

function urlOf({ path }: AnyEndpoint) {
  return path.replace(':id', '123').replace(':code', 'days7')
}
