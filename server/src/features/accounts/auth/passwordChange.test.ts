import { authApi } from '@jes/contract/accounts/auth'
import { describe, expect, test } from 'vitest'
import {
  app,
  ask,
  callerWith,
  mailsTo,
  newName,
  PASSWORD,
  type Person,
  person,
  sql,
  visitor,
} from '#test/world.ts'

const NEW_PASSWORD = 'gundruk-ra-dhindo'
const SAID = 'If an account exists for that email, we have sent a reset link.'

describe('changing the password', () => {
  test('keeps this session, ends the others, and sends a mail', async () => {
    const sita = await person('sita')
    const other = await logIn(sita, PASSWORD)
    const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }

    await sita.call(authApi.changePassword, { body })

    expect((await sita.call(authApi.me, {})).user._id).toBe(sita.id)
    const reply = await ask(authApi.me, {}, { token: other.json().token })
    expect(reply.statusCode).toBe(401)
    expect((await logIn(sita, PASSWORD)).statusCode).toBe(401)
    expect((await logIn(sita, NEW_PASSWORD)).statusCode).toBe(200)
    const subjects = (await mailsTo(sita.email)).map(({ subject }) => subject)
    expect(subjects).toContain('Your Jes password was changed')
  })

  test('needs the current one', async () => {
    const sita = await person('sita')
    const body = { currentPassword: 'not her password', newPassword: NEW_PASSWORD }

    await expect(sita.call(authApi.changePassword, { body })).rejects.toMatchObject({
      status: 403,
      code: 'forbidden',
      errors: { currentPassword: 'Your current password is not right' },
    })
    expect((await logIn(sita, PASSWORD)).statusCode).toBe(200)
  })

  test.each([
    ['short', 'Password must be at least 8 characters'],
    ['password1', 'This password is too common'],
  ])('does not take %s', async (newPassword, problem) => {
    const sita = await person('sita')
    const body = { currentPassword: PASSWORD, newPassword }
    await expect(sita.call(authApi.changePassword, { body })).rejects.toMatchObject({
      status: 422,
      errors: { newPassword: problem },
    })
  })

  test('is for members', async () => {
    const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }
    await expect(visitor.call(authApi.changePassword, { body })).rejects.toMatchObject({
      status: 401,
    })
  })

  test('makes a reset link that is under way worthless', async () => {
    const sita = await person('sita')
    const token = await resetTokenOf(sita)
    const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }
    await sita.call(authApi.changePassword, { body })
    expect((await reset(token)).statusCode).toBe(422)
  })
})

describe('a forgotten password', () => {
  test('is answered the same for an address that nobody has', async () => {
    const sita = await person('sita')
    const absent = `${newName('nobody')}@jes.example`

    const replies = await Promise.all([forget(sita.email), forget(absent)])

    for (const reply of replies) {
      expect(reply.statusCode).toBe(200)
      expect(reply.body).toBe(JSON.stringify({ message: SAID }))
    }
    expect(await mailsTo(absent)).toEqual([])
    expect(await mailsTo(sita.email)).toHaveLength(1)
  })

  test.each([
    '{"email":["victim@jes.example","evil@jes.example"]}',
    '{"email":{"$ne":null}}',
    '{"email":"victim@jes.example\\nBcc:evil@jes.example"}',
    '{"email":"victim@jes.example,evil@jes.example"}',
    '{}',
  ])('is not asked for by %s', async (payload) => {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/auth/forgot-password',
      headers: { 'content-type': 'application/json' },
      payload,
    })
    expect(reply.statusCode).toBe(422)
    expect(reply.json().errors).toEqual({ email: 'Enter a valid email address' })
    expect(await mailsTo('victim@jes.example')).toEqual([])
    expect(await mailsTo('evil@jes.example')).toEqual([])
  })

  test('the link leads to our own address, whatever the caller calls us', async () => {
    const sita = await person('sita')
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
    await ask(authApi.forgotPassword, { body: { email: sita.email } }, { headers })
    const [mail] = await mailsTo(sita.email)
    expect(mail?.text).toContain('http://localhost:3000/reset-password?token=')
    expect(mail?.text).not.toContain('evil')
  })

  test('a suspended member gets no link, and cannot use an older one', async () => {
    const hari = await person('hari')
    const token = await resetTokenOf(hari)
    await sql`update users set suspended_until = now() + interval '1 day' where id = ${hari.id}`

    expect((await forget(hari.email)).body).toBe(JSON.stringify({ message: SAID }))
    expect(await mailsTo(hari.email)).toHaveLength(1)
    const reply = await reset(token)
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'suspended'])
  })
})

