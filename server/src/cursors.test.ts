import type { ErrorReply } from '@jes/contract/lib/errors'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { OpenApi } from '#features/site/openapi/document.ts'
import { founded } from '#test/hubs.ts'
import { posted } from '#test/postings.ts'
import { say } from '#test/talking.ts'
import { app, type Person, person } from '#test/world.ts'

// Each test calls every list with every forged cursor.
vi.setConfig({ testTimeout: 120_000 })

type Parameter = { name: string; schema: { $ref?: string; enum?: string[] } }

let owner: Person
let admin: Person
let lists: string[]

beforeAll(async () => {
  ;[owner, admin] = await Promise.all([person('owner'), person('admin', { role: 'admin' })])
  const hub = await founded(owner)
  const adId = await posted(owner)
  const said = await say(owner, adId)
  const ids = { hub: hub.id, post: adId, user: owner.id, comment: said._id }
  lists = await addressesOfLists(ids)
})

/** Values that no part of a cursor has, in every number of parts. */
const FORGED = [
  '0',
  '-1',
  '1.5',
  '1e400',
  'NaN',
  '9223372036854775808',
  '2026-02-30T00:00:00.000Z',
  '\0',
].flatMap((part) => [1, 2, 3, 4, 5].map((count) => Array(count).fill(part).join(' ')))

/** Each has valid parts but for one, as somebody would write who has seen a cursor of ours. */
const NEARLY = [
  '9999999 1',
  '32768 1',
  '1 2147483648',
  '1 0 99999 0.5 1',
  '1 99999 1 1 1',
  '1 0 1 2147483648 2',
  '2147483648 1 1 1',
  '1 1 2147483648 1',
  '9 2147483648 1',
  'best 1e999 1 ',
  'top 1.5 1 ',
  'top 2147483648 1 ',
  'best 1 1 1,0',
  'king 2026-01-01T00:00:00.000Z 1',
  'owner 2026-01-01T00:00:00Z 1',
  '2026-01-01T00:00:00.000001Z 1',
  '1 1,9223372036854775808 0',
]

/** Not even valid base64. */
const UNREADABLE = ['', '%00', 'MA==', 'MB', 'a'.repeat(10_000)]

describe.each(['a visitor', 'a member', 'an admin'])('%s with a forged cursor', (name) => {
  test('is refused by every list, as a page that does not exist', async () => {
    const person = name === 'an admin' ? admin : name === 'a member' ? owner : null
    const faults: string[] = []
    for (const address of lists) {
      const isTheirs = (await readPage(person, address)).statusCode === 200
      const forged = isTheirs ? [...NEARLY, ...FORGED].map(encode) : []
      const tries = [...UNREADABLE, ...forged].map(async (cursor) => {
        const reply = await readPage(person, address, cursor)
        if (!isRefused(reply)) faults.push(`${reply.statusCode} ${address} ${cursor.slice(0, 50)}`)
      })
      await Promise.all(tries)
    }
    expect(faults).toEqual([])
  })
})

test('there are lists to ask', () => {
  expect(lists.length).toBeGreaterThan(60)
})

/** The five URLs by which a review of November 2026 found the fault. */
test.each([
  '/api/premium/months?cursor=MA',
  '/api/search?q=momo&sort=new&cursor=MSAwIDk5OTk5IDAuNSAx',
  '/api/jehub/{hub}/modqueue?cursor=OTk5OTk5OSAx',
  '/api/admin/cases?state=open&cursor=OTk5OTk5OSAx',
  '/api/admin/grievances?state=open&cursor=MzI3NjggMQ',
])('%s is a page that does not exist', async (address) => {
  const hub = /jehub\/(\d+)\/modqueue/.exec(lists.join(' '))?.[1] ?? ''
  const [url, cursor] = address.replace('{hub}', hub).split('cursor=') as [string, string]
  const reply = await readPage(address.includes('/admin/') ? admin : owner, url, cursor)
  expect(reply.statusCode).toBe(400)
  expect(reply.json<ErrorReply>().error).toBe('This page no longer exists')
})

/** 401, 403 and 404 are about access; a list that is empty for everybody has no pages. */
function isRefused({ statusCode, body }: { statusCode: number; body: string }) {
  if (statusCode === 200) return body.includes('"nextCursor":null') && /\[\]/.test(body)
  return [400, 401, 403, 404].includes(statusCode)
}

function encode(text: string) {
  return Buffer.from(text).toString('base64url')
}

function readPage(person: Person | null, address: string, cursor?: string) {
  return app.inject({
    url: cursor === undefined ? address : `${address}cursor=${cursor}`,
    headers: person ? { authorization: `Bearer ${person.token}` } : {},
  })
}

/** The query parameters that decide the order of a list, and so the content of its cursor. */
const DECIDING = new Set('sort state feed type kind q jehub parent hashtag'.split(' '))

type Ids = Record<'hub' | 'post' | 'user' | 'comment', string>

/** Every list of the API without parameters, and once for each choice that its query offers. */
async function addressesOfLists(ids: Ids) {
  const { paths, components } = (await app.inject('/api/openapi.json')).json<OpenApi>()
  const shapeOf = ({ $ref, ...own }: Parameter['schema']) =>
    $ref ? (components.schemas[$ref.split('/').at(-1)!] as Parameter['schema']) : own
  return Object.entries(paths).flatMap(([path, { get }]) => {
    const parameters = (get?.parameters ?? []) as Parameter[]
    if (!parameters.some(({ name }) => name === 'cursor')) return []
    const url = path.replace(/\{(\w+)\}/g, (_, name: string) => idFor(path, name, ids))
    const queries = parameters.flatMap(({ name, schema }) =>
      choicesOf({ name, schema: shapeOf(schema) }, ids),
    )
    const always = path === '/api/search' ? 'q=momo&' : ''
    return ['', ...queries].map((query) => `${url}?${always}${query}`)
  })
}

function idFor(path: string, name: string, { hub, post, user }: Ids) {
  if (path.startsWith('/api/jehub')) return hub
  if (name === 'month') return '2026-01'
  return name === 'adId' || path.startsWith('/api/comments/{') ? post : user
}

function choicesOf({ name, schema }: Parameter, ids: Ids) {
  if (!DECIDING.has(name)) return []
  const texts: Record<string, string> = {
    q: 'momo',
    jehub: ids.hub,
    parent: ids.comment,
    hashtag: 'momo',
  }
  const words = schema.enum ?? (texts[name] ? [texts[name]] : [])
  return words.map((word) => `${name}=${word}&`)
}
