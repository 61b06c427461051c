import { authApi } from '@jes/contract/auth'
import { TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { ask, mailsTo, PASSWORD, type Person, person, sql, visitor } from '#test/world.ts'

const PERIOD_MS = 30_000

describe('switching the second step on', () => {
  test('takes a right code, and gives ten recovery codes, kept as hashes', async () => {
    const sita = await person('sita')
    const { secret, uri } = await sita.call(authApi.setUpTwoFactor, {})
    expect(uri).toContain(`otpauth://totp/Jes:${sita.username}?issuer=Jes&secret=${secret}`)
    expect((await logIn(sita)).statusCode).toBe(200)

    const { recoveryCodes } = await sita.call(authApi.enableTwoFactor, {
      body: { code: codeOf(secret) },
    })

    expect(recoveryCodes).toHaveLength(10)
    for (const code of recoveryCodes) expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/)
    expect((await sita.call(authApi.me, {})).user.twoFactor).toBe(true)
    const [{ kept }] = await sql<[{ kept: string }]>`
      select string_agg(encode(code_hash, 'escape'), ' ') as kept
      from recovery_codes where user_id = ${sita.id}`
    expect(kept).not.toContain(recoveryCodes[0]?.replace('-', ''))
    const subjects = (await mailsTo(sita.email)).map(({ subject }) => subject)
    expect(subjects).toContain('Two-step log-in is on')
  })

  test('does not happen by a wrong code', async () => {
    const sita = await person('sita')
    const { secret } = await sita.call(authApi.setUpTwoFactor, {})

    for (const code of [wrongCode(secret), 'abcde-fghjk']) {
      const attempt = sita.call(authApi.enableTwoFactor, { body: { code } })
      await expect(attempt).rejects.toMatchObject({
        status: 422,
        errors: { code: 'This code is not right' },
      })
    }
    expect((await logIn(sita)).statusCode).toBe(200)
  })

  test('a new secret takes the place of an unfinished one', async () => {
    const sita = await person('sita')
    const first = await sita.call(authApi.setUpTwoFactor, {})
    const second = await sita.call(authApi.setUpTwoFactor, {})
    expect(second.secret).not.toBe(first.secret)

    await sita.call(authApi.enableTwoFactor, { body: { code: codeOf(second.secret) } })

    await expect(sita.call(authApi.setUpTwoFactor, {})).rejects.toMatchObject({
      status: 409,
      code: 'conflict',
    })
  })

  test('needs a secret first, happens once, and only for members', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const { secret } = await switchOn(hari)
    const attempts = [
      sita.call(authApi.enableTwoFactor, { body: { code: '123456' } }),
      hari.call(authApi.enableTwoFactor, { body: { code: codeOf(secret, 1) } }),
      visitor.call(authApi.setUpTwoFactor, {}),
      visitor.call(authApi.enableTwoFactor, { body: { code: '123456' } }),
      visitor.call(authApi.disableTwoFactor, { body: { code: '123456' } }),
    ]
    const statuses = await Promise.all(
      attempts.map((attempt) => attempt.then(() => 200).catch((refusal) => refusal.status)),
    )
    expect(statuses).toEqual([409, 409, 401, 401, 401])
  })
})

