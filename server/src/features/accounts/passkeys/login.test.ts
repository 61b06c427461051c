import { authApi } from '@jes/contract/accounts/auth'
import { passkeyApi } from '@jes/contract/accounts/passkeys'
import type { LightMyRequestResponse } from 'fastify'
import { describe, expect, test } from 'vitest'
import { makeAuthenticator } from '#test/authenticator.ts'
import { switchOn } from '#test/twoStep.ts'
import { ask, callerWith, mailsTo, PASSWORD, type Person, person, sql } from '#test/world.ts'

type Device = ReturnType<typeof makeAuthenticator>
type Behaviour = Parameters<Device['answer']>[1]

describe('logging in by passkey', () => {
  test('needs neither name nor password, nor a code where two-step log-in is on', async () => {
    const sita = await person('sita')
    const device = await addPasskey(sita)
    await switchOn(sita)

    const reply = await logIn(device)
    expect(reply.json().user._id).toBe(sita.id)
    expect(reply.cookies.map(({ name }) => name)).toContain('jes_rt')
    const again = callerWith(reply.json().token)
    const { events } = await again.call(authApi.logins, { query: {} })
    expect(events[0]?.event).toBe('passkeyLogin')
    expect((await again.call(authApi.sessions, {})).sessions).toHaveLength(2)
    const [passkey] = (await again.call(passkeyApi.list, {})).passkeys
    expect(passkey?.lastUsedAt).not.toBeNull()
    const mails = await mailsTo(sita.email)
    expect(mails.map(({ subject }) => subject)).toContain('New log-in to Jes')
  })

  test('asks for no passkey by name, so nobody learns who has one', async () => {
    const { options } = (await ask(passkeyApi.startLogin, {})).json()
    expect(options).toMatchObject({
      rpId: 'localhost',
      allowCredentials: [],
      userVerification: 'required',
    })
  })

  test('stops a recovery of two-step log-in that somebody else began', async () => {
    const sita = await person('sita')
    const device = await addPasskey(sita)
    await sql`
      insert into two_factor_recoveries (user_id, stop_hash, ready_at)
      values (${sita.id}, sha256(${sita.username}::bytea), now())`
    expect((await logIn(device)).statusCode).toBe(200)
    const left = await sql`select from two_factor_recoveries where user_id = ${sita.id}`
    expect(left).toHaveLength(0)
  })
})

describe('a log-in by passkey is refused with one sentence', () => {
  test('in another browser, without a cookie, and a second time', async () => {
    const sita = await person('sita')
    const device = await addPasskey(sita)
    const [mine, other] = [await begin(), await begin()]
    const assertion = device.answer(mine.options)
    const send = (cookies?: Record<string, string>) =>
      ask(passkeyApi.login, { body: { assertion } }, cookies ? { cookies } : {})

    expectRefused(await send(other.cookies))
    expectRefused(await send())
    expect((await send(mine.cookies)).statusCode).toBe(200)
    expectRefused(await send(mine.cookies))
  })

  test.each<[string, Behaviour]>([
    ['for another origin', { origin: 'https://jes.evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['without a look at who holds it', { isVerified: false }],
    ['for another member', { userHandle: Buffer.alloc(32).toString('base64url') }],
  ])('if it was signed %s; the owner sees the attempt', async (_how, behaviour) => {
    const sita = await person('sita')
    const device = await addPasskey(sita)
    expectRefused(await logIn(device, behaviour))
    const { events } = await sita.call(authApi.logins, { query: {} })
    expect(events[0]?.event).toBe('failed')
  })

  test('if its counter went back: the device was copied', async () => {
    const sita = await person('sita')
    const device = await addPasskey(sita)
    expect((await logIn(device, { counter: 7 })).statusCode).toBe(200)
    expectRefused(await logIn(device, { counter: 7 }))
    expect((await logIn(device, { counter: 8 })).statusCode).toBe(200)
  })

  test('if somebody else signed, with a passkey that was removed, or that nobody has', async () => {
    const sita = await person('sita')
    const device = await addPasskey(sita)
    const { options, cookies } = await begin()
    const assertion = device.answer(options)
    const forged = Buffer.from(assertion.response.signature, 'base64url')
    forged[10]! ^= 1
    assertion.response.signature = forged.toString('base64url')
    expectRefused(await ask(passkeyApi.login, { body: { assertion } }, { cookies }))

    await sql`delete from passkeys where user_id = ${sita.id}`
    expectRefused(await logIn(device))
  })

  test('after the hour of its challenge', async () => {
    const sita = await person('sita')
    const device = await addPasskey(sita)
    const { options, cookies } = await begin()
    await sql`update passkey_challenges set expires_at = now() where purpose = 'login'`
    const body = { assertion: device.answer(options) }
    expectRefused(await ask(passkeyApi.login, { body }, { cookies }))
  })
})

test('a suspended member is refused as with the password', async () => {
  const sita = await person('sita')
  const device = await addPasskey(sita)
  await sql`update users set suspended_until = now() + interval '3 days' where id = ${sita.id}`
  const body = { login: sita.username, password: PASSWORD }
  const [byPasskey, byPassword] = [await logIn(device), await ask(authApi.login, { body })]
  expect(byPasskey.json()).toEqual(byPassword.json())
  expect(byPasskey.statusCode).toBe(403)
})

test('an unverified member gets in, as with the password', async () => {
  const sita = await person('sita', { isVerified: false })
  const reply = await logIn(await addPasskey(sita))
  expect(reply.json().user).toMatchObject({ _id: sita.id, emailVerified: false })
})

async function addPasskey(who: Person) {
  const device = makeAuthenticator()
  const { options } = await who.call(passkeyApi.startCreation, { body: { password: PASSWORD } })
  await who.call(passkeyApi.create, { body: { credential: device.create(options) } })
  return device
}

async function begin() {
  const reply = await ask(passkeyApi.startLogin, {})
  const { name, value } = reply.cookies[0]!
  return { options: reply.json().options, cookies: { [name]: value } }
}

async function logIn(device: Device, behaviour?: Behaviour) {
  const { options, cookies } = await begin()
  return ask(
    passkeyApi.login,
    { body: { assertion: device.answer(options, behaviour) } },
    { cookies },
  )
}

function expectRefused(reply: LightMyRequestResponse) {
  expect([reply.statusCode, reply.json().reason]).toEqual([401, 'accounts.passkey_wrong'])
}
