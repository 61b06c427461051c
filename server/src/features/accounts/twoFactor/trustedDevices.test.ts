import { authApi } from '@jes/contract/accounts/auth'
import { twoFactorApi } from '@jes/contract/accounts/twoFactor'
import { describe, expect, test } from 'vitest'
import { codeOf, switchOn } from '#test/twoStep.ts'
import { ask, PASSWORD, type Person, person, sql, visitor } from '#test/world.ts'

type Jar = Record<string, string>

function logIn({ username }: Person, sent: { code?: string; remember?: 'on' }, cookies: Jar = {}) {
  const body = { login: username, password: PASSWORD, ...sent }
  return ask(authApi.login, { body }, { cookies })
}

/** Somebody with two-step log-in, and the cookie of a browser that they had remembered. */
async function remembered(options: { role?: 'admin' } = {}) {
  const sita = await person('sita', options)
  const { secret, recoveryCodes } = await switchOn(sita)
  const reply = await logIn(sita, { code: codeOf(secret, 1), remember: 'on' })
  expect(reply.statusCode).toBe(200)
  return { sita, recoveryCodes, reply, jar: trustIn(reply) }
}

function trustIn(reply: Awaited<ReturnType<typeof ask>>): Jar {
  const found = reply.cookies.find(({ name }) => name === 'jes_trusted')
  return found ? { jes_trusted: found.value } : {}
}

async function expectCodeDue(sita: Person, jar: Jar) {
  const reply = await logIn(sita, {}, jar)
  expect([reply.statusCode, reply.json().code]).toEqual([401, 'two_factor'])
}

describe('a remembered device', () => {
  test('is asked for no code for 30 days, by a cookie that no script reads', async () => {
    const { sita, reply, jar } = await remembered()
    expect(reply.cookies.find(({ name }) => name === 'jes_trusted')).toMatchObject({
      httpOnly: true,
      sameSite: 'Strict',
      maxAge: 30 * 86_400,
    })
    expect((await logIn(sita, {}, jar)).statusCode).toBe(200)
    await sql`
      update trusted_devices set expires_at = now() - interval '1 second' where user_id = ${sita.id}`
    await expectCodeDue(sita, jar)
  })

  test('still needs the password, and a wrong code is wrong there too', async () => {
    const { sita, jar } = await remembered()
    const body = { login: sita.username, password: 'not her password' }
    expect((await ask(authApi.login, { body }, { cookies: jar })).statusCode).toBe(401)
    expect((await logIn(sita, { code: 'aaaaaaaaaa' }, jar)).statusCode).toBe(401)
  })

  test('is one of this member and this browser only', async () => {
    const { sita, jar } = await remembered()
    const hari = await person('hari')
    await switchOn(hari)
    await expectCodeDue(hari, jar)
    await expectCodeDue(sita, {})
    await expectCodeDue(sita, { jes_trusted: 'x'.repeat(43) })
  })

  test('is not remembered without the wish, a right code, or for the staff', async () => {
    const sita = await person('sita')
    const { secret } = await switchOn(sita)
    expect(trustIn(await logIn(sita, { code: 'aaaaaaaaaa', remember: 'on' }))).toEqual({})
    expect(trustIn(await logIn(sita, { code: codeOf(secret, 1) }))).toEqual({})
    const admin = await remembered({ role: 'admin' })
    expect(admin.jar).toEqual({})
  })

  test('serves several accounts of one browser', async () => {
    const { sita, jar } = await remembered()
    const hari = await person('hari')
    const { secret } = await switchOn(hari)
    const reply = await logIn(hari, { code: codeOf(secret, 1), remember: 'on' }, jar)
    expect(trustIn(reply)).toEqual(jar)
    for (const who of [sita, hari]) expect((await logIn(who, {}, jar)).statusCode).toBe(200)
  })
})

describe('a device is forgotten', () => {
  test('by its owner, who sees it in a list; not by anybody else', async () => {
    const { sita, jar } = await remembered()
    const reply = await ask(twoFactorApi.trustedDevices, {}, { token: sita.token, cookies: jar })
    const { devices } = reply.json()
    expect(devices).toMatchObject([{ isCurrent: true, device: expect.any(String) }])
    const params = { id: devices[0]._id }
    const stranger = (await person('hari')).call(twoFactorApi.forgetDevice, { params })
    await expect(stranger).rejects.toMatchObject({ status: 404 })
    expect((await logIn(sita, {}, jar)).statusCode).toBe(200)
    await sita.call(twoFactorApi.forgetDevice, { params })
    await expectCodeDue(sita, jar)
  })

  test('by a new password', async () => {
    const { sita, recoveryCodes, jar } = await remembered()
    const newPassword = 'gundruk-ra-dhindo'
    const body = { currentPassword: PASSWORD, newPassword, code: recoveryCodes[0] }
    await sita.call(authApi.changePassword, { body })
    const login = { login: sita.username, password: newPassword }
    const reply = await ask(authApi.login, { body: login }, { cookies: jar })
    expect(reply.json().code).toBe('two_factor')
  })

  test('when all devices are logged out', async () => {
    const { sita, jar } = await remembered()
    await sita.call(authApi.logout, { body: { all: true } })
    await expectCodeDue(sita, jar)
  })
})

test('a signed-in device shows that a recovery runs, and stops it', async () => {
  const { sita } = await remembered()
  expect(await sita.call(twoFactorApi.recovery, {})).toEqual({ readyAt: null })
  const body = { login: sita.username, password: PASSWORD }
  await visitor.call(twoFactorApi.askRecovery, { body })
  expect((await sita.call(twoFactorApi.recovery, {})).readyAt).toEqual(expect.any(String))
  await sita.call(twoFactorApi.cancelRecovery, {})
  expect(await sql`select from two_factor_recoveries where user_id = ${sita.id}`).toEqual([])
})
