import { authApi } from '@jes/contract/accounts/auth'
import { invitationApi } from '@jes/contract/accounts/invitations'
import { type Arrival, oidcApi } from '@jes/contract/accounts/oidc'
import { signUpApi } from '@jes/contract/accounts/signUps'
import type { ProviderName } from '@jes/contract/accounts/stepUp'
import type { ErrorReply } from '@jes/contract/lib/errors'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { config } from '#lib/config.ts'
import { goThrough, settingsFor, startProvider, type Vouchee } from '#test/oidcProvider.ts'
import { resetSignUps, setSignUps } from '#test/signingUp.ts'
import { staff } from '#test/staffing.ts'
import { codeOf, switchOn, wrongCode } from '#test/twoStep.ts'
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
} from '#test/world.ts'

/** As `app.inject` calls the server under test. */
const JES = 'http://localhost'
const PROOF = { password: PASSWORD }

let provider: Awaited<ReturnType<typeof startProvider>>
const before = { ...config }

beforeAll(async () => {
  provider = await startProvider(JES)
})
beforeEach(() => void Object.assign(config, settingsFor(provider.issuer)))
afterAll(async () => {
  Object.assign(config, before)
  await provider.stop()
})

describe('the settings say who vouches', () => {
  test('nobody without any', async () => {
    for (const name of Object.keys(settingsFor(''))) Reflect.deleteProperty(config, name)
    expect((await ask(oidcApi.providers, {})).json()).toEqual({ providers: [] })
    const params = { provider: 'google' as const }
    expect((await ask(oidcApi.start, { params })).statusCode).toBe(404)
  })

  test('each by its name', async () => {
    expect((await ask(oidcApi.providers, {})).json()).toEqual({
      providers: [
        { provider: 'apple', name: 'Apple' },
        { provider: 'oidc', name: 'Chautari' },
      ],
    })
  })
})

describe('somebody new', () => {
  test('waits where the staff decides, and is let in by the provider then', async () => {
    await setSignUps('approval')
    try {
      const { who, cookies } = await comeBack(newcomer())
      const body = { username: newName('maya'), words: 'I sell momo' }
      const reply = await ask(oidcApi.register, { body }, { cookies })
      expect(reply.json()).toMatchObject({ reason: 'accounts.sign_up_waits' })
      const moderator = await staff()
      const { requests } = await moderator.call(signUpApi.requests, { query: {} })
      expect(requests[0]).toMatchObject({ username: body.username, way: 'provider' })
      await moderator.call(signUpApi.approve, { params: { id: requests[0]!._id } })
      const again = await comeBack(who)
      const entered = await ask(oidcApi.login, { body: {} }, { cookies: again.cookies })
      expect(entered.json().user).toMatchObject({ username: body.username, emailVerified: true })
    } finally {
      await resetSignUps()
    }
  })

  test('needs an invitation where members invite, and brings it along from the provider', async () => {
    const sita = await person('sita', { daysOld: 30 })
    await sql`update users set trust = 1 where id = ${sita.id}`
    await setSignUps('invitation')
    try {
      const { invitation } = await sita.call(invitationApi.create, {})
      const { cookies } = await comeBack(newcomer())
      const username = newName('maya')
      const without = await ask(oidcApi.register, { body: { username } }, { cookies })
      expect(without.json()).toMatchObject({
        fieldReasons: { invitation: { reason: 'accounts.invitation_needed' } },
      })
      const code = new URL(invitation.url).searchParams.get('invitation')!
      const body = { username, invitation: code }
      expect((await ask(oidcApi.register, { body }, { cookies })).statusCode).toBe(201)
    } finally {
      await resetSignUps()
    }
  })

  test('chooses a username, and has an account with a verified address and no password', async () => {
    const { who, cookies } = await comeBack(newcomer())
    const username = newName('maya')
    const reply = await ask(oidcApi.register, { body: { username } }, { cookies })
    expect(reply.statusCode).toBe(201)
    expect(reply.json().user).toMatchObject({
      username,
      email: who.email,
      emailVerified: true,
      hasPassword: false,
    })
    const maya = callerWith(reply.json().token)
    const { events } = await maya.call(authApi.logins, { query: {} })
    expect(events.map(({ event }) => event)).toEqual(['providerLogin'])

    const again = await comeBack(who)
    expect(again.arrival.step).toBe('login')
    const login = await ask(oidcApi.login, { body: {} }, again)
    expect(login.json().user.username).toBe(username)
  })

  test('is told of a name that is taken, and can try another', async () => {
    const [sita, { cookies }] = [await person('sita'), await comeBack(newcomer())]
    const taken = { body: { username: sita.username } }
    const refused = await ask(oidcApi.register, taken, { cookies })
    expect(refused.json<ErrorReply>().errors).toEqual({ username: 'This username is taken' })
    const body = { username: newName('maya') }
    expect((await ask(oidcApi.register, { body }, { cookies })).statusCode).toBe(201)
    expect((await ask(oidcApi.register, { body }, { cookies })).statusCode).toBe(401)
  })

  test.each([
    ['not verified', { isVerified: false }],
    ['missing', { email: undefined }],
  ])('whose address is %s gets no account', async (_how, traits) => {
    const { arrival, cookies } = await comeBack({ ...newcomer(), ...traits } as Vouchee)
    expect(arrival).toMatchObject({ step: 'link', email: null })
    const body = { username: newName('maya') }
    const reply = await ask(oidcApi.register, { body }, { cookies })
    expect(reply.json().reason).toBe('accounts.provider_email')
  })
})

