import type { AnyEndpoint } from '@jes/contract/lib/endpoint'
import { toRequest } from '@jes/contract/lib/request'
import { draftApi } from '@jes/contract/posts/drafts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { check } from '#lib/check.ts'
import { at, isString, listEndpoints, nameOf, put, samplesOf, stringsOf } from '#test/bodies.ts'
import { founded } from '#test/hubs.ts'
import { posted } from '#test/postings.ts'
import { say } from '#test/talking.ts'
import { app, givePass, type Person, person, sql } from '#test/world.ts'
import { imageOf } from '#test/writing.ts'

// Each test calls every endpoint of the API.
vi.setConfig({ testTimeout: 120_000 })

/** What PostgreSQL refuses in a text, in JSON, or in both. */
const POISONS = ['\0', '\ud800', '\udc00\ud800']
/** Ends the session of the caller; what it reads is checked with the others. */
const ENDING = /^POST \/api\/auth\/(logout|refresh)$/
/** Around the poison: words that no other test searches for. */
const MARK = 'zq'

let admin: Person
let ids: Record<'hub' | 'post' | 'user' | 'comment', string>
let endpoints: AnyEndpoint[]

beforeAll(async () => {
  const [owner, member] = await Promise.all([person('admin', { role: 'admin' }), person('member')])
  admin = owner
  await givePass(admin)
  const post = await posted(owner)
  const [hub, comment] = [await founded(owner), await say(owner, post)]
  ids = { hub: hub.id, post, user: member.id, comment: comment._id }
  endpoints = (await listEndpoints()).filter((endpoint) => !ENDING.test(nameOf(endpoint)))
})

// Public things would appear in the other tests too.
afterAll(async () => {
  await sql`delete from announcements`
  await sql`delete from watched_words`
  await sql`delete from blogs`
})

test('no string in any body is a fault of the server', async () => {
  const calls = endpoints.flatMap((endpoint) =>
    samplesOf(endpoint).flatMap(({ value, leaves }) =>
      leaves.filter(isString).flatMap(({ path }) =>
        POISONS.map((poison) => ({
          endpoint,
          body: put(value, path, `${MARK}${at(value, path)}${poison}${MARK}`) as object,
        })),
      ),
    ),
  )
  expect(calls.length).toBeGreaterThan(300)
  expect(await faultsOf(calls)).toEqual([])
})

test('no string in any address is a fault of the server', async () => {
  const texts = ['\0', 'a\0b', 'z'.repeat(400)]
  const calls = endpoints.flatMap((endpoint) => [
    ...stringsOf(endpoint.query).flatMap((name) =>
      texts.map((text) => ({ endpoint, query: { [name]: text } })),
    ),
    ...stringsOf(endpoint.params).flatMap((name) =>
      texts.map((text) => ({ endpoint, params: { ...paramsOf(endpoint), [name]: text } })),
    ),
  ])
  expect(calls.length).toBeGreaterThan(100)
  expect(await faultsOf(calls)).toEqual([])
})

/** A letter with seven combining marks: as heavy as the byte limit allows for every grapheme. */
const HEAVY = `x${'\u0301'.repeat(7)}`

test('the longest text that the contract takes is no fault of the server either', async () => {
  const calls = endpoints.flatMap((endpoint) =>
    samplesOf(endpoint).flatMap(({ value, leaves }) =>
      leaves.filter(isString).flatMap(({ path }) => {
        const bodyWith = (count: number) => put(value, path, HEAVY.repeat(count)) as object
        const count = mostTaken((count) => !check(endpoint.body, bodyWith(count)).issues)
        return count > 0 ? [{ endpoint, body: bodyWith(count) }] : []
      }),
    ),
  )
  expect(calls.length).toBeGreaterThan(50)
  expect(await faultsOf(calls)).toEqual([])
})

/** The limits of the contract. */
const LIMITS = [
  30, 40, 50, 60, 80, 100, 150, 200, 300, 500, 1_000, 2_000, 3_000, 5_000, 10_000, 25_000, 30_000,
]

/** The largest accepted limit below which all are accepted too. */
function mostTaken(isTaken: (count: number) => boolean) {
  let [least, beyond] = [-1, LIMITS.length]
  while (beyond - least > 1) {
    const middle = Math.floor((least + beyond) / 2)
    if (isTaken(LIMITS[middle]!)) least = middle
    else beyond = middle
  }
  return LIMITS[least] ?? 0
}

/** The sixth fault of the review of November 2026; the other five are cursors. */
test('a NUL in the description of a picture is dropped from the draft', async () => {
  const images = [{ _id: await imageOf(admin), alt: 'Jhol\0 momo' }]
  const body = { title: '', content: '', images, jehub: null, poll: null, sensitive: false }
  const draft = await admin.call(draftApi.create, { body })
  expect(draft.images[0]!.alt).toBe('Jhol momo')
})

/** Values that the sample of a body needs to refer to existing things. */
function real(endpoint: AnyEndpoint): object {
  const bodies: Record<string, object> = {
    'POST /api/ads': { jehub: null, images: [], draft: undefined },
    'PATCH /api/ads/:id': { images: [] },
    'POST /api/drafts': { jehub: null },
    'POST /api/comments': { ad: ids.post, parentComment: undefined },
    'POST /api/reports': { kind: 'user', id: ids.user, reason: 'spam', hubRule: undefined },
    'PATCH /api/users/me': { image: null, cover: null },
    'POST /api/admin/blogs': { cover: null, isPublished: false },
  }
  return bodies[nameOf(endpoint)] ?? {}
}

type Call = { endpoint: AnyEndpoint; params?: object; query?: object; body?: object }

async function faultsOf(calls: Call[]) {
  const faults: string[] = []
  for (const { endpoint, ...sent } of calls) {
    const { method, url, body } = toRequest(endpoint, {
      params: paramsOf(endpoint),
      ...sent,
      ...(sent.body && { body: { ...sent.body, ...real(endpoint) } }),
    })
    const headers = { authorization: `Bearer ${admin.token}` }
    const reply = await app.inject({ method, url, headers, ...(body && { body }) })
    if (reply.statusCode >= 500)
      faults.push(`${reply.statusCode} ${nameOf(endpoint)} ${JSON.stringify(sent).slice(0, 200)}`)
  }
  return faults
}

function paramsOf({ path }: AnyEndpoint): Record<string, string> {
  const names = [...path.matchAll(/:(\w+)/g)].map((match) => match[1]!)
  return Object.fromEntries(names.map((name) => [name, idFor(path, name)]))
}

function idFor(path: string, name: string) {
  if (name === 'language') return 'en'
  if (name === 'month') return '2026-01'
  if (name === 'userId' || path.startsWith('/api/users') || path.startsWith('/api/admin/users'))
    return ids.user
  if (path.includes('jehub')) return ids.hub
  return path.startsWith('/api/comments/:id') ? ids.comment : ids.post
}