describe('the link to a new password', () => {
  test('works once, ends every session, proves the address, and sends a mail', async () => {
    const sita = await person('sita', { isVerified: false })
    const token = await resetTokenOf(sita)

    const reply = await reset(token)

    expect(reply.json()).toEqual({ message: 'Your password is changed. Please log in.' })
    expect(reply.cookies).toEqual([])
    await expect(sita.call(authApi.me, {})).rejects.toMatchObject({ status: 401 })
    const again = await reset(token, 'another-good-one')
    expect(again.statusCode).toBe(422)
    expect(again.json().errors).toEqual({ token: 'This link is not valid or has expired' })
    const loggedIn = await logIn(sita, NEW_PASSWORD)
    expect(loggedIn.json().user.emailVerified).toBe(true)
    const subjects = (await mailsTo(sita.email)).map(({ subject }) => subject)
    expect(subjects).toContain('Your Jes password was changed')
  })

  test('works once also for ten who use it at the same moment', async () => {
    const token = await resetTokenOf(await person('sita'))
    const replies = await Promise.all(Array.from({ length: 10 }, () => reset(token)))
    expect(replies.filter((reply) => reply.statusCode === 200)).toHaveLength(1)
  })

  test('lives half an hour', async () => {
    const sita = await person('sita')
    const token = await resetTokenOf(sita)
    await sql`
      update password_resets set expires_at = expires_at - interval '30 minutes'
      where user_id = ${sita.id}`
    expect((await reset(token)).statusCode).toBe(422)
  })

  test('is replaced by a newer one', async () => {
    const sita = await person('sita')
    const [older, newer] = [await resetTokenOf(sita), await resetTokenOf(sita)]
    expect((await reset(older)).statusCode).toBe(422)
    expect((await reset(newer)).statusCode).toBe(200)
  })

  test('is not spent by a password that is refused', async () => {
    const sita = await person('sita')
    const token = await resetTokenOf(sita)
    expect((await reset(token, 'password1')).json().errors).toEqual({
      password: 'This password is too common',
    })
    expect((await reset(token)).statusCode).toBe(200)
  })

  test('changes the password of its own member, whatever else the body says', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const token = await resetTokenOf(sita)
    await visitor.call(authApi.resetPassword, {
      body: { token, password: NEW_PASSWORD, userId: hari.id } as never,
    })
    expect((await logIn(hari, PASSWORD)).statusCode).toBe(200)
    expect((await logIn(sita, NEW_PASSWORD)).statusCode).toBe(200)
  })

  test('is stored as a hash, and is no bearer token', async () => {
    const sita = await person('sita')
    const token = await resetTokenOf(sita)
    const [row] = await sql`
      select r::text as kept from password_resets r where user_id = ${sita.id}`
    expect(row?.kept).not.toContain(token)
    await expect(callerWith(token).call(authApi.me, {})).rejects.toMatchObject({ status: 401 })
  })
})

function logIn({ username }: Person, password: string) {
  return ask(authApi.login, { body: { login: username, password } })
}

function forget(email: string) {
  return ask(authApi.forgotPassword, { body: { email } })
}

function reset(token: string, password = NEW_PASSWORD) {
  return ask(authApi.resetPassword, { body: { token, password } })
}

async function resetTokenOf({ email }: Person) {
  await forget(email)
  const [mail] = await mailsTo(email)
  return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}
