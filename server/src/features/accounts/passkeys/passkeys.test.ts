import { authApi } from '@jes/contract/accounts/auth'
import { PASSKEYS_MAX, passkeyApi } from '@jes/contract/accounts/passkeys'
import { describe, expect, test } from 'vitest'
import { makeAuthenticator } from '#test/authenticator.ts'
import { switchOn } from '#test/twoStep.ts'
import { ask, mailsTo, PASSWORD, type Person, person, sql } from '#test/world.ts'

const PROOF = { password: PASSWORD }

describe('a new passkey', () => {
  test('is named after the device, can be renamed, and is told by mail', async () => {
    const sita = await person('sita')
    const { passkey } = await added(sita)

    expect(passkey).toMatchObject({ name: 'Unknown device', isSynced: false, lastUsedAt: null })
    const params = { id: passkey._id }
    await sita.call(passkeyApi.rename, { params, body: { name: ' मेरो फोन ' } })
    const { passkeys } = await sita.call(passkeyApi.list, {})
    expect(passkeys.map(({ name }) => name)).toEqual(['मेरो फोन'])

    expect((await mailsTo(sita.email))[0]?.subject).toBe('A passkey was added to your Jes account')
    const { events } = await sita.call(authApi.logins, { query: {} })
    expect(events.map(({ event }) => event)).toEqual(['passkeyAdded'])
    expect((await sita.call(authApi.me, {})).user).toMatchObject({
      hasPassword: true,
      hasPasskey: true,
    })
  })

  test('needs the password, and a code where two-step log-in is on', async () => {
    const sita = await person('sita')
    const wrong = await ask(passkeyApi.startCreation, { body: { password: 'no' } }, sita)
    expect(wrong.json().reason).toBe('accounts.step_up_password_wrong')
    const without = await ask(passkeyApi.startCreation, { body: {} }, sita)
    expect([without.statusCode, without.json().errors]).toEqual([
      422,
      { password: 'Enter your password' },
    ])
    await switchOn(sita)
    const alone = await ask(passkeyApi.startCreation, { body: PROOF }, sita)
    expect(alone.json().reason).toBe('accounts.step_up_code_missing')
  })

  test('is stored once for its challenge, and only in the session that asked', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const { options } = await sita.call(passkeyApi.startCreation, { body: PROOF })
    const credential = makeAuthenticator().create(options)

    const elsewhere = await ask(passkeyApi.create, { body: { credential } }, hari)
    expect(elsewhere.json().reason).toBe('accounts.passkey_not_created')
    expect((await ask(passkeyApi.create, { body: { credential } }, sita)).statusCode).toBe(201)
    const again = await ask(passkeyApi.create, { body: { credential } }, sita)
    expect(again.json().reason).toBe('accounts.passkey_not_created')
  })

  test.each([
    ['for another origin', { origin: 'https://jes.evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['without a look at who holds it', { isVerified: false }],
  ])('made %s is not taken', async (_how, behaviour) => {
    const sita = await person('sita')
    const { options } = await sita.call(passkeyApi.startCreation, { body: PROOF })
    const credential = makeAuthenticator().create(options, behaviour)
    const reply = await ask(passkeyApi.create, { body: { credential } }, sita)
    expect(reply.json().reason).toBe('accounts.passkey_not_created')
    expect((await sita.call(passkeyApi.list, {})).passkeys).toEqual([])
  })

  test('is not made after its five minutes', async () => {
    const sita = await person('sita')
    const { options } = await sita.call(passkeyApi.startCreation, { body: PROOF })
    await sql`
      update passkey_challenges set expires_at = now() where session_id = ${sita.sessionId}`
    const credential = makeAuthenticator().create(options)
    const reply = await ask(passkeyApi.create, { body: { credential } }, sita)
    expect(reply.json().reason).toBe('accounts.passkey_not_created')
  })

  test('a device is told which passkeys it has already, by one handle', async () => {
    const sita = await person('sita')
    const { options: first } = await sita.call(passkeyApi.startCreation, { body: PROOF })
    const credential = makeAuthenticator().create(first)
    await sita.call(passkeyApi.create, { body: { credential } })
    const { options } = await sita.call(passkeyApi.startCreation, { body: PROOF })
    expect(options.excludeCredentials).toEqual([
      { id: credential.id, type: 'public-key', transports: ['internal', 'hybrid'] },
    ])
    expect(options.user.id).toBe(first.user.id)
  })

  test(`is refused after the ${PASSKEYS_MAX}th`, async () => {
    const sita = await person('sita')
    await sql`
      insert into passkeys (user_id, credential_id, public_key, user_handle, is_synced, name)
      select ${sita.id}, sha256(make_id()::text::bytea), '', '', false, 'one'
      from generate_series(1, ${PASSKEYS_MAX})`
    const reply = await ask(passkeyApi.startCreation, { body: PROOF }, sita)
    expect(reply.json().reason).toBe('accounts.passkeys_most')
  })
})

describe('a passkey that is removed', () => {
  test('is gone for good, and its owner reads it in a mail', async () => {
    const sita = await person('sita')
    const { passkey } = await added(sita)
    const params = { id: passkey._id }
    const wrong = await ask(passkeyApi.remove, { params, body: { password: 'no' } }, sita)
    expect(wrong.statusCode).toBe(403)
    await sita.call(passkeyApi.remove, { params, body: PROOF })
    expect((await sita.call(passkeyApi.list, {})).passkeys).toEqual([])
    expect((await mailsTo(sita.email))[0]?.subject).toBe(
      'A passkey was removed from your Jes account',
    )
  })

  test('was not somebody else’s: that one does not exist', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const params = { id: (await added(sita)).passkey._id }
    expect((await ask(passkeyApi.remove, { params, body: PROOF }, hari)).statusCode).toBe(404)
    const body = { name: 'Mine now' }
    expect((await ask(passkeyApi.rename, { params, body }, hari)).statusCode).toBe(404)
  })

  test('was not the last way in, also when two are removed at the same time', async () => {
    const sita = await person('sita')
    const [one, two] = [await added(sita), await added(sita)]
    await sql`update users set password_hash = '' where id = ${sita.id}`
    const tokens = [await provedBy(sita, one), await provedBy(sita, two)]
    const replies = await Promise.all(
      [one, two].map(({ passkey }, index) =>
        ask(
          passkeyApi.remove,
          { params: { id: passkey._id }, body: { passkey: tokens[index]! } },
          sita,
        ),
      ),
    )
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409])
    expect((await sita.call(passkeyApi.list, {})).passkeys).toHaveLength(1)
  })
})