describe('an account with the same address', () => {
  test('is not entered: its owner logs in, proves it, and connects it', async () => {
    const sita = await person('sita')
    const who = { sub: newName('sub'), email: sita.email }
    const { arrival, cookies } = await comeBack(who)
    expect(arrival.step).toBe('link')
    expect((await ask(oidcApi.login, { body: {} }, { cookies })).statusCode).toBe(401)
    const body = { username: newName('sita') }
    const register = await ask(oidcApi.register, { body }, { cookies })
    expect(register.json<ErrorReply>().errors).toEqual({
      email: 'An account with this email already exists',
    })
    expect((await ask(oidcApi.link, { body: PROOF }, { cookies })).statusCode).toBe(401)
    const unproved = { body: { password: 'no' } }
    expect((await ask(oidcApi.link, unproved, { token: sita.token, cookies })).statusCode).toBe(403)

    const linked = await ask(oidcApi.link, { body: PROOF }, { token: sita.token, cookies })
    expect(linked.json().identity).toMatchObject({ provider: 'oidc', email: sita.email })
    expect((await mailsTo(sita.email))[0]?.subject).toBe('Chautari now opens your Jes account')
    const again = await comeBack(who)
    const login = await ask(oidcApi.login, { body: {} }, again)
    expect(login.json().user._id).toBe(sita.id)
  })

  test('another address of mine may be connected too, but no account that opens another', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const who = newcomer()
    await link(sita, who)
    const { cookies } = await comeBack(who)
    const reply = await ask(oidcApi.link, { body: PROOF }, { token: hari.token, cookies })
    expect(reply.json().reason).toBe('accounts.provider_taken')
    const other = await comeBack(newcomer())
    const second = await ask(oidcApi.link, { body: PROOF }, { ...other, token: sita.token })
    expect(second.json().reason).toBe('accounts.provider_taken')
  })
})

describe('a connected account', () => {
  test('asks for the code where two-step log-in is on', async () => {
    const sita = await person('sita')
    const who = newcomer()
    await link(sita, who)
    const { secret } = await switchOn(sita)
    const { cookies } = await comeBack(who)
    const send = (code?: string) => ask(oidcApi.login, { body: { code } }, { cookies })
    expect((await send()).json()).toMatchObject({ twoFactor: true })
    expect((await send(wrongCode(secret))).json().reason).toBe('accounts.login_code_wrong')
    expect((await send(codeOf(secret, 1))).json().user._id).toBe(sita.id)
  })

  test('of a suspended member is refused as with the password', async () => {
    const sita = await person('sita')
    const who = newcomer()
    await link(sita, who)
    await sql`update users set suspended_until = now() + interval '3 days' where id = ${sita.id}`
    const { cookies } = await comeBack(who)
    const body = { login: sita.username, password: PASSWORD }
    const [byProvider, byPassword] = [
      await ask(oidcApi.login, { body: {} }, { cookies }),
      await ask(authApi.login, { body }),
    ]
    expect(byProvider.json()).toEqual(byPassword.json())
  })

  test('is disconnected after a proof, and not by others', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const identity = await link(sita, newcomer())
    const params = { id: identity._id }
    expect((await ask(oidcApi.unlink, { params, body: PROOF }, hari)).statusCode).toBe(404)
    await sita.call(oidcApi.unlink, { params, body: PROOF })
    expect((await sita.call(oidcApi.identities, {})).identities).toEqual([])
    expect((await mailsTo(sita.email))[0]?.subject).toBe('OpenID no longer opens your Jes account')
  })
})

describe('a member who comes back from a connected provider', () => {
  test('has proved who they are, once, and only for the account that is connected', async () => {
    const { who, cookies } = await comeBack(newcomer())
    const username = newName('maya')
    const { token } = (await ask(oidcApi.register, { body: { username } }, { cookies })).json()
    const hari = await person('hari')
    const rename = (token: string, cookies: Record<string, string>) =>
      ask(
        authApi.changeUsername,
        { body: { username: newName('maya'), provider: 'oidc' } },
        { token, cookies },
      )
    const refused = { reason: 'accounts.step_up_provider_wrong' }
    expect((await rename(token, cookies)).json()).toMatchObject(refused)
    const again = await comeBack(who)
    expect((await rename(hari.token, again.cookies)).json()).toMatchObject(refused)
    expect((await rename(token, again.cookies)).statusCode).toBe(200)
    expect((await rename(token, again.cookies)).json()).toMatchObject(refused)
  })

  test('is asked by the provider who is there, even if it knows', async () => {
    const maya = await person('maya')
    const params = { provider: 'oidc' as const }
    const { url } = await maya.call(oidcApi.start, { params })
    expect(new URL(url).searchParams.get('prompt')).toBe('login')
    const asVisitor = (await ask(oidcApi.start, { params })).json()
    expect(new URL(asVisitor.url).searchParams.has('prompt')).toBe(false)
  })
})

