import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ErrorReply } from '@jes/contract/lib/errors'
import type { FastifyInstance, LightMyRequestResponse, RouteOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LIMITS, type Limit, type LimitName } from '#lib/limitTable.ts'
import { appWith } from '#test/world.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Route = { method: Method; path: string; limit: LimitName | undefined }

let limited: FastifyInstance
const routes: Route[] = []

/** Low limits, so that the test does not need thousands of calls. */
const FEW = 2
const table = Object.values<Limit>(LIMITS)
const before = table.map(({ max }) => max)

beforeAll(async () => {
  for (const limit of table) limit.max = FEW
  const watch = (message: unknown) =>
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', noteRoute)
  subscribe('fastify.initialization', watch)
  limited = await appWith({ RATE_LIMIT: true })
  unsubscribe('fastify.initialization', watch)
})
afterAll(async () => {
  for (const [at, limit] of table.entries()) limit.max = before[at]!
  await limited.close()
})

/** The same address in other spellings: the router may recognise it, or must not know it at all. */
const SPELLINGS: [string, (path: string) => string][] = [
  ['one letter encoded', (path) => path.replace(/[a-z]/, encode)],
  ['the last letter encoded', (path) => path.replace(/[a-z](?=[^a-z]*$)/, encode)],
  ['every letter encoded', (path) => path.replace(/\w/g, encode)],
  [
    'every letter encoded in small digits',
    (path) => path.replace(/\w/g, (c) => encode(c).toLowerCase()),
  ],
  ['a letter encoded twice', (path) => path.replace(/[a-z]/, (c) => `%25${encode(c).slice(1)}`)],
  ['a slash at the end', (path) => `${path}/`],
  ['an encoded letter and a slash at the end', (path) => `${path.replace(/[a-z]/, encode)}/`],
  ['two slashes at the end', (path) => `${path}//`],
  ['two slashes at the start', (path) => `/${path}`],
  ['two slashes within', (path) => path.replace(/(?<=.)\//, '//')],
  ['a slash encoded', (path) => path.replace(/(?<=.)\//, '%2F')],
  ['capital letters', (path) => path.toUpperCase()],
  ['one capital letter', (path) => path.replace(/[a-z]/, (c) => c.toUpperCase())],
  ['a query', (path) => `${path}?x=1`],
  ['a fragment', (path) => `${path}#x`],
  ['a semicolon', (path) => `${path};x=1`],
  ['half an encoded letter', (path) => `${path}%6`],
]

describe('a limit', () => {
  test('holds however the address of its endpoint is written', async () => {
    const guarded = routes.filter(({ limit }) => limit !== undefined)
    expect(new Set(guarded.map(({ limit }) => limit)).size).toBeGreaterThan(30)
    const around: string[] = []
    for (const { method, path } of guarded) {
      const remoteAddress = newAddress()
      await useUp({ method, path }, FEW, remoteAddress)
      const asItIs = await limited.inject({ method, url: path, remoteAddress })
      expect([path, asItIs.statusCode]).toEqual([path, 429])
      for (const [spelling, spell] of SPELLINGS) {
        const reply = await limited.inject({ method, url: spell(path), remoteAddress })
        const isSame = reply.statusCode === 429 && sameHeaders(reply, asItIs)
        if (!isSame && !isPlain404(reply)) {
          around.push(`${method} ${path} with ${spelling}: ${reply.statusCode}`)
        }
      }
    }
    expect(around).toEqual([])
  }, 120_000)

  test('of all endpoints together holds too, for each of them', async () => {
    const remoteAddress = newAddress()
    await useUp({ method: 'GET', path: '/api/nothing' }, 300, remoteAddress)
    const counted = routes.filter(
      ({ path }) => path.startsWith('/api') && !/^\/api\/health/.test(path),
    )
    expect(counted.length).toBeGreaterThan(200)
    const around: string[] = []
    for (const { method, path } of counted) {
      const url = path.replace(/[a-z]/g, encode)
      const reply = await limited.inject({ method, url, remoteAddress })
      if (reply.statusCode !== 429) around.push(`${method} ${path}: ${reply.statusCode}`)
    }
    expect(around).toEqual([])
  }, 60_000)

  test('holds for an address with the name of the host in it, as in a request to a proxy', async () => {
    const other = await appWith({ RATE_LIMIT: true })
    await other.listen({ port: 0, host: '127.0.0.1' })
    const { port } = other.server.address() as AddressInfo
    const statuses: number[] = []
    for (let n = 0; n <= FEW; n++)
      statuses.push(await post(port, 'http://jes.example/api/auth/login'))
    await other.close()
    expect([404, 429]).toContain(statuses.at(-1))
  })
})

test('every endpoint answers an encoded address with the status and headers of the plain one', async () => {
  const open = await appWith({})
  const differing: string[] = []
  for (const { method, path } of routes) {
    const [plain, encoded] = [
      await open.inject({ method, url: path }),
      await open.inject({ method, url: path.replace(/\w/g, encode) }),
    ]
    const [a, b] = [plain, encoded].map(({ statusCode, headers }) =>
      JSON.stringify([statusCode, headers['cache-control'], headers.vary, headers['content-type']]),
    )
    if (a !== b) differing.push(`${method} ${path}: ${a} and ${b}`)
  }
  await open.close()
  expect(differing).toEqual([])
}, 60_000)

test.each(['/%', '/%zz', '/api/%E0%A4%A', `/${'x'.repeat(9_000)}`])(
  'an address that cannot be read gets a refusal of ours, with our headers',
  async (url) => {
    const reply = await limited.inject({ url, remoteAddress: newAddress() })
    expect(isPlain404(reply)).toBe(true)
    expect(reply.headers['x-content-type-options']).toBe('nosniff')
  },
)

function noteRoute({ method, url, config }: RouteOptions) {
  const methods = [method].flat().filter((one) => /^(GET|POST|PUT|PATCH|DELETE)$/.test(one))
  const path = url.replace(/:\w+/g, '1').replace('*', 'x')
  for (const one of methods) routes.push({ method: one as Method, path, limit: config?.limit })
}

function sameHeaders(a: LightMyRequestResponse, b: LightMyRequestResponse) {
  const names = ['ratelimit-limit', 'cache-control', 'vary', 'content-type']
  return names.every((name) => a.headers[name] === b.headers[name]) && wordsOf(a) === wordsOf(b)
}

/** Each refusal has a challenge of its own. */
function wordsOf(reply: LightMyRequestResponse) {
  const { challenge, ...words } = reply.json<ErrorReply>()
  return JSON.stringify([words, challenge === undefined])
}

/** As the API's 404, or as a page where the web app is built. */
function isPlain404({ statusCode, headers, body }: LightMyRequestResponse) {
  const isOfApi = body.includes('"code":"not_found"') && headers['cache-control'] === 'no-store'
  const isPage = body.startsWith('<!doctype') && headers['cache-control'] === 'private, no-cache'
  return statusCode === 404 && (isOfApi || isPage)
}

async function useUp(
  { method, path }: Pick<Route, 'method' | 'path'>,
  times: number,
  remoteAddress: string,
) {
  for (let n = 0; n < times; n++) await limited.inject({ method, url: path, remoteAddress })
}

function post(port: number, path: string) {
  return new Promise<number>((resolve, reject) => {
    request({ port, path, method: 'POST' }, (reply) => {
      reply.resume().on('end', () => resolve(reply.statusCode!))
    })
      .on('error', reject)
      .end()
  })
}

function encode(letter: string) {
  return `%${letter.charCodeAt(0).toString(16).toUpperCase()}`
}

let addresses = 0

/** An address that no other test has. */
function newAddress() {
  addresses += 1
  return `10.9.${addresses >> 8}.${addresses & 255}`
}
