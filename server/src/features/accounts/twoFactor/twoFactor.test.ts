import { authApi } from '@jes/contract/accounts/auth'
import { twoFactorApi } from '@jes/contract/accounts/twoFactor'
import { describe, expect, test } from 'vitest'
import { codeOf, switchOn, wrongCode } from '#test/twoStep.ts'
import { ask, mailsTo, PASSWORD, type Person, person, sql, visitor } from '#test/world.ts'
import { sealSecrets } from './secrets.ts'

const PROOF = { password: PASSWORD }

describe('switching the second step on', () => {
  test('takes a right code, and gives ten recovery codes, stored as hashes', async () => {
    const sita = await person('sita')
    const { secret, uri } = await sita.call(twoFactorApi.setUp, { body: PROOF })
    expect(uri).toContain(`otpauth://totp/Jes:${sita.username}?issuer=Jes&secret=${secret}`)
    expect((await logIn(sita)).statusCode).toBe(200)

    const { recoveryCodes } = await sita.call(twoFactorApi.enable, {
      body: { ...PROOF, code: codeOf(secret) },
    })

    expect(recoveryCodes).toHaveLength(10)
    for (const code of recoveryCodes) expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/)
    expect((await sita.call(authApi.me, {})).user.twoFactor).toBe(true)
    const [{ kept: stored }] = await sql<[{ kept: string }]>`
      select string_agg(encode(code_hash, 'escape'), ' ') as kept
      from recovery_codes where user_id = ${sita.id}`
    expect(stored).not.toContain(recoveryCodes[0]?.replace('-', ''))
    const subjects = (await mailsTo(sita.email)).map(({ subject }) => subject)
    expect(subjects).toContain('Two-step log-in is on')
  })

  test('does not happen by a token alone, so that nobody locks the owner out', async () => {
    const [sita, thief] = [await person('sita'), 'not her password']
    const setUp = sita.call(twoFactorApi.setUp, { body: { password: thief } })
    await expect(setUp).rejects.toMatchObject({ status: 403 })
    const { secret } = await sita.call(twoFactorApi.setUp, { body: PROOF })
    const body = { password: thief, code: codeOf(secret) }
    await expect(sita.call(twoFactorApi.enable, { body })).rejects.toMatchObject({
      status: 403,
      errors: { password: 'Your current password is not right' },
    })
    expect((await logIn(sita)).statusCode).toBe(200)
  })

  test('keeps the secret sealed', async () => {
    const sita = await person('sita')
    const { secret } = await switchOn(sita)
    const [stored] = await sql<{ text: string; secret: null; sealedSecret: Buffer }[]>`
      select f::text as text, secret, sealed_secret from two_factor f where user_id = ${sita.id}`
    expect(stored?.secret).toBeNull()
    expect(stored?.text).not.toContain(secret)
    expect(stored?.sealedSecret.includes(secret)).toBe(false)
  })

  test('of an older Jes is sealed at the next start, and goes on working', async () => {
    const sita = await person('sita')
    const { secret } = await switchOn(sita)
    await sql`
      update two_factor set secret = ${secret}, sealed_secret = null where user_id = ${sita.id}`
    await sealSecrets(sql)
    expect(await sql`select from two_factor where secret is not null`).toHaveLength(0)
    expect((await logIn(sita, { code: codeOf(secret, 1) })).statusCode).toBe(200)
  })

  test('does not happen by a wrong code', async () => {
    const sita = await person('sita')
    const { secret } = await sita.call(twoFactorApi.setUp, { body: PROOF })

    for (const code of [wrongCode(secret), 'abcde-fghjk']) {
      const attempt = sita.call(twoFactorApi.enable, { body: { ...PROOF, code } })
      await expect(attempt).rejects.toMatchObject({
        status: 422,
        errors: { code: 'This code is not right' },
      })
    }
    expect((await logIn(sita)).statusCode).toBe(200)
  })

  test('a new secret takes the place of an unfinished one', async () => {
    const sita = await person('sita')
    const first = await sita.call(twoFactorApi.setUp, { body: PROOF })
    const second = await sita.call(twoFactorApi.setUp, { body: PROOF })
    expect(second.secret).not.toBe(first.secret)

    await sita.call(twoFactorApi.enable, { body: { ...PROOF, code: codeOf(second.secret) } })

    const body = { ...PROOF, code: codeOf(second.secret, 1) }
    await expect(sita.call(twoFactorApi.setUp, { body })).rejects.toMatchObject({
      status: 409,
      code: 'conflict',
    })
  })

  test('needs a secret first, happens once, and only for members', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const { secret } = await switchOn(hari)
    const attempts = [
      sita.call(twoFactorApi.enable, { body: { ...PROOF, code: '123456' } }),
      hari.call(twoFactorApi.enable, { body: { ...PROOF, code: codeOf(secret, 1) } }),
      visitor.call(twoFactorApi.setUp, { body: PROOF }),
      visitor.call(twoFactorApi.enable, { body: { ...PROOF, code: '123456' } }),
      visitor.call(twoFactorApi.disable, { body: { ...PROOF, code: '123456' } }),
    ]
    const statuses = await Promise.all(
      attempts.map((attempt) => attempt.then(() => 200).catch((refusal) => refusal.status)),
    )
    expect(statuses).toEqual([409, 409, 401, 401, 401])
  })
})

