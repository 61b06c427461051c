import { authApi } from '@jes/contract/accounts/auth'
import { describe, expect, test } from 'vitest'
import {
  app,
  ask,
  callerWith,
  mailsTo,
  newName,
  PASSWORD,
  person,
  sql,
  visitor,
} from '#test/world.ts'

describe('making an account', () => {
  test('a newcomer is signed in at once, and gets a mail', async () => {
    const account = newAccount()

    const { user, token } = await visitor.call(authApi.register, { body: account })

    expect(user).toMatchObject({
      username: account.username,
      displayName: account.username,
      email: account.email,
      emailVerified: false,
      role: 'member',
      twoFactor: false,
      premium: { state: 'none', paidUntil: null, until: null },
      settings: { language: 'en', theme: 'system' },
    })
    const me = await callerWith(token).call(authApi.me, {})
    expect(me.user).toEqual(user)
    const [mail] = await mailsTo(account.email)
    expect(mail?.subject).toBe('Verify your email for Jes')
  })

  test('the answer is a 201, and the refresh token is in a cookie that no script can read', async () => {
    const reply = await ask(authApi.register, { body: newAccount() })

    expect(reply.statusCode).toBe(201)
    expect(reply.headers['cache-control']).toBe('no-store')
    const [cookie] = reply.cookies
    expect(cookie).toMatchObject({
      name: 'jes_rt',
      httpOnly: true,
      sameSite: 'Strict',
      path: '/',
      maxAge: 30 * 24 * 3600,
    })
    expect(reply.body).not.toContain(cookie?.value)
  })

  test('only hashes of the password and the tokens are stored', async () => {
    const account = newAccount()
    const reply = await ask(authApi.register, { body: account })
    const { token } = reply.json<{ token: string }>()

    const [{ kept: stored }] = await sql<[{ kept: string }]>`
      select jsonb_build_object('u', u, 's', s, 't', t)::text as kept
      from users u join sessions s on s.user_id = u.id join access_tokens t on t.session_id = s.id
      where u.username = ${account.username}`

    expect(token).toMatch(/^jes_[\w-]{43}$/)
    expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
    for (const secret of [account.password, token, reply.cookies[0]!.value]) {
      expect(stored).not.toContain(secret)
    }
  })

  test('letters of either case make the same name and address', async () => {
    const account = newAccount()
    await visitor.call(authApi.register, { body: account })

    const attempt = visitor.call(authApi.register, {
      body: {
        ...account,
        username: account.username.toUpperCase(),
        email: account.email.toUpperCase(),
      },
    })

    await expect(attempt).rejects.toMatchObject({
      status: 422,
      code: 'invalid',
      errors: {
        username: 'This username is taken',
        email: 'An account with this email already exists',
      },
    })
  })

  test('of many who ask for one name at once, one gets it', async () => {
    const account = newAccount()

    const replies = await Promise.all(
      [1, 2, 3, 4, 5].map((n) =>
        ask(authApi.register, { body: { ...account, email: `${n}${account.email}` } }),
      ),
    )

    const made = replies.filter((reply) => reply.statusCode === 201)
    const refused = replies.filter((reply) => reply.statusCode === 422)
    expect([made.length, refused.length]).toEqual([1, 4])
    for (const reply of refused) {
      expect(reply.json().errors).toEqual({ username: 'This username is taken' })
    }
  })

  test('nobody makes themselves an admin', async () => {
    const account = newAccount()
    const extras = { role: 'admin', isPremium: true, _id: '1', emailVerified: true }

    const { user } = await visitor.call(authApi.register, { body: { ...account, ...extras } })

    expect(user).toMatchObject({ role: 'member', isPremium: false, emailVerified: false })
    expect(user._id).not.toBe('1')
  })
})