describe('a passkey as a proof', () => {
  test('stands for password and code, once', async () => {
    const sita = await person('sita')
    const { device } = await added(sita)
    await switchOn(sita)
    const passkey = await provedBy(sita, { device })
    const change = (username: string) =>
      ask(authApi.changeUsername, { body: { username, passkey } }, sita)
    expect((await change(`${sita.username}_new`)).statusCode).toBe(200)
    expect((await change(`${sita.username}_two`)).json().reason).toBe(
      'accounts.step_up_passkey_wrong',
    )
  })

  test('is worth nothing in another session, nor of somebody else', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const { device } = await added(sita)
    const passkey = await provedBy(sita, { device })
    const body = { username: `${hari.username}_new`, passkey }
    expect((await ask(authApi.changeUsername, { body }, hari)).statusCode).toBe(403)

    const { options } = await hari.call(passkeyApi.startProof, {})
    const assertion = device.answer(options)
    const reply = await ask(passkeyApi.prove, { body: { assertion } }, hari)
    expect(reply.json().reason).toBe('accounts.step_up_passkey_wrong')
  })

  test('needs a look at who holds the device, and a challenge that was not used', async () => {
    const sita = await person('sita')
    const { device } = await added(sita)
    const { options } = await sita.call(passkeyApi.startProof, {})
    const unseen = { assertion: device.answer(options, { isVerified: false }) }
    expect((await ask(passkeyApi.prove, { body: unseen }, sita)).statusCode).toBe(403)
    const late = { assertion: device.answer(options) }
    expect((await ask(passkeyApi.prove, { body: late }, sita)).statusCode).toBe(403)
  })
})

type Device = ReturnType<typeof makeAuthenticator>

async function added(who: Person) {
  const device = makeAuthenticator()
  const { options } = await who.call(passkeyApi.startCreation, { body: PROOF })
  const body = { credential: device.create(options) }
  return { device, ...(await who.call(passkeyApi.create, { body })) }
}

async function provedBy(who: Person, { device }: { device: Device }) {
  const { options } = await who.call(passkeyApi.startProof, {})
  const assertion = device.answer({ ...options, allowCredentials: [] })
  return (await who.call(passkeyApi.prove, { body: { assertion } })).passkey
}
