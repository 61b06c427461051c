import { phoneApi } from '@jes/contract/accounts/phone'
import { twoFactorApi } from '@jes/contract/accounts/twoFactor'
import { postApi } from '@jes/contract/posts/posts'
import { TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { config } from '#lib/config.ts'
import { hashToken } from '#lib/tokens.ts'
import { codeFor, giveNumber, someNumber } from '#test/phones.ts'
import {
  app,
  appWith,
  ask,
  callerWith,
  mailsTo,
  newName,
  PASSWORD,
  person,
  smsTo,
  sql,
  visitor,
} from '#test/world.ts'

const CODE = /^(\d{6}) is your Jes code\. Give it to nobody\.\n\n@localhost #\1$/

describe('a newcomer with a number', () => {
  test('gets a code that the browser can fill in, chooses a name, is in and may post', async () => {
    const phone = someNumber()
    const { token } = await visitor.call(phoneApi.start, { body: { phone } })
    const code = await codeFor(phone)

    expect(await visitor.call(phoneApi.confirm, { body: { token, code } })).toEqual({
      user: null,
      token: null,
    })
    const username = newName('sita')
    const reply = await ask(phoneApi.register, { body: { token, username } })
    const signedIn = reply.json()

    expect(reply.cookies.map(({ name }) => name)).toContain('jes_rt')
    expect(signedIn.user).toMatchObject({
      username,
      email: null,
      emailVerified: false,
      phone: `+977 ${phone.slice(4, 9)} •••${phone.slice(-2)}`,
      isVerified: true,
      hasPassword: false,
    })
    const me = callerWith(signedIn.token)
    const post = await me.call(postApi.create, {
      body: { title: 'Namaste', content: 'By phone' },
    })
    expect(post.title).toBe('Namaste')
  })

  test('is told in Nepali in one part, and may type the code in either script', async () => {
    const phone = someNumber()
    const reply = await ask(
      phoneApi.start,
      { body: { phone } },
      { headers: { 'accept-language': 'ne' } },
    )
    const [text] = await smsTo(phone)
    expect(text).toMatch(/^\d{6} Jes को कोड हो। कसैलाई नदिनुहोस्।\n\n@localhost #\d{6}$/)
    expect(text!.length).toBeLessThanOrEqual(70)
    const code = text!
      .slice(0, 6)
      .replace(/\d/g, (digit) => String.fromCharCode(0x0966 + Number(digit)))
    const { user } = await visitor.call(phoneApi.confirm, {
      body: { token: reply.json().token, code },
    })
    expect(user).toBeNull()
  })

  test('cannot take a name that is taken, and needs no second message to choose another', async () => {
    const { username } = await person('hari')
    const { token } = await proved(someNumber())
    const taken = visitor.call(phoneApi.register, { body: { token, username } })
    await expect(taken).rejects.toMatchObject({
      fieldReasons: { username: { reason: 'accounts.username_taken' } },
    })
    const { user } = await visitor.call(phoneApi.register, {
      body: { token, username: newName('hari') },
    })
    expect(user.isVerified).toBe(true)
  })

  test('makes one account by one number, however often it was confirmed', async () => {
    const phone = someNumber()
    const [first, second] = [await proved(phone), await proved(phone)]
    await visitor.call(phoneApi.register, { body: { token: first.token, username: newName() } })
    const again = visitor.call(phoneApi.register, {
      body: { token: second.token, username: newName() },
    })
    await expect(again).rejects.toMatchObject({
      fieldReasons: { token: { reason: 'accounts.code_expired' } },
    })
    const used = visitor.call(phoneApi.register, {
      body: { token: first.token, username: newName() },
    })
    await expect(used).rejects.toMatchObject({ status: 422 })
  })

  test('makes no account before the code was confirmed', async () => {
    const { token } = await visitor.call(phoneApi.start, { body: { phone: someNumber() } })
    const early = visitor.call(phoneApi.register, { body: { token, username: newName() } })
    await expect(early).rejects.toMatchObject({ status: 422 })
  })
})

describe('a member with a number', () => {
  test('logs in by it, typed as people type it, and once only by one code', async () => {
    const { phone, username } = await member()
    const typed = `${phone.slice(4, 9)} ${phone.slice(9)}`
    const { token } = await visitor.call(phoneApi.start, { body: { phone: typed } })
    const body = { token, code: await codeFor(phone) }
    const { user } = await visitor.call(phoneApi.confirm, { body })
    expect(user?.username).toBe(username)
    await expect(visitor.call(phoneApi.confirm, { body })).rejects.toMatchObject({ status: 422 })
  })

  test('gets the same reply and the same message as an unknown number', async () => {
    const { phone } = await member()
    const other = someNumber()
    const [known, unknown] = [
      await ask(phoneApi.start, { body: { phone } }),
      await ask(phoneApi.start, { body: { phone: other } }),
    ]
    const withoutToken = (reply: typeof known) => ({ ...reply.json(), token: '' })
    expect(withoutToken(known)).toEqual(withoutToken(unknown))
    expect(known.json().token).toHaveLength(unknown.json().token.length)
    expect((await smsTo(phone))[0]).toMatch(CODE)
    expect((await smsTo(other))[0]).toMatch(CODE)
  })

  test('needs the second step too where it is on, and a wrong one costs no message', async () => {
    const { phone, me } = await member()
    const { secret } = await me.call(twoFactorApi.setUp, { body: { password: PASSWORD } })
    const totp = new TOTP({ secret })
    await me.call(twoFactorApi.enable, { body: { password: PASSWORD, code: totp.generate() } })
    const { token } = await visitor.call(phoneApi.start, { body: { phone } })
    const body = { token, code: await codeFor(phone) }
    await expect(visitor.call(phoneApi.confirm, { body })).rejects.toMatchObject({
      status: 401,
      reason: 'accounts.login_code_missing',
    })
    const wrong = { ...body, secondCode: '000000' }
    await expect(visitor.call(phoneApi.confirm, { body: wrong })).rejects.toMatchObject({
      status: 401,
      reason: 'accounts.login_code_wrong',
    })
    const secondCode = totp.generate({ timestamp: Date.now() + 30_000 })
    const { user } = await visitor.call(phoneApi.confirm, { body: { ...body, secondCode } })
    expect(user?.username).toBe(me.username)
  })

  test('is told by mail of a device that is new, and does not come in while suspended', async () => {
    const { phone, me } = await member()
    const { token } = await visitor.call(phoneApi.start, { body: { phone } })
    await visitor.call(phoneApi.confirm, { body: { token, code: await codeFor(phone) } })
    expect((await mailsTo(me.email))[0]?.subject).toBe('New log-in to Jes')

    await sql`update users set suspended_until = now() + interval '1 day' where id = ${me.id}`
    const again = await visitor.call(phoneApi.start, { body: { phone } })
    const entering = visitor.call(phoneApi.confirm, {
      body: { token: again.token, code: await codeFor(phone) },
    })
    await expect(entering).rejects.toMatchObject({ status: 403, code: 'suspended' })
  })
})

describe('a code', () => {
  test('takes two wrong answers; after the third only a new one helps, after the fifth a new attempt', async () => {
    const phone = someNumber()
    const { token } = await visitor.call(phoneApi.start, { body: { phone } })
    const first = await codeFor(phone)
    const reasons = await tryWrong(token, first, 3)
    expect(reasons).toEqual(['accounts.code_wrong', 'accounts.code_wrong', 'accounts.code_used_up'])
    await expectRefused(token, first, 'accounts.code_expired')

    await later(token, 31)
    await visitor.call(phoneApi.resend, { body: { token } })
    const second = await codeFor(phone)
    expect(await tryWrong(token, second, 2)).toEqual(['accounts.code_wrong', 'accounts.proof_over'])
    await expectRefused(token, second, 'accounts.code_expired')
  })

  test('is tried no more than three times, also at once', async () => {
    const phone = someNumber()
    const { token } = await visitor.call(phoneApi.start, { body: { phone } })
    const code = await codeFor(phone)
    const answers = await Promise.all(
      Array.from({ length: 9 }, () =>
        ask(phoneApi.confirm, { body: { token, code: other(code) } }),
      ),
    )
    const reasons = answers.map((answer) => answer.json().fieldReasons.code.reason)
    expect(reasons.filter((reason) => reason !== 'accounts.code_expired')).toHaveLength(3)
  })

  test('is valid for five minutes', async () => {
    const phone = someNumber()
    const { token, validSeconds } = await visitor.call(phoneApi.start, { body: { phone } })
    expect(validSeconds).toBe(300)
    await later(token, 270)
    const body = { token, code: await codeFor(phone) }
    await visitor.call(phoneApi.confirm, { body })

    const again = await visitor.call(phoneApi.start, { body: { phone } })
    await later(again.token, 301)
    await expectRefused(again.token, await codeFor(phone), 'accounts.code_expired')
  })

  test('is sent again after 30, 60 and 120 seconds, and then not any more; the one before stops working', async () => {
    const phone = someNumber()
    const { token, resendSeconds } = await visitor.call(phoneApi.start, { body: { phone } })
    expect(resendSeconds).toBe(30)
    const first = await codeFor(phone)
    const resend = () => visitor.call(phoneApi.resend, { body: { token } })

    for (const [wait, next] of [
      [30, 60],
      [60, 120],
      [120, null],
    ] as const) {
      await later(token, wait - 15)
      await expect(resend()).rejects.toMatchObject({ status: 429 })
      await later(token, 15)
      expect(await resend()).toMatchObject({ resendSeconds: next })
    }
    await later(token, 1_000)
    await expect(resend()).rejects.toMatchObject({ status: 422 })
    expect(await smsTo(phone)).toHaveLength(4)
    if (first !== (await codeFor(phone))) await expectRefused(token, first, 'accounts.code_expired')
  })

  test('is for who asked: another attempt for the same number needs its own', async () => {
    const phone = someNumber()
    const mine = await visitor.call(phoneApi.start, { body: { phone } })
    const code = await codeFor(phone)
    const thief = await visitor.call(phoneApi.start, { body: { phone } })
    if (code === (await codeFor(phone))) return
    await expectRefused(thief.token, code, 'accounts.code_wrong')
    expect(await visitor.call(phoneApi.confirm, { body: { token: mine.token, code } })).toBeTruthy()
  })

  test('is stored so that a leak of the database helps little', async () => {
    const phone = someNumber()
    await visitor.call(phoneApi.start, { body: { phone } })
    const code = await codeFor(phone)
    const rows = await sql`select * from phone_proofs`
    const stored = JSON.stringify([
      rows,
      await sql`select payload from graphile_worker._private_jobs`,
    ])
    expect(stored).not.toContain(phone.slice(4))
    expect(rows.at(-1)?.codeMark).not.toContain(code)
  })
})

test.each([
  ['01-4412345', 'accounts.phone_landline'],
  ['+91 98412 34567', 'accounts.phone_foreign'],
  ['12345', 'accounts.phone_invalid'],
])('%s gets no message: %s', async (phone, reason) => {
  const starting = visitor.call(phoneApi.start, { body: { phone } })
  await expect(starting).rejects.toMatchObject({ status: 422, fieldReasons: { phone: { reason } } })
})

test('a number gets ten codes a day, from wherever they are asked for', async () => {
  const limited = await appWith({ RATE_LIMIT: true })
  const phone = someNumber()
  const start = (index: number) =>
    ask(phoneApi.start, { body: { phone } }, { remoteAddress: `203.0.113.${index}` }, limited)
  for (let index = 1; index <= 10; index += 1) expect((await start(index)).statusCode).toBe(200)
  expect((await start(11)).statusCode).toBe(429)
  await limited.close()
})

test('without a provider nobody enters by number in production, and the pages know', async () => {
  expect(await visitor.call(phoneApi.state, {})).toEqual({ isOn: true })
  config.isProduction = true
  try {
    expect((await app.inject('/api/auth/phone')).json()).toEqual({ isOn: false })
    const starting = visitor.call(phoneApi.start, { body: { phone: someNumber() } })
    await expect(starting).rejects.toMatchObject({ status: 503, reason: 'accounts.sms_off' })
  } finally {
    config.isProduction = false
  }
})

async function proved(phone: string) {
  const { token } = await visitor.call(phoneApi.start, { body: { phone } })
  await visitor.call(phoneApi.confirm, { body: { token, code: await codeFor(phone) } })
  return { token }
}

/** A member with an address, a password and a number. */
async function member() {
  const me = await person('maya')
  return { me, phone: await giveNumber(me), username: me.username }
}

/** So many seconds pass for an attempt. */
async function later(token: string, seconds: number) {
  await sql`
    update phone_proofs set sent_at = sent_at - make_interval(secs => ${seconds})
    where token_hash = ${hashToken(token)}`
}

async function tryWrong(token: string, code: string, times: number) {
  const reasons: string[] = []
  for (let index = 0; index < times; index += 1) {
    const reply = await ask(phoneApi.confirm, { body: { token, code: other(code) } })
    reasons.push(reply.json().fieldReasons.code.reason)
  }
  return reasons
}

async function expectRefused(token: string, code: string, reason: string) {
  const confirming = visitor.call(phoneApi.confirm, { body: { token, code } })
  await expect(confirming).rejects.toMatchObject({
    status: 422,
    fieldReasons: { code: { reason } },
  })
}

function other(code: string) {
  return code === '000000' ? '000001' : '000000'
}
