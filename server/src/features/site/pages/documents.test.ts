import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import cookie from '@fastify/cookie'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { listenForChanges, publishChange } from '#lib/changes.ts'
import { sendDirectReplies } from '#lib/directReplies.ts'
import { rememberRoutes } from '#lib/edge/traffic.ts'
import { notifyEvents } from '#lib/events/notifyEvents.ts'
import { secureHeaders } from '#lib/headers.ts'
import { readLanguage } from '#lib/language.ts'
import { limitRequests } from '#lib/limits.ts'
import { cacheReplies } from '#lib/replyCache.ts'
import { setting } from '#test/lines.ts'
import { sql } from '#test/world.ts'
import { pageRoutes } from './routes.ts'

const SHOWN = '<main>What visitors see</main>'
/** A built web app whose pages all show the same, and how often it has rendered one. */
const RENDERER = `export const renderPage = async () => {
  globalThis.renderings = (globalThis.renderings ?? 0) + 1
  return { html: '${SHOWN}' + globalThis.renderings, state: {} }
}`

let folder: string
let now = performance.now()
let changes: Awaited<ReturnType<typeof listenForChanges>>
beforeAll(async () => {
  // The clock goes on only where a test says so: a page does not expire on a busy machine.
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  changes = await listenForChanges(notifyEvents(sql))
  folder = await mkdtemp(join(tmpdir(), 'jes-documents-'))
  await mkdir(join(folder, 'assets'))
  const html = '<html lang="en"><head><!--head--></head><body><div id="root"></div></body></html>'
  await writeFile(join(folder, 'index.html'), html)
  await writeFile(join(folder, 'render.mjs'), RENDERER)
})
afterAll(async () => {
  vi.restoreAllMocks()
  await changes.close()
  await rm(folder, { recursive: true })
})

/** The pages over a real connection, and which requests the framework saw. */
async function openSite() {
  const app = fastify()
  const seen: string[] = []
  rememberRoutes(app)
  app.addHook('onRequest', async ({ url }) => void seen.push(url))
  secureHeaders(app)
  readLanguage(app)
  await limitRequests(app)
  sendDirectReplies(app, [])
  cacheReplies(app, [])
  await app.register(cookie)
  await pageRoutes(app, { folder, renderer: join(folder, 'render.mjs') })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })

  async function open(path: string, headers: Record<string, string> = {}) {
    const before = seen.length
    const reply = await fetch(address + path, { headers: { 'accept-encoding': '', ...headers } })
    const kept = [...reply.headers].filter(([name]) => !/^(date|x-request-id)$/.test(name)).sort()
    const isByFramework = seen.length > before
    return { status: reply.status, headers: kept, body: await reply.text(), isByFramework }
  }
  return { open, close: () => app.close() }
}

describe('the page of a visitor', () => {
  test('is sent again without the framework, the same but for that', async () => {
    const { open, close } = await openSite()
    await open('/')
    const byFramework = await open('/')
    expect(byFramework).toMatchObject({ status: 200, isByFramework: true })
    expect(byFramework.body).toContain(SHOWN)
    const again = await open('/')
    expect(again).toEqual({ ...byFramework, isByFramework: false })

    const [, etag = ''] = again.headers.find(([name]) => name === 'etag') ?? []
    const spared = await open('/', { 'if-none-match': etag })
    expect(spared).toMatchObject({ status: 304, body: '', isByFramework: false })
    await close()
  })

  test('is for nobody who may be a member, was invited or reads otherwise', async () => {
    const { open, close } = await openSite()
    for (const _ of [1, 2, 3]) await open('/')
    const member = await open('/', { cookie: 'jes_member=1' })
    expect([member.isByFramework, member.body.includes(SHOWN)]).toEqual([true, false])
    for (const _ of [1, 2, 3]) expect((await open('/?invite=1')).isByFramework).toBe(true)
    expect((await open('/', { 'accept-language': 'ne' })).body).toContain('lang="ne"')
    const dark = encodeURIComponent('{"theme":"dark"}')
    expect((await open('/', { cookie: `jes_prefs=${dark}` })).body).toContain('data-theme="dark"')
    await close()
  })

  test('is rendered once for all who ask together', async () => {
    const { open, close } = await openSite()
    const pages = await Promise.all([1, 2, 3, 4, 5].map(() => open('/about')))
    expect(new Set(pages.map(({ body }) => body)).size).toBe(1)
    expect(pages[0]?.body).toContain(SHOWN)
    await close()
  })

  test('goes out once more while it is made anew, and not when it is older than six seconds', async () => {
    const { open, close } = await openSite()
    const first = await open('/rules')
    now += 3_000
    expect((await open('/rules')).body).toBe(first.body)
    await vi.waitFor(async () => expect((await open('/rules')).body).not.toBe(first.body))
    const second = await open('/rules')
    expect(second.body).toContain(SHOWN)

    now += 7_000
    // The cache reads the clock once a millisecond.
    await pause(2)
    expect((await open('/rules')).body).not.toBe(second.body)
    await close()
  })

  test('is sent as its browser can read it', async () => {
    const { open, close } = await openSite()
    const plain = await open('/terms')
    for (const [accepted, name] of [
      ['gzip, deflate, br', 'br'],
      ['gzip, br;q=0', 'gzip'],
    ] as const) {
      for (const _ of [1, 2, 3]) {
        const page = await open('/terms', { 'accept-encoding': accepted })
        expect(page.headers).toContainEqual(['content-encoding', name])
        expect(page.body).toContain(SHOWN)
      }
    }
    expect(plain.headers.map(([header]) => header)).not.toContain('content-encoding')
    await close()
  })

  test('goes with a change of what it shows', async () => {
    const { open, close } = await openSite()
    for (const _ of [1, 2, 3]) await open('/')
    await publishChange(sql, 'everything')
    await vi.waitFor(async () => expect((await open('/')).isByFramework).toBe(true))
    await close()
  })

  test('is sent by the framework to a browser that has no device yet', async () => {
    setting({ RATE_LIMIT: true })
    const { open, close } = await openSite()
    const replies = [await open('/'), await open('/'), await open('/')]
    const devices = replies.map(({ headers }) => headers.find(([name]) => name === 'set-cookie'))
    expect(devices.every((device) => device?.[1].includes('jes_device='))).toBe(true)

    const [device = ''] = devices[0]![1].split(';')
    expect((await open('/', { cookie: device })).isByFramework).toBe(false)
    expect((await open('/', { cookie: `${device}x` })).isByFramework).toBe(true)
    expect((await open('/', { cookie: `${device}; jes_member=1` })).isByFramework).toBe(true)
    await close()
  })
})
