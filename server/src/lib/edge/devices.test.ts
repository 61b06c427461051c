import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import { authApi } from '@jes/contract/accounts/auth'
import { trendingApi } from '@jes/contract/feeds/trending'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readViewer } from '#features/core/viewer/viewer.ts'
import { pageRoutes } from '#features/site/pages/routes.ts'
import { config } from '#lib/config.ts'
import { readLanguage } from '#lib/language.ts'
import { limitRequests } from '#lib/limits.ts'
import { LIMITS, OVERALL, PER_ADDRESS, perAddress } from '#lib/limitTable.ts'
import { answerFailures } from '#lib/replies.ts'
import { setting } from '#test/lines.ts'
import { appWith, ask, person } from '#test/world.ts'

const PHONES = 1_000
const PICTURES = 60
/** A first visit loads at most so many scripts, styles and fonts. */
const FILES = 40

let limited: FastifyInstance
let few: FastifyInstance
let pages: FastifyInstance
let folder: string

beforeAll(async () => {
  limited = await appWith({ RATE_LIMIT: true })
  folder = await mkdtemp(join(tmpdir(), 'jes-devices-'))
  await writeFile(join(folder, 'index.html'), '<html lang="en"><head><!--head--></head></html>')
  await writeFile(join(folder, 'icon.svg'), '<svg/>')
  await mkdir(join(folder, 'assets'))
  pages = await openPages()
  few = await withFew(() => appWith({ RATE_LIMIT: true }))
})
afterAll(async () => {
  await Promise.all([limited.close(), pages.close(), few.close()])
  await rm(folder, { recursive: true })
})

describe('behind one address', () => {
  test('each phone has the tries of its own, and what one is refused costs the others nothing', async () => {
    const remoteAddress = newAddress()
    const [first, second] = [await newDevice(), await newDevice()]

    const tries = await times(60, () => tryToken(remoteAddress, first))
    expect(tries.filter((status) => status === 422)).toHaveLength(10)
    expect(tries.filter((status) => status === 429)).toHaveLength(50)

    expect(await times(10, () => tryToken(remoteAddress, second))).toEqual(Array(10).fill(422))
    expect(await tryToken(remoteAddress, second)).toBe(429)
  })

  test('who shows no device, or one that we did not give, has the tries of one with all the others', async () => {
    const remoteAddress = newAddress()
    const forged = (n: number) => `jes_device=${String(n).padStart(16, 'x')}.${'A'.repeat(22)}`
    const tries = await times(10, (n) => tryToken(remoteAddress, n % 2 ? forged(n) : undefined))
    expect(tries).toEqual(Array(10).fill(422))
    expect(await tryToken(remoteAddress, forged(11))).toBe(429)
    expect(await tryToken(remoteAddress)).toBe(429)
  })

  test('a device has no more tries for coming from several addresses', async () => {
    const device = await newDevice()
    expect(await times(10, () => tryToken(newAddress(), device))).toEqual(Array(10).fill(422))
    expect(await tryToken(newAddress(), device)).toBe(429)
  })

  test('a robot that collects devices meets the limit of the address, and members do not feel it', async () => {
    const remoteAddress = newAddress()
    const { max } = LIMITS.login
    const most = perAddress(LIMITS.login)
    const devices = await times(most / max + 1, newDevice)
    const logIn = (device: string) =>
      limited.inject({
        method: 'POST',
        url: '/api/auth/login',
        remoteAddress,
        headers: { cookie: device },
      })

    for (const device of devices.slice(0, -1)) await times(max, () => logIn(device))
    const refused = await logIn(devices.at(-1)!)
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['ratelimit-limit']).toBe(String(most))

    const sita = await person('sita')
    expect(
      (await ask(authApi.me, {}, { token: sita.token, remoteAddress }, limited)).statusCode,
    ).toBe(200)
  })

  test('another account buys no further tries for a device', async () => {
    const remoteAddress = newAddress()
    const device = await newDevice()
    const people = [await person('eve'), await person('eve')]
    const replies = await times(4, (n) =>
      ask(
        authApi.forgotPassword,
        { body: { email: 'nobody@jes.example' } },
        { remoteAddress, headers: { cookie: device }, token: people[n % 2]!.token },
        limited,
      ),
    )
    expect(replies.map((reply) => reply.statusCode)).toEqual([200, 200, 200, 429])
  })

  test('a visitor with a device reads 300 times, whatever others at the address did', async () => {
    const remoteAddress = newAddress()
    const device = await newDevice()
    const list = (headers: Record<string, string>) =>
      ask(trendingApi.list, { query: {} }, { remoteAddress, headers }, limited)
    await times(OVERALL.visitor, () => list({}))
    expect((await list({})).statusCode).toBe(429)
    const replies = await times(OVERALL.visitor, () => list({ cookie: device }))
    expect(replies.every((reply) => reply.statusCode === 200)).toBe(true)
    expect((await list({ cookie: device })).statusCode).toBe(429)
  })
})

