import { authApi } from '@jes/contract/accounts/auth'
import { settingsApi } from '@jes/contract/core/settings'
import { trendingApi } from '@jes/contract/feeds/trending'
import { healthApi } from '@jes/contract/site/health'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type app,
  appWith,
  ask as askWith,
  mailsTo,
  newName,
  PASSWORD,
  person,
} from '#test/world.ts'

let limited: typeof app
beforeAll(async () => {
  limited = await appWith({ RATE_LIMIT: true })
})
afterAll(() => limited.close())

const ask: typeof askWith = (endpoint, sent, options) => askWith(endpoint, sent, options, limited)

describe('all endpoints together', () => {
  test('a visitor may call 300 times in five minutes, and another address is not touched', async () => {
    const remoteAddress = newAddress()
    const list = (address = remoteAddress) =>
      ask(trendingApi.list, { query: {} }, { remoteAddress: address })

    const replies = await times(300, () => list())
    const refused = await list()

    expect(replies.every((reply) => reply.statusCode === 200)).toBe(true)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(290)
    expect(refused.headers).toMatchObject({ 'ratelimit-limit': '300', 'ratelimit-remaining': '0' })
    expect(refused.headers['cache-control']).toBe('no-store')
    expect(refused.json()).toEqual({
      error: 'Much is going on at your address. Try again in 5 minutes.',
      code: 'too_many',
      reason: 'request.proof_required',
      params: { minutes: 5 },
      challenge: expect.anything(),
    })
    expect((await list(newAddress())).statusCode).toBe(200)
  })

  test('a member may call more often, on the same address', async () => {
    const { token } = await person('sita')
    const remoteAddress = newAddress()
    const replies = await times(301, () => ask(authApi.me, {}, { token, remoteAddress }))
    expect(replies.every((reply) => reply.statusCode === 200)).toBe(true)
  })

  test('endpoints that do not exist count too', async () => {
    const remoteAddress = newAddress()
    await times(300, () => limited.inject({ url: '/api/no-such-endpoint', remoteAddress }))
    const reply = await limited.inject({ url: '/api/no-such-endpoint', remoteAddress })
    expect(reply.statusCode).toBe(429)
  })

  test('health is always answered', async () => {
    const remoteAddress = newAddress()
    await times(301, () => ask(trendingApi.list, { query: {} }, { remoteAddress }))
    expect((await ask(healthApi.live, {}, { remoteAddress })).statusCode).toBe(200)
  })

  test('a home with very many IPv6 addresses is one', async () => {
    const subnet = `2400:1a00:${hex()}:${hex()}`
    const list = (last: number) =>
      ask(trendingApi.list, { query: {} }, { remoteAddress: `${subnet}::${last + 1}` })
    await times(300, list)
    expect((await list(301)).statusCode).toBe(429)
  })
})

describe('logging in', () => {
  test('who shows no device may try 25 times from an address, over all accounts', async () => {
    const remoteAddress = newAddress()
    const replies = await times(26, () => logIn(newName('nobody'), remoteAddress))
    expect(replies.filter((reply) => reply.statusCode === 401)).toHaveLength(25)
    expect(replies.at(-1)?.statusCode).toBe(429)
  })

  test('one account may be tried 30 times from everywhere, by its name or its address', async () => {
    const sita = await person('sita')
    const home = newAddress()
    expect((await logIn(sita.username, home, PASSWORD)).statusCode).toBe(200)

    const replies = await times(30, (n) => logIn(n % 2 ? sita.username : sita.email, newAddress()))
    const [abroad, atHome] = [newAddress(), home]

    // The log-in at home was counted too, before the device was known.
    expect(replies.filter((reply) => reply.statusCode === 401)).toHaveLength(29)
    expect((await logIn(sita.username, abroad, PASSWORD)).statusCode).toBe(429)
    // Strangers who try an account do not lock its owner out of a known device.
    expect((await logIn(sita.username, atHome, PASSWORD)).statusCode).toBe(200)
  })

  test('an account that does not exist is answered the same', async () => {
    const login = newName('nobody')
    const replies = await times(31, () => logIn(login, newAddress()))
    expect(replies.filter((reply) => reply.statusCode === 401)).toHaveLength(30)
    expect(replies.at(-1)?.statusCode).toBe(429)
    expect(replies.at(-1)?.json().error).toBe('Too many attempts. Try again in 5 minutes.')
  })
})

