import { gunzipSync } from 'node:zlib'
import { userApi } from '@jes/contract/core/users'
import { postApi } from '@jes/contract/posts/posts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { setting } from '#test/lines.ts'
import { posted, takeDown } from '#test/postings.ts'
import { appWith, ask, person, sql, visitor } from '#test/world.ts'
import { listenForChanges, publishChange } from './changes.ts'
import { notifyEvents } from './events/notifyEvents.ts'

let changes: Awaited<ReturnType<typeof listenForChanges>>
// The clock is frozen, so that a reply does not expire on a busy machine.
let now = performance.now()
beforeAll(async () => {
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  changes = await listenForChanges(notifyEvents(sql))
})
afterAll(async () => {
  vi.restoreAllMocks()
  await changes.close()
})

type RequestOptions = Parameters<typeof ask>[2]

const titleOf = async (id: string) => (await visitor.call(postApi.find, { params: { id } })).title
const rename = (id: string, title: string) =>
  sql`update posts set title = ${title} where id = ${id}`
const LATEST = { feed: 'latest' } as const
const idOf = ({ _id }: { _id: string }) => _id
/** How many wait for somebody who has locked the views. */
const countWaiting = async () =>
  (await sql`select from pg_locks where not granted and relation = 'post_views'::regclass`).length
const find = (id: string, options: RequestOptions = {}) =>
  ask(postApi.find, { params: { id } }, options)

describe('a cached reply', () => {
  test('is given again to visitors, until a change is published', async () => {
    const id = await posted(await person('sita'), { title: 'Before' })
    expect(await titleOf(id)).toBe('Before')
    await rename(id, 'After')
    expect(await titleOf(id)).toBe('Before')

    await sql.begin(async (sql) => publishChange(sql, 'everything'))
    await expect.poll(() => titleOf(id)).toBe('After')
  })

  test('stays while other things change than it is made of', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const [one, two] = [await posted(sita, { title: 'One' }), await posted(hari, { title: 'Two' })]
    const titles = async () => [await titleOf(one), await titleOf(two)]
    const ids = async () => (await visitor.call(postApi.list, { query: LATEST })).ads.map(idOf)
    expect(await titles()).toEqual(['One', 'Two'])
    expect(await ids()).toContain(one)
    await rename(one, 'One after')
    await rename(two, 'Two after')

    await sita.call(postApi.edit, { params: { id: one }, body: { content: 'Otherwise' } })
    await expect.poll(titles).toEqual(['One after', 'Two'])
    const three = await sita.call(postApi.create, { body: { title: 'Three' } })
    await expect.poll(ids).toContain(three._id)
    expect(await titles()).toEqual(['One after', 'Two'])
    await hari.call(userApi.updateMe, { body: { bio: 'Tea' } })
    await expect.poll(titles).toEqual(['One after', 'Two after'])
  })

  test.each([
    ['not stored if what it is made of', true, 'After'],
    ['stored if something else', false, 'Before'],
  ])('is %s changed while it was made', async (_, isOwn, expected) => {
    const id = await posted(await person('sita'), { title: 'Before' })
    const reply = await sql.begin(async (locking) => {
      await locking`lock table post_views in access exclusive mode`
      const reply = find(id)
      await expect.poll(countWaiting).toBe(1)
      await publishChange(sql, [isOwn ? `post:${id}` : 'post:1'])
      return { reply }
    })
    expect((await reply.reply).statusCode).toBe(200)
    await rename(id, 'After')
    expect(await titleOf(id)).toBe(expected)
  })

  test('is not dropped by a transaction that rolls back', async () => {
    const id = await posted(await person('sita'), { title: 'Before' })
    expect(await titleOf(id)).toBe('Before')
    await rename(id, 'After')
    await sql
      .begin(async (sql) => {
        await publishChange(sql, 'everything')
        throw new Error('no')
      })
      .catch(() => {})
    await sql`select 1`
    expect(await titleOf(id)).toBe('Before')
  })

  test('is cached for two seconds at most', async () => {
    const id = await posted(await person('sita'), { title: 'Before' })
    expect(await titleOf(id)).toBe('Before')
    await rename(id, 'After')
    now += 2_001
    expect(await titleOf(id)).toBe('After')
  })

  test('is never for members, and a member’s reply is never cached', async () => {
    const sita = await person('sita')
    const id = await posted(sita, { title: 'Before' })
    expect((await sita.call(postApi.find, { params: { id } })).canEdit).toBe(true)
    expect((await visitor.call(postApi.find, { params: { id } })).canEdit).toBe(false)
    await rename(id, 'After')
    expect((await sita.call(postApi.find, { params: { id } })).title).toBe('After')
    expect((await find(id, { token: 'dead' })).statusCode).toBe(401)
  })

  test('has the same headers and bytes as the first one, and an ETag that spares them', async () => {
    const id = await posted(await person('sita'))
    const [first, second] = [await find(id), await find(id)]
    const stable = ({
      date: _,
      connection: __,
      'keep-alive': ___,
      'x-request-id': ____,
      ...rest
    }: typeof first.headers) => rest
    expect(stable(second.headers)).toEqual(stable(first.headers))
    expect(second.body).toBe(first.body)
    expect(second.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'Authorization, Accept-Language, Accept-Encoding',
      'x-content-type-options': 'nosniff',
      'content-length': String(Buffer.byteLength(first.body)),
    })

    const known = { 'if-none-match': `W/"other", ${first.headers.etag}` }
    const spared = await find(id, { headers: known })
    expect([spared.statusCode, spared.body]).toEqual([304, ''])
    expect(spared.headers['content-type']).toBeUndefined()
    expect(spared.headers.etag).toBe(first.headers.etag)
    const changed = await find(id, { headers: { 'if-none-match': '"other"' } })
    expect(changed.statusCode).toBe(200)
  })

  test('spares its bytes also when it has to be made anew', async () => {
    const id = await posted(await person('sita'))
    const { etag } = (await find(id)).headers
    await publishChange(sql, 'everything')
    const ask = async () => {
      const spared = await find(id, { headers: { 'if-none-match': String(etag) } })
      return [spared.statusCode, spared.body]
    }
    await expect.poll(ask).toEqual([304, ''])
  })

  test('is pressed for those who can read it so, under another ETag', async () => {
    const id = await posted(await person('sita'), { content: 'momo '.repeat(500) })
    const plain = await find(id)
    for (const _ of [1, 2]) {
      const pressed = await find(id, { headers: { 'accept-encoding': 'gzip, br' } })
      expect(pressed.headers['content-encoding']).toBe('gzip')
      expect(pressed.headers.etag).not.toBe(plain.headers.etag)
      expect(gunzipSync(pressed.rawPayload).toString()).toBe(plain.body)
    }
  })

  test('is made once for all who ask at the same time', async () => {
    const id = await posted(await person('sita'))
    const replies = await Promise.all(Array.from({ length: 20 }, () => find(id)))
    expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(new Set(replies.map(({ headers }) => headers.etag)).size).toBe(1)
  })

  test('is not made of a refusal: what appears later is seen at once', async () => {
    const name = `late_${Date.now()}`
    const found = () => ask(userApi.find, { params: { id: name } })
    const replies = await Promise.all([found(), found(), found()])
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
    const sita = await person('sita')
    await sql`update users set username = ${name} where id = ${sita.id}`
    expect((await found()).statusCode).toBe(200)
  })

  test('goes at once when its post is deleted', async () => {
    const sita = await person('sita')
    const id = await posted(sita)
    expect((await find(id)).statusCode).toBe(200)
    await sita.call(postApi.remove, { params: { id } })
    await expect.poll(async () => (await find(id)).statusCode).toBe(404)
  })

  test('is not pressed for those who refuse it', async () => {
    const id = await posted(await person('sita'), { content: 'momo '.repeat(500) })
    const headers = { 'accept-encoding': 'br;q=0, gzip;q=0' }
    for (const _ of [1, 2]) {
      expect((await find(id, { headers })).headers['content-encoding']).toBeUndefined()
    }
  })
})