describe('an answer is not taken', () => {
  test('in another browser, for another provider, nor a second time', async () => {
    provider.signIn(newcomer())
    const [mine, other] = [await begin('oidc'), await begin('oidc')]
    const answer = await answerOf(mine.url)
    const params = { provider: 'oidc' as const }
    const send = (cookies: Record<string, string>, sent = params) =>
      ask(oidcApi.arrive, { params: sent, body: { answer } }, { cookies })
    const refused = [401, 'accounts.provider_stale']
    for (const reply of [await send(other.cookies), await send({})])
      expect([reply.statusCode, reply.json().reason]).toEqual(refused)
    const apple = await send(mine.cookies, { provider: 'apple' } as never)
    expect(apple.json().reason).toBe('accounts.provider_stale')
    expect((await send(mine.cookies)).statusCode).toBe(200)
    expect((await send(mine.cookies)).json().reason).toBe('accounts.provider_stale')
  })

  test('with a code of somebody else: it does not fit what this browser began with', async () => {
    provider.signIn(newcomer())
    const [mine, other] = [await begin('oidc'), await begin('oidc')]
    const stolen = new URLSearchParams(await answerOf(other.url))
    stolen.set('state', new URL(mine.url).searchParams.get('state')!)
    const sent = { params: { provider: 'oidc' as const }, body: { answer: String(stolen) } }
    const reply = await ask(oidcApi.arrive, sent, mine)
    expect(reply.json().reason).toBe('accounts.provider_failed')
  })

  test('if somebody pressed Cancel there', async () => {
    const { url, cookies } = await begin('oidc')
    const state = new URL(url).searchParams.get('state')!
    const answer = `error=access_denied&state=${state}`
    const sent = { params: { provider: 'oidc' as const }, body: { answer } }
    const reply = await ask(oidcApi.arrive, sent, { cookies })
    expect(reply.json().reason).toBe('accounts.provider_refused')
  })
})

test('a provider that does not answer is said to be away', async () => {
  Object.assign(config, { OIDC_ISSUER: 'http://127.0.0.1:9' })
  const reply = await ask(oidcApi.start, { params: { provider: 'oidc' } })
  expect([reply.statusCode, reply.json().reason]).toEqual([503, 'accounts.provider_away'])
})

test('Apple posts its answer, and takes a signed token for our secret', async () => {
  const who = newcomer()
  provider.signIn(who)
  const { url, cookies } = await begin('apple')
  const { html } = await goThrough(url, JES)
  const fields = new URLSearchParams()
  for (const [, name, value] of html.matchAll(/name="(\w+)" value="([^"]*)"/g))
    fields.set(name!, value!)
  const payload = String(fields)
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    origin: 'https://appleid.apple.com',
  }
  const posted = await app.inject({ method: 'POST', url: '/login/apple', headers, payload })
  expect(posted.statusCode).toBe(303)
  const answer = posted.headers.location!.split('?')[1]!
  const sent = { params: { provider: 'apple' as const }, body: { answer } }
  const reply = await ask(oidcApi.arrive, sent, { cookies })
  expect(reply.json()).toMatchObject({ step: 'register', email: who.email })
})

test('who takes an account over by mail shuts what somebody else had left open', async () => {
  const sita = await person('sita', { isVerified: false })
  await link(sita, newcomer())
  await ask(authApi.forgotPassword, { body: { email: sita.email } })
  const [mail] = await mailsTo(sita.email)
  const [, token = ''] = /token=([\w-]+)/.exec(mail!.text)!
  const password = 'momo-jhol-achar-of-sita'
  await ask(authApi.resetPassword, { body: { token, password } })
  const left = await sql`select from identities where user_id = ${sita.id}`
  expect(left).toHaveLength(0)
})

function newcomer(): Vouchee & { email: string } {
  const sub = newName('sub')
  return { sub, email: `${sub}@chautari.example` }
}

async function begin(name: ProviderName) {
  const reply = await ask(oidcApi.start, { params: { provider: name } })
  const cookies = Object.fromEntries(reply.cookies.map(({ name, value }) => [name, value]))
  return { url: reply.json<{ url: string }>().url, cookies }
}

async function answerOf(url: string) {
  const { location } = await goThrough(url, JES)
  return location!.split('?')[1]!
}

/** Goes to the provider and comes back. */
async function comeBack<Who extends Vouchee>(who: Who) {
  provider.signIn(who)
  const { url, cookies } = await begin('oidc')
  const answer = await answerOf(url)
  const sent = { params: { provider: 'oidc' as const }, body: { answer } }
  const reply = await ask(oidcApi.arrive, sent, { cookies })
  return { who, cookies, arrival: reply.json<Arrival>() }
}

async function link(member: Person, who: Vouchee) {
  const { cookies } = await comeBack(who)
  const reply = await ask(oidcApi.link, { body: PROOF }, { token: member.token, cookies })
  return reply.json().identity as { _id: string }
}
