import { authApi } from '@jes/contract/accounts/auth'
import type { Picture } from '@jes/contract/core/pictures'
import { beforeEach, describe, expect, test } from 'vitest'
import { listenForChanges, publishChange } from '#lib/changes.ts'
import { notifyEvents } from '#lib/events/notifyEvents.ts'
import { storage } from '#lib/storage.ts'
import { banned, founded, joined, type TestHub } from '#test/hubs.ts'
import { block, takeDown } from '#test/postings.ts'
import { flat, upload } from '#test/uploads.ts'
import { app, ask, type Person, person, sql } from '#test/world.ts'

type Asker = { token?: string; mediaToken?: string; headers?: Record<string, string> }

let owner: Person
let member: Person
let outsider: Person
let hub: TestHub
let picture: Picture
let post: string

beforeEach(async () => {
  owner = await person('owner')
  member = await person('member')
  outsider = await person('outsider')
  hub = await founded(owner, { isPrivate: true })
  await joined(hub, member)
  picture = await pictureOf(owner)
  post = await postIn(hub, owner, picture)
})

describe('a picture in a private hub', () => {
  test('is handed to its members, by cookie or by token', async () => {
    const whole = await storage.read(picture.url.replace('/media/', ''))
    for (const asker of [{ mediaToken: member.mediaToken }, { token: member.token }]) {
      const reply = await fetchAs(asker)
      expect(reply.statusCode).toBe(200)
      expect(reply.rawPayload.equals(whole)).toBe(true)
      expect(reply.headers['cache-control']).toBe('private, no-cache')
    }
  })

  test('does not exist for visitors and outsiders: the same bytes as of no file', async () => {
    const absent = await fetchAs({}, '/media/00/00/AAAAAAAAAAAAAAAAAAAAAA-360.webp')
    const etag = `"${picture.url.replace('/media/', '')}"`
    const askers: Asker[] = [
      {},
      { mediaToken: outsider.mediaToken },
      { token: outsider.token },
      { mediaToken: 'nonsense' },
      { mediaToken: member.refreshToken },
      { mediaToken: member.token },
      { token: 'jes_nonsense', mediaToken: member.mediaToken },
      { headers: { range: 'bytes=0-3' } },
      { headers: { 'if-none-match': etag } },
      { headers: { 'if-range': etag, range: 'bytes=0-3' }, mediaToken: outsider.mediaToken },
    ]
    for (const asker of askers) {
      const reply = await fetchAs(asker)
      expect([reply.statusCode, reply.body]).toEqual([404, absent.body])
      expect(headersOf(reply)).toEqual(headersOf(absent))
    }
  })

  test('has every size of it guarded', async () => {
    for (const { webp } of picture.sizes) {
      expect((await fetchAs({}, webp)).statusCode).toBe(404)
      expect((await fetchAs({ mediaToken: member.mediaToken }, webp)).statusCode).toBe(200)
    }
  })

  test('comes in parts, and is not sent again to a member who has it', async () => {
    const { mediaToken } = member
    const part = await fetchAs({ mediaToken, headers: { range: 'bytes=0-3' } })
    expect([part.statusCode, part.rawPayload.length]).toEqual([206, 4])
    const etag = String(part.headers.etag)
    const again = await fetchAs({ mediaToken, headers: { 'if-none-match': etag } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect(again.headers['cache-control']).toBe('private, no-cache')
  })

  test('is gone for who left or was banned, though they have its etag', async () => {
    const { mediaToken } = member
    const etag = String((await fetchAs({ mediaToken })).headers.etag)
    await sql`select take_member(${hub.id}, ${member.id})`
    const headers = { 'if-none-match': etag }
    expect((await fetchAs({ mediaToken, headers })).statusCode).toBe(404)

    const other = await person('other')
    await joined(hub, other)
    await banned(hub, other)
    expect((await fetchAs({ mediaToken: other.mediaToken })).statusCode).toBe(404)
  })

  test('is gone for who was suspended', async () => {
    await sql`update users set suspended_until = now() + interval '1 day' where id = ${member.id}`
    expect((await fetchAs({ mediaToken: member.mediaToken })).statusCode).toBe(404)
  })

  test('is gone once its post is, but for its owner', async () => {
    await takeDown(post)
    expect((await fetchAs({ mediaToken: member.mediaToken })).statusCode).toBe(404)
    expect((await fetchAs({ mediaToken: owner.mediaToken })).statusCode).toBe(200)
  })

  test('is not seen across a block', async () => {
    await block(owner, member)
    expect((await fetchAs({ mediaToken: member.mediaToken })).statusCode).toBe(404)
  })

  test('stays guarded where the same files belong to another row too', async () => {
    const key = keyOf(picture)
    await sql`
      insert into images (owner_id, key, width, height, placeholder, widths, bytes)
      select ${outsider.id}, key, width, height, placeholder, widths, bytes from images where key = ${key}`
    expect((await fetchAs({})).statusCode).toBe(404)
  })
})

describe('the cookie for pictures', () => {
  test('is dead with the session', async () => {
    const { mediaToken, token } = member
    const reply = await ask(authApi.logout, {}, { token })
    expect(reply.cookies).toContainEqual(
      expect.objectContaining({ name: 'jes_media', value: '', path: '/media' }),
    )
    expect((await fetchAs({ mediaToken })).statusCode).toBe(404)
  })

  test('is dead once the session lay unused too long', async () => {
    const { mediaToken, sessionId } = member
    await sql`update sessions set idle_until = now() where id = ${sessionId}`
    expect((await fetchAs({ mediaToken })).statusCode).toBe(404)
  })

  test('opens no other endpoint', async () => {
    const cookies = { jes_media: member.mediaToken }
    expect((await ask(authApi.me, {}, { cookies })).statusCode).toBe(401)
    expect((await ask(authApi.refresh, {}, { cookies })).statusCode).toBe(401)
    const wrong = { jes_rt: member.mediaToken }
    expect((await ask(authApi.refresh, {}, { cookies: wrong })).statusCode).toBe(401)
  })

  test('comes to a session from before it with the next refresh, and with the same one again', async () => {
    await sql`update sessions set media_hash = null where id = ${member.sessionId}`
    const renew = () => ask(authApi.refresh, {}, { cookies: { jes_rt: member.refreshToken } })
    const first = mediaCookieOf(await renew())
    const second = mediaCookieOf(await renew())
    expect(first).toMatchObject({ path: '/media', httpOnly: true, sameSite: 'Strict' })
    expect(second?.value).toBe(first?.value)
    expect((await fetchAs({ mediaToken: first?.value ?? '' })).statusCode).toBe(200)
  })

  test('stays as it is through a refresh', async () => {
    const { mediaToken, refreshToken } = member
    const reply = await ask(authApi.refresh, {}, { cookies: { jes_rt: refreshToken } })
    expect(mediaCookieOf(reply)).toBeUndefined()
    expect((await fetchAs({ mediaToken })).statusCode).toBe(200)
  })
})

describe('what is for everybody', () => {
  test('is theirs no more once the hub has closed its doors', async () => {
    const { close } = await listenForChanges(notifyEvents(sql))
    const open = await founded(owner)
    const shown = await pictureOf(owner)
    await postIn(open, owner, shown)
    for (const _ of [1, 2]) {
      const reply = await fetchAs({}, shown.url)
      expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    }
    await sql.begin(async (sql) => {
      await sql`select make_hub_private(${open.id})`
      await publishChange(sql, 'everything')
    })
    await expect.poll(async () => (await fetchAs({}, shown.url)).statusCode).toBe(404)
    expect((await fetchAs({ mediaToken: owner.mediaToken }, shown.url)).statusCode).toBe(200)
    await close()
  })

  test('is asked again only when it, or every picture, may be for others', async () => {
    const { close } = await listenForChanges(notifyEvents(sql))
    const [one, two] = [await pictureOf(owner), await pictureOf(owner)]
    const both = async () => [
      (await fetchAs({}, one.url)).statusCode,
      (await fetchAs({}, two.url)).statusCode,
    ]
    expect(await both()).toEqual([200, 200])
    await sql`update images set is_private = true where id = any(${[one._id, two._id]}::bigint[])`
    await publishChange(sql, ['lists', `picture:${one._id}`])
    await expect.poll(both).toEqual([404, 200])
    await publishChange(sql, ['pictures'])
    await expect.poll(both).toEqual([404, 404])
    await close()
  })

  test('is the cover of a public hub, and of a private one only its members have it', async () => {
    const cover = await pictureOf(owner)
    await sql`update hubs set cover_id = ${cover._id} where id = ${hub.id}`
    expect((await fetchAs({ mediaToken: outsider.mediaToken }, cover.url)).statusCode).toBe(200)
    await sql`update images set is_private = true where id = ${cover._id}`
    expect((await fetchAs({ mediaToken: outsider.mediaToken }, cover.url)).statusCode).toBe(404)
    expect((await fetchAs({ mediaToken: member.mediaToken }, cover.url)).statusCode).toBe(200)
    await sql`update hubs set closed_at = now() where id = ${hub.id}`
    expect((await fetchAs({ mediaToken: member.mediaToken }, cover.url)).statusCode).toBe(404)
  })

  test('has a row: a file without one is handed to nobody', async () => {
    const shown = await pictureOf(owner)
    await sql`delete from images where id = ${shown._id}`
    expect((await fetchAs({ mediaToken: owner.mediaToken }, shown.url)).statusCode).toBe(404)
  })
})

function fetchAs({ token, mediaToken, headers }: Asker, url = picture.url) {
  return app.inject({
    url,
    headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
    ...(mediaToken && { cookies: { jes_media: mediaToken } }),
  })
}

async function pictureOf({ token }: Person) {
  const reply = await upload(await flat(400, 300).png().toBuffer(), { token })
  return reply.json<{ image: Picture }>().image
}

/** A post with a picture, written straight to the tables. */
async function postIn({ id: hubId }: TestHub, author: Person, { _id }: Picture) {
  const [{ id }] = await sql<[{ id: string }]>`
    with post as (
      insert into posts (author_id, title, content, body, language, hub_id)
      values (${author.id}, 'Momo', '', '[]', 'en', ${hubId})
      returning id, author_id, hub_id
    ), stats as (
      insert into post_stats (post_id, author_id, hub_id, is_private, rank)
      select p.id, p.author_id, p.hub_id, h.is_private, 1 from post p join hubs h on h.id = p.hub_id
    ), shown as (
      insert into post_images (post_id, position, image_id) select id, 0, ${_id} from post
    )
    select id from post`
  await sql`
    update images i set is_private = true
    from hubs h where i.id = ${_id} and h.id = ${hubId} and h.is_private`
  return id
}

function keyOf({ url }: Picture) {
  return url.replace('/media/', '').replace(/-\d+\.webp$/, '')
}

function mediaCookieOf({ cookies }: Awaited<ReturnType<typeof ask>>) {
  return cookies.find(({ name }) => name === 'jes_media')
}

function headersOf({ headers }: Awaited<ReturnType<typeof ask>>) {
  const { date: _, 'x-request-id': __, ...rest } = headers
  return rest
}