describe('logging in with two steps', () => {
  test('asks for the code only after the right password', async () => {
    const sita = await person('sita')
    const { secret } = await switchOn(sita)

    const wrongPassword = await logIn(sita, { password: 'not her password' })
    const noCode = await logIn(sita)
    const wrong = await logIn(sita, { code: wrongCode(secret) })
    const right = await logIn(sita, { code: codeOf(secret, 1) })

    expect(wrongPassword.json()).toEqual({
      error: 'Incorrect username or password',
      code: 'unauthenticated',
    })
    expect(noCode.statusCode).toBe(401)
    expect(noCode.json()).toEqual({
      error: 'Enter the code from your authenticator app.',
      code: 'two_factor',
      twoFactor: true,
    })
    expect(noCode.cookies).toEqual([])
    expect(wrong.statusCode).toBe(401)
    expect(wrong.json()).toEqual({
      error: 'This code is not right',
      code: 'two_factor',
      twoFactor: true,
    })
    expect(right.json().user.twoFactor).toBe(true)
  })

  test('a code works once, also the one that switched it on, also twice at once', async () => {
    const sita = await person('sita')
    const { secret, code } = await switchOn(sita)
    const next = codeOf(secret, 1)

    expect((await logIn(sita, { code })).statusCode).toBe(401)
    const replies = await Promise.all([logIn(sita, { code: next }), logIn(sita, { code: next })])
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 401])
  })

  test('a recovery code works once, and belongs to its member', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const { recoveryCodes } = await switchOn(sita)
    await switchOn(hari)
    const code = recoveryCodes[0]!.toUpperCase()

    expect((await logIn(hari, { code })).statusCode).toBe(401)
    const replies = await Promise.all([logIn(sita, { code }), logIn(sita, { code })])
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 401])
    expect((await logIn(sita, { code: recoveryCodes[1]! })).statusCode).toBe(200)
  })

  test('a new password does not go around it', async () => {
    const sita = await person('sita')
    await switchOn(sita)
    await ask(authApi.forgotPassword, { body: { email: sita.email } })
    const mails = await mailsTo(sita.email)
    const token = mails.map(({ text }) => /token=([\w-]+)/.exec(text)?.[1]).find(Boolean)!
    await visitor.call(authApi.resetPassword, { body: { token, password: 'gundruk-ra-dhindo' } })

    const reply = await logIn(sita, { password: 'gundruk-ra-dhindo' })

    expect(reply.json().code).toBe('two_factor')
  })
})

describe('switching the second step off', () => {
  test('takes a right code', async () => {
    const sita = await person('sita')
    const { secret } = await switchOn(sita)
    const wrong = sita.call(authApi.disableTwoFactor, { body: { code: wrongCode(secret) } })
    await expect(wrong).rejects.toMatchObject({ errors: { code: 'This code is not right' } })

    await sita.call(authApi.disableTwoFactor, { body: { code: codeOf(secret, 1) } })

    expect((await logIn(sita)).json().user.twoFactor).toBe(false)
    const subjects = (await mailsTo(sita.email)).map(({ subject }) => subject)
    expect(subjects).toContain('Two-step log-in is off')
  })

  test('or a recovery code, and then all of those are gone', async () => {
    const sita = await person('sita')
    const { recoveryCodes } = await switchOn(sita)
    await sita.call(authApi.disableTwoFactor, { body: { code: recoveryCodes[3]! } })
    expect(await sql`select from recovery_codes where user_id = ${sita.id}`).toHaveLength(0)
  })

  test('what is not on cannot be switched off', async () => {
    const sita = await person('sita')
    await sita.call(authApi.setUpTwoFactor, {})
    const attempt = sita.call(authApi.disableTwoFactor, { body: { code: '123456' } })
    await expect(attempt).rejects.toMatchObject({ status: 409, code: 'conflict' })
  })
})

async function switchOn(who: Person) {
  const { secret } = await who.call(authApi.setUpTwoFactor, {})
  const code = codeOf(secret)
  const { recoveryCodes } = await who.call(authApi.enableTwoFactor, { body: { code } })
  return { secret, code, recoveryCodes }
}

/** The code of the present step, or of one after it: clocks may be a step off. */
function codeOf(secret: string, later = 0) {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + later * PERIOD_MS })
}

function wrongCode(secret: string) {
  const near = [-2, -1, 0, 1, 2].map((step) => codeOf(secret, step))
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find(
    (code) => !near.includes(code),
  )!
}

function logIn({ username }: Person, extra: { password?: string; code?: string } = {}) {
  return ask(authApi.login, { body: { login: username, password: PASSWORD, ...extra } })
}