describe('over a real connection, where ready answers leave before the framework', () => {
  async function listening(settings: Parameters<typeof appWith>[0]) {
    const server = await appWith(settings)
    const url = await server.listen({ port: 0, host: '127.0.0.1' })
    return { url, close: () => server.close() }
  }

  test('they are the same as those of the framework', async () => {
    const id = await posted(await person('sita'), { content: 'momo '.repeat(500) })
    const server = await listening({})
    const replies: Response[] = []
    for (const _ of [1, 2, 3]) replies.push(await fetch(`${server.url}/api/ads/${id}`))
    const headers = replies.map((reply) =>
      [...reply.headers].filter(([name]) => !/^(date|x-request-id)$/.test(name)).sort(),
    )
    expect(headers[1]).toEqual(headers[0])
    expect(headers[2]).toEqual(headers[0])
    const bodies = await Promise.all(replies.map((reply) => reply.text()))
    expect(new Set(bodies).size).toBe(1)

    const etag = replies[0]!.headers.get('etag')!
    const spared = await fetch(`${server.url}/api/ads/${id}`, {
      headers: { 'if-none-match': etag },
    })
    expect([spared.status, await spared.text()]).toEqual([304, ''])
    await server.close()
  })

  test('they count as a call like any other', async () => {
    const server = await listening({ RATE_LIMIT: true })
    const id = await posted(await person('sita'))
    const statuses: number[] = []
    for (let count = 0; count < 302; count++) {
      const reply = await fetch(`${server.url}/api/ads/${id}`)
      await reply.arrayBuffer()
      statuses.push(reply.status)
    }
    expect(new Set(statuses.slice(0, 300))).toEqual(new Set([200]))
    expect(statuses.slice(300)).toEqual([429, 429])
    await server.close()
  })

  test('they count for the client, not for the proxy before it', async () => {
    const proxied = { RATE_LIMIT: true, TRUSTED_PROXIES: ['127.0.0.1/32'] }
    setting(proxied)
    const server = await listening(proxied)
    const id = await posted(await person('sita'))
    const get = async (client: string) => {
      const headers = { 'x-forwarded-for': client }
      const reply = await fetch(`${server.url}/api/ads/${id}`, { headers })
      await reply.arrayBuffer()
      return reply.status
    }
    for (let count = 0; count < 300; count++) await get('203.0.113.1')
    expect([await get('203.0.113.1'), await get('203.0.113.2')]).toEqual([429, 200])
    await server.close()
  })
})

describe('what lists show of a post', () => {
  test('is read anew by members the moment it was edited, or its author changed their name', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const id = await posted(sita, { title: 'Before' })
    const seen = async () => {
      const params = { userId: sita.id }
      const { ads } = await hari.call(postApi.ofUser, { params, query: {} })
      return ads.map(({ title, user }) => [title, user.displayName])
    }
    expect(await seen()).toEqual([['Before', sita.username]])
    await rename(id, 'After')
    expect(await seen()).toEqual([['After', sita.username]])
    await sql`update users set display_name = 'Sita' where id = ${sita.id}`
    expect(await seen()).toEqual([['After', 'Sita']])
    await takeDown(id)
    expect(await seen()).toEqual([])
  })
})
