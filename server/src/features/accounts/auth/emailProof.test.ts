import { authApi } from '@jes/contract/accounts/auth'
import { describe, expect, test } from 'vitest'
import { ask, mailsTo, type Person, person, sql, visitor } from '#test/world.ts'

describe('the link in the mail', () => {
  test('verifies the email, also in a browser that is not signed in, also twice', async () => {
    const newcomer = await unverified()
    const { token } = await proofOf(newcomer)

    for (const _ of [1, 2]) {
      const { user } = await visitor.call(authApi.verifyEmail, { body: { token } })
      expect(user).toMatchObject({ _id: newcomer.id, emailVerified: true })
    }
    expect((await newcomer.call(authApi.me, {})).user.emailVerified).toBe(true)
  })

  test('leads to where we are configured to be, whatever the caller calls us', async () => {
    const newcomer = await person('new', { isVerified: false })
    await ask(
      authApi.resendVerification,
      {},
      {
        token: newcomer.token,
        headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
      },
    )
    const [mail] = await mailsTo(newcomer.email)
    expect(mail?.text).toContain('http://localhost:3000/verify-email?token=')
    expect(mail?.html).not.toContain('evil.example')
  })

  test.each(['expired', 'replaced by a newer one'])('does nothing when it is %s', async (how) => {
    const newcomer = await unverified()
    const { token } = await proofOf(newcomer)
    if (how === 'expired') {
      await sql`
        update email_proofs set expires_at = now() - interval '1 second'
        where user_id = ${newcomer.id}`
    } else await newcomer.call(authApi.resendVerification, {})

    const attempt = visitor.call(authApi.verifyEmail, { body: { token } })

    await expect(attempt).rejects.toMatchObject({
      status: 422,
      errors: { token: 'This link is not valid or has expired' },
    })
    expect((await newcomer.call(authApi.me, {})).user.emailVerified).toBe(false)
  })

  test('opens no session: it is no bearer token', async () => {
    const { token } = await proofOf(await unverified())
    expect((await ask(authApi.me, {}, { token })).statusCode).toBe(401)
  })
})

describe('the code in the mail', () => {
  test('verifies the email of who is signed in, spaces or not', async () => {
    const newcomer = await unverified()
    const { code } = await proofOf(newcomer)

    const { user } = await newcomer.call(authApi.verifyEmail, {
      body: { code: ` ${code.slice(0, 3)} ${code.slice(3)}` },
    })

    expect(user.emailVerified).toBe(true)
  })

  test('needs a session', async () => {
    const newcomer = await unverified()
    const { code } = await proofOf(newcomer)
    await expect(visitor.call(authApi.verifyEmail, { body: { code } })).rejects.toMatchObject({
      status: 401,
    })
    const dead = await ask(authApi.verifyEmail, { body: { code } }, { token: 'dead' })
    expect(dead.json().error).toBe('Your session has ended. Please log in.')
  })

  test("does not verify a stranger's email", async () => {
    const [newcomer, eve] = [await unverified(), await unverified()]
    const { code } = await proofOf(newcomer)
    const own = (await proofOf(eve)).code
    if (code === own) return

    await expect(eve.call(authApi.verifyEmail, { body: { code } })).rejects.toMatchObject({
      status: 422,
      errors: { code: 'This code is not right' },
    })
  })

  test('may be tried five times, also all at once; then even the right one is too late', async () => {
    const newcomer = await unverified()
    const { code } = await proofOf(newcomer)
    const wrong = code === '000000' ? '000001' : '000000'

    const replies = await Promise.all(
      Array.from({ length: 12 }, () =>
        ask(authApi.verifyEmail, { body: { code: wrong } }, { token: newcomer.token }),
      ),
    )

    const texts = replies.map((reply) => reply.json().errors.code)
    expect(texts.filter((text) => text === 'This code is not right')).toHaveLength(5)
    await expect(newcomer.call(authApi.verifyEmail, { body: { code } })).rejects.toMatchObject({
      errors: { code: 'This code has expired' },
    })
  })

  test('lives ten minutes, less than the link', async () => {
    const newcomer = await unverified()
    const { code, token } = await proofOf(newcomer)
    await sql`
      update email_proofs set code_expires_at = code_expires_at - interval '10 minutes',
        expires_at = expires_at - interval '10 minutes'
      where user_id = ${newcomer.id}`

    await expect(newcomer.call(authApi.verifyEmail, { body: { code } })).rejects.toMatchObject({
      errors: { code: 'This code has expired' },
    })
    expect((await visitor.call(authApi.verifyEmail, { body: { token } })).user._id).toBe(
      newcomer.id,
    )
  })

  test('a verified member is answered the same', async () => {
    const sita = await person('sita')
    const { user } = await sita.call(authApi.verifyEmail, { body: { code: '123456' } })
    expect(user).toMatchObject({ _id: sita.id, emailVerified: true })
  })
})

describe('asking for another mail', () => {
  test('sends one', async () => {
    const newcomer = await unverified()
    const before = await mailsTo(newcomer.email)

    const { message } = await newcomer.call(authApi.resendVerification, {})

    expect(message).toBe('We have sent you a new mail.')
    expect(await mailsTo(newcomer.email)).toHaveLength(before.length + 1)
  })

  test('a verified member needs none, a visitor gets none', async () => {
    const sita = await person('sita')
    const { message } = await sita.call(authApi.resendVerification, {})
    expect(message).toBe('Your email is already verified.')
    expect(await mailsTo(sita.email)).toEqual([])
    await expect(visitor.call(authApi.resendVerification, {})).rejects.toMatchObject({
      status: 401,
    })
  })
})

test.each([
  [{}, { form: 'This link is not valid' }],
  [{ token: 'short' }, { token: 'This link is not valid' }],
  [{ code: '12345' }, { code: 'Enter the code' }],
  [{ token: ['a'.repeat(43)] }, { token: 'This link is not valid' }],
  [{ token: 'a'.repeat(43), code: '123456' }, { form: 'This link is not valid' }],
])('the proof %j is none', async (body, errors) => {
  const attempt = visitor.call(authApi.verifyEmail, { body: body as never })
  await expect(attempt).rejects.toMatchObject({ status: 422, errors })
})

async function unverified() {
  const newcomer = await person('new', { isVerified: false })
  await newcomer.call(authApi.resendVerification, {})
  return newcomer
}

async function proofOf({ email }: Person) {
  const [mail] = await mailsTo(email)
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const code = /: (\d{6})\n/.exec(mail?.text ?? '')?.[1] ?? ''
  return { token, code }
}