describe('other endpoints', () => {
  test('five accounts in half an hour for who shows no device', async () => {
    const remoteAddress = newAddress()
    const replies = await times(6, () => {
      const username = newName('new')
      const body = { username, email: `${username}@jes.example`, password: PASSWORD }
      return ask(authApi.register, { body }, { remoteAddress })
    })
    expect(replies.map((reply) => reply.statusCode)).toEqual([201, 201, 201, 201, 201, 429])
    expect(replies[5]?.json().reason).toBe('request.proof_required')
  })

  test('three reset mails in five minutes for who shows no device', async () => {
    const remoteAddress = newAddress()
    const replies = await times(4, () => forget(`${newName('nobody')}@jes.example`, remoteAddress))
    expect(replies.map((reply) => reply.statusCode)).toEqual([200, 200, 200, 429])
  })

  test('another account buys no further tries from an address', async () => {
    const remoteAddress = newAddress()
    const people = [await person('eve'), await person('eve')]
    const body = { email: `${newName('nobody')}@jes.example` }
    const replies = await times(4, (n) =>
      ask(authApi.forgotPassword, { body }, { remoteAddress, token: people[n % 2]!.token }),
    )
    expect(replies.map((reply) => reply.statusCode)).toEqual([200, 200, 200, 429])
  })

  test('five reset mails in half an hour to one address; further ones are silently not sent', async () => {
    const sita = await person('sita')
    const replies = await times(7, () => forget(sita.email, newAddress()))
    expect(new Set(replies.map((reply) => reply.body)).size).toBe(1)
    expect(await mailsTo(sita.email)).toHaveLength(5)
  })

  test('three verification mails an hour', async () => {
    const { token } = await person('new', { isVerified: false })
    const replies = await times(4, () => ask(authApi.resendVerification, {}, { token }))
    expect(replies.map((reply) => reply.statusCode)).toEqual([200, 200, 200, 429])
    expect(replies[3]?.json().error).toBe('Too many attempts. Try again in 60 minutes.')
  })

  test('ten tokens in five minutes, to verify or to reset', async () => {
    const remoteAddress = newAddress()
    const token = 'x'.repeat(43)
    const replies = await times(11, (n) =>
      n % 2
        ? ask(authApi.verifyEmail, { body: { token } }, { remoteAddress })
        : ask(authApi.resetPassword, { body: { token, password: PASSWORD } }, { remoteAddress }),
    )
    expect(replies.map((reply) => reply.statusCode)).toEqual([...Array(10).fill(422), 429])
  })

  test('ten changes of password in ten minutes, right or wrong', async () => {
    const { token } = await person('sita')
    const body = { currentPassword: 'not her password', newPassword: 'gundruk-ra-dhindo' }
    const replies = await times(11, () => ask(authApi.changePassword, { body }, { token }))
    expect(replies.map((reply) => reply.statusCode)).toEqual([...Array(10).fill(403), 429])
  })

  test('120 renewals in five minutes', async () => {
    const remoteAddress = newAddress()
    const replies = await times(121, () => ask(authApi.refresh, {}, { remoteAddress }))
    expect(replies.filter((reply) => reply.statusCode === 401)).toHaveLength(120)
    expect(replies.at(-1)?.statusCode).toBe(429)
  })
})

describe('an account younger than three days', () => {
  test('may write a third as often', async () => {
    const young = await person('young')
    const replies = await times(101, () => choose(young.token))
    expect(replies.filter((reply) => reply.statusCode === 200)).toHaveLength(100)
    expect(replies.at(-1)?.statusCode).toBe(429)
  })

  test('and an older one as often as anybody', async () => {
    const old = await person('old', { daysOld: 3 })
    const replies = await times(101, () => choose(old.token))
    expect(replies.at(-1)?.statusCode).toBe(200)
  })

  function choose(token: string) {
    return ask(settingsApi.update, { body: { theme: 'dark' } }, { token })
  }
})

test('RATE_LIMIT=off counts nothing', async () => {
  const remoteAddress = newAddress()
  const replies = await times(301, () =>
    askWith(trendingApi.list, { query: {} }, { remoteAddress }),
  )
  expect(replies.at(-1)?.statusCode).toBe(200)
})

function logIn(login: string, remoteAddress: string, password = 'not a password') {
  return ask(authApi.login, { body: { login, password } }, { remoteAddress })
}

function forget(email: string, remoteAddress: string) {
  return ask(authApi.forgotPassword, { body: { email } }, { remoteAddress })
}

async function times<T>(count: number, work: (n: number) => Promise<T>) {
  const results: T[] = []
  for (let n = 0; n < count; n++) results.push(await work(n))
  return results
}

let addresses = 0

/** An address that no other test has, in a network of its own. */
function newAddress() {
  addresses += 1
  return `10.${addresses >> 8}.${addresses & 255}.7`
}

function hex() {
  return Math.floor(Math.random() * 0xffff).toString(16)
}