describe('the cookie of a device', () => {
  test('comes with the first page, out of reach of scripts, and with no further one', async () => {
    const first = await pages.inject({ url: '/', remoteAddress: newAddress() })
    expect(first.headers['set-cookie']).toMatch(
      /^jes_device=[\w-]{16}\.[\w-]{22}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    const again = await pages.inject({
      url: '/',
      remoteAddress: newAddress(),
      headers: { cookie: cookieIn(first.headers['set-cookie']) },
    })
    expect(again.headers).not.toHaveProperty('set-cookie')
  })

  test('is bound to the host where Jes is reached by https', async () => {
    setting({ PUBLIC_URL: 'https://jes.example' })
    const { headers } = await pages.inject({ url: '/', remoteAddress: newAddress() })
    expect(headers['set-cookie']).toMatch(/^__Host-jes_device=.*Secure/)
  })

  test('does not come with an answer of the API', async () => {
    const { headers } = await limited.inject({ url: '/api/trending', remoteAddress: newAddress() })
    expect(headers).not.toHaveProperty('set-cookie')
  })
})

describe('pages and files', () => {
  test('are enough for 1,000 phones at one address that open a page of 60 pictures', () => {
    expect(PER_ADDRESS.file.max).toBeGreaterThan(PHONES * (PICTURES + FILES))
    expect(PER_ADDRESS.page.max).toBeGreaterThan(PHONES * 5)
  })

  test.each(['/', '/je/nobody', '/no/such/page', '/%6eo-page'])(
    'a scraper meets the limit of pages at %s',
    async (url) => {
      const remoteAddress = newAddress()
      await times(FEW.page, (n) => pages.inject({ url: `/help/${n}`, remoteAddress }))
      const refused = await pages.inject({ url, remoteAddress })
      expect(refused.statusCode).toBe(429)
      expect(refused.headers['cache-control']).toBe('no-store')
      expect((await pages.inject({ url: '/icon.svg', remoteAddress })).statusCode).toBe(200)
    },
  )

  test.each([
    '/blogs/rss.xml',
    '/sitemap.xml',
    '/robots.txt',
    '/jehub/nothing/rss.xml',
    '/embed/1',
  ])('and at %s', async (url) => {
    const remoteAddress = newAddress()
    await times(FEW.page, () => few.inject({ url: '/robots.txt', remoteAddress }))
    expect((await few.inject({ url, remoteAddress })).statusCode).toBe(429)
    expect((await few.inject({ url, remoteAddress: newAddress() })).statusCode).not.toBe(429)
  })

  test('and the limit of files with pictures and scripts', async () => {
    const remoteAddress = newAddress()
    await times(FEW.file, () => few.inject({ url: '/media/none-320.webp', remoteAddress }))
    expect((await few.inject({ url: '/media/a-320.webp', remoteAddress })).statusCode).toBe(429)
    expect((await few.inject({ url: '/%6dedia/a-320.webp', remoteAddress })).statusCode).toBe(429)
    expect((await few.inject({ url: '/robots.txt', remoteAddress })).statusCode).toBe(200)
  })
})

/** Low limits of pages and files, so that the test does not need thousands of calls. */
const FEW = { page: 5, file: 5 }

async function withFew<T>(build: () => Promise<T>) {
  const before = { page: PER_ADDRESS.page.max, file: PER_ADDRESS.file.max }
  PER_ADDRESS.page.max = FEW.page
  PER_ADDRESS.file.max = FEW.file
  try {
    return await build()
  } finally {
    PER_ADDRESS.page.max = before.page
    PER_ADDRESS.file.max = before.file
  }
}

/** The pages with an empty document, and with the limits of pages. */
function openPages() {
  return withFew(async () => {
    const app = fastify()
    answerFailures(app)
    readLanguage(app)
    readViewer(app)
    config.RATE_LIMIT = true
    await limitRequests(app)
    config.RATE_LIMIT = false
    await app.register(cookie)
    await pageRoutes(app, { folder })
    return app
  })
}

/** The cookie of a browser that has opened a page. */
async function newDevice() {
  const { headers } = await pages.inject({ url: '/', remoteAddress: newAddress() })
  return cookieIn(headers['set-cookie'])
}

function cookieIn(header: string | string[] | undefined) {
  return String(header).split(';', 1)[0]!
}

async function tryToken(remoteAddress: string, device?: string) {
  const { statusCode } = await ask(
    authApi.verifyEmail,
    { body: { token: 'x'.repeat(43) } },
    { remoteAddress, ...(device && { headers: { cookie: device } }) },
    limited,
  )
  return statusCode
}

async function times<T>(count: number, work: (n: number) => Promise<T>) {
  const results: T[] = []
  for (let n = 0; n < count; n++) results.push(await work(n))
  return results
}

let addresses = 0

/** An address that no other test has. */
function newAddress() {
  addresses += 1
  return `10.8.${addresses >> 8}.${addresses & 255}`
}