describe('logging in with two steps', () => {
  test('requires the code only after the right password', async () => {
    const sita = await person('sita')
    const { secret } = await switchOn(sita)

    const wrongPassword = await logIn(sita, { password: 'not her password' })
    const noCode = await logIn(sita)
    const wrong = await logIn(sita, { code: wrongCode(secret) })
    const right = await logIn(sita, { code: codeOf(secret, 1) })

    expect(wrongPassword.json()).toEqual({
      error: 'Incorrect username or password',
      code: 'unauthenticated',
      reason: 'accounts.login_wrong',
    })
    expect(noCode.statusCode).toBe(401)
    expect(noCode.json()).toEqual({
      error: 'Enter the code from your authenticator app.',
      code: 'two_factor',
      reason: 'accounts.login_code_missing',
      twoFactor: true,
    })
    expect(noCode.cookies).toEqual([])
    expect(wrong.statusCode).toBe(401)
    expect(wrong.json()).toEqual({
      error: 'This code is not right',
      code: 'two_factor',
      reason: 'accounts.login_code_wrong',
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

describe('new recovery codes', () => {
  test('take the place of the old ones, and a mail says so', async () => {
    const sita = await person('sita')
    const { secret, recoveryCodes: old } = await switchOn(sita)
    const body = { ...PROOF, code: codeOf(secret, 1) }
    const { recoveryCodes } = await sita.call(twoFactorApi.renewCodes, { body })
    expect((await logIn(sita, { code: old[0]! })).statusCode).toBe(401)
    expect((await logIn(sita, { code: recoveryCodes[0]! })).statusCode).toBe(200)
    const subjects = (await mailsTo(sita.email)).map(({ subject }) => subject)
    expect(subjects).toContain('New recovery codes for Jes')
  })

  test('are for who has two-step log-in', async () => {
    const attempt = (await person('sita')).call(twoFactorApi.renewCodes, { body: PROOF })
    await expect(attempt).rejects.toMatchObject({ status: 409 })
  })
})

describe('switching the second step off', () => {
  test('takes a right code', async () => {
    const sita = await person('sita')
    const { secret } = await switchOn(sita)
    const wrong = sita.call(twoFactorApi.disable, { body: { ...PROOF, code: wrongCode(secret) } })
    await expect(wrong).rejects.toMatchObject({ errors: { code: 'This code is not right' } })

    await sita.call(twoFactorApi.disable, { body: { ...PROOF, code: codeOf(secret, 1) } })

    expect((await logIn(sita)).json().user.twoFactor).toBe(false)
    const subjects = (await mailsTo(sita.email)).map(({ subject }) => subject)
    expect(subjects).toContain('Two-step log-in is off')
  })

  test('or a recovery code, and then all of those are gone', async () => {
    const sita = await person('sita')
    const { recoveryCodes } = await switchOn(sita)
    await sita.call(twoFactorApi.disable, { body: { ...PROOF, code: recoveryCodes[3]! } })
    expect(await sql`select from recovery_codes where user_id = ${sita.id}`).toHaveLength(0)
  })

  test('what is not on cannot be switched off', async () => {
    const sita = await person('sita')
    await sita.call(twoFactorApi.setUp, { body: PROOF })
    const attempt = sita.call(twoFactorApi.disable, { body: { ...PROOF, code: '123456' } })
    await expect(attempt).rejects.toMatchObject({ status: 409, code: 'conflict' })
  })
})

function logIn({ username }: Person, extra: { password?: string; code?: string } = {}) {
  return ask(authApi.login, { body: { login: username, password: PASSWORD, ...extra } })
}