describe('what is refused', () => {
  test.each([
    ['ab', 'Username must be 3 to 30 characters'],
    ['a'.repeat(31), 'Username must be 3 to 30 characters'],
    ['sita rai', 'Use letters, numbers, dot or underscore only'],
    ['.sita', 'Use letters, numbers, dot or underscore only'],
    ['सीता', 'Use letters, numbers, dot or underscore only'],
    ['admin', 'This username is reserved'],
    ['JeHub', 'This username is reserved'],
  ])('the username %s', async (username, problem) => {
    const attempt = visitor.call(authApi.register, { body: { ...newAccount(), username } })
    await expect(attempt).rejects.toMatchObject({ status: 422, errors: { username: problem } })
  })

  test.each([
    'nobody',
    'a@b',
    'a@b.c\nBcc: evil@x.example',
    'a b@x.example',
    `a@${'x'.repeat(250)}.np`,
  ])('the address %s', async (email) => {
    const attempt = visitor.call(authApi.register, { body: { ...newAccount(), email } })
    await expect(attempt).rejects.toMatchObject({
      errors: { email: 'Enter a valid email address' },
    })
  })

  test.each([
    ['seven77', 'Password must be at least 8 characters'],
    ['x'.repeat(129), 'Password must be at most 128 characters'],
    ['password1', 'This password is too common'],
    ['QWERTYuiop', 'This password is too common'],
    ['jehub123', 'This password is too common'],
    ['Kathmandu@2080', 'This password is too common'],
    ['nepal12345', 'This password is too common'],
  ])('the password %s', async (password, problem) => {
    const attempt = visitor.call(authApi.register, { body: { ...newAccount(), password } })
    await expect(attempt).rejects.toMatchObject({ errors: { password: problem } })
  })

  test('a password that is the username or the address', async () => {
    const account = newAccount()
    for (const password of [account.username, account.email, `${account.username}99`]) {
      const attempt = visitor.call(authApi.register, { body: { ...account, password } })
      await expect(attempt).rejects.toMatchObject({
        errors: { password: 'This password is too common' },
      })
    }
  })

  test('a body that is no object, or fields of another kind', async () => {
    for (const body of ['[]', '"x"', '1', '{"username":']) {
      const reply = await sendText(body)
      expect([reply.statusCode, reply.json().code]).toEqual([400, 'malformed'])
    }
    const reply = await sendText('{"username":["a"],"email":{"$ne":null},"password":12345678}')
    expect(Object.keys(reply.json().errors)).toEqual(['username', 'email', 'password'])
  })

  test('a megabyte of password', async () => {
    const reply = await sendText(JSON.stringify({ password: 'x'.repeat(1024 * 1024) }))
    expect([reply.statusCode, reply.json().code]).toEqual([413, 'too_large'])
  })
})

test('a password is used byte for byte: Devanagari, spaces, emoji and all', async () => {
  const account = { ...newAccount(), password: '  मेरो घर 🏔️ ' }
  await visitor.call(authApi.register, { body: account })
  const login = account.username

  await visitor.call(authApi.login, { body: { login, password: account.password } })
  const trimmed = visitor.call(authApi.login, {
    body: { login, password: account.password.trim() },
  })

  await expect(trimmed).rejects.toMatchObject({ status: 401 })
})

test('a Nepali newcomer is answered and written to in Nepali', async () => {
  const account = newAccount()
  const headers = { 'accept-language': 'ne' }

  const refused = await ask(
    authApi.register,
    { body: { ...account, username: 'admin' } },
    { headers },
  )
  const reply = await ask(authApi.register, { body: account }, { headers })

  expect(refused.json().errors.username).toBe('यो नाम लिन मिल्दैन')
  expect(reply.json().user.settings.language).toBe('ne')
  const [mail] = await mailsTo(account.email)
  expect(mail?.subject).toBe('Jes का लागि इमेल पक्का गर्नुहोस्')
})

test('someone who is signed in may make another account', async () => {
  const sita = await person('sita')
  const { user } = await sita.call(authApi.register, { body: newAccount() })
  expect(user._id).not.toBe(sita.id)
})

function newAccount() {
  const username = newName('new')
  return { username, email: `${username}@jes.example`, password: PASSWORD }
}

function sendText(payload: string) {
  return app.inject({
    method: 'POST',
    url: '/api/auth/register',
    headers: { 'content-type': 'application/json' },
    payload,
  })
}
