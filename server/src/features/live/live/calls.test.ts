import { commentApi } from '@jes/contract/comments/comments'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Line, logged, openSocketServer, receivedBy, say, soon } from '#test/lines.ts'
import { block, posted, takeDown } from '#test/postings.ts'
import { type Person, person, sql } from '#test/world.ts'

const NOT_FOUND = { ok: false, code: 'not_found' }
const MALFORMED = { ok: false, code: 'malformed' }
const FORBIDDEN = { ok: false, code: 'forbidden' }

let exchange: Awaited<ReturnType<typeof openSocketServer>>
beforeAll(async () => {
  exchange = await openSocketServer()
})
afterAll(() => exchange.close())

describe('joinRoom', () => {
  test.each([
    ['another member', (other: string): unknown => other],
    ['the room of another member', (other: string): unknown => `user:${other}`],
    ['a list', (other: string): unknown => [other]],
    ['an object', (other: string): unknown => ({ id: other })],
    ['a number', (): unknown => 7],
    ['nothing', (): unknown => null],
    ['__proto__', (): unknown => '__proto__'],
    ['10 kB', (): unknown => 'x'.repeat(10_000)],
  ])('is refused for %s, and nothing of theirs is heard', async (_, roomOf) => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const line = await exchange.call(hari)
    const received = receivedBy(line)

    expect(await say(line, 'joinRoom', roomOf(sita.id))).toEqual(FORBIDDEN)
    expect(await say(line, 'joinRoom', hari.id)).toEqual({ ok: true })

    const own = await posted(hari)
    await comment(await person('gita'), await posted(sita))
    await comment(await person('gita'), own)
    await expect
      .poll(() => received)
      .toMatchObject([{ facts: { notification: { ad: { _id: own } } } }])
  })

  test('is refused four times a minute; the fifth time ends the line, and the log knows', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const line = await exchange.call(hari)
    logged.length = 0
    for (let count = 1; count <= 4; count++) {
      expect(await say(line, 'joinRoom', sita.id)).toEqual(FORBIDDEN)
    }
    expect(line.connected).toBe(true)
    line.emit('joinRoom', sita.id)
    await soon(() => line.connected).toBe(false)
    expect(logged).toEqual(Array(5).fill('Asked for the room of another.'))
  })
})

describe('openPost', () => {
  test('is answered alike for what is deleted, blocked either way, or was never there', async () => {
    const [sita, hari, gita] = [await person('sita'), await person('hari'), await person('gita')]
    const [ofSita, ofGita, gone] = [await posted(sita), await posted(gita), await posted(gita)]
    await block(hari, sita)
    await block(gita, hari)
    await takeDown(gone)
    const line = await exchange.call(hari)
    for (const id of [ofSita, ofGita, gone, '1']) {
      expect(await say(line, 'openPost', id)).toEqual(NOT_FOUND)
    }
    expect(roomsOf(line)).toEqual([])
  })

  test.each(['', 'x', '1.5', '-1', `${2n ** 63n}`, 7, null, {}, ['1'], 'post:1'])(
    'of %j is malformed',
    async (id) => {
      const line = await exchange.call(await person())
      expect(await say(line, 'openPost', id)).toEqual(MALFORMED)
      expect(await say(line, 'closePost', id)).toEqual(MALFORMED)
      expect(await say(line, 'openPost')).toEqual(MALFORMED)
    },
  )

  test('is for at most twenty posts at once', async () => {
    const sita = await person('sita')
    const line = await exchange.call(sita)
    const ids = await Promise.all(Array.from({ length: 21 }, () => posted(sita)))
    // A post that is requested twice counts once.
    const room = `post:${ids[0]}`
    await socketOf(line).join([room, ...ids.slice(1, 20).map((id) => `post:${id}`)])

    expect(await say(line, 'openPost', ids[0])).toEqual({ ok: true })
    expect(await say(line, 'openPost', ids[20])).toEqual({ ok: false, code: 'too_many' })
    expect(await say(line, 'closePost', ids[0])).toEqual({ ok: true })
    expect(await say(line, 'openPost', ids[20])).toEqual({ ok: true })
  })

  test('then closePost leaves it closed, also when nobody waited for the answer', async () => {
    const sita = await person('sita')
    const id = await posted(sita)
    const line = await exchange.call(sita)
    await holdingPosts(() => {
      line.emit('openPost', id)
      line.emit('closePost', id)
    })
    const other = await posted(sita)
    expect(await say(line, 'openPost', other)).toEqual({ ok: true })
    expect(roomsOf(line)).toEqual([`post:${other}`])
  })

  test('leaves nothing behind when the browser goes away meanwhile', async () => {
    const sita = await person('sita')
    const id = await posted(sita)
    const line = await exchange.call(sita)
    const socket = socketOf(line)
    const gone = new Promise((resolve) => socket.once('disconnect', resolve))
    await holdingPosts(
      () => line.emit('openPost', id),
      async () => {
        line.disconnect()
        await gone
      },
    )
    await sql`select from post_stats where post_id = ${id}`
    expect(exchange.io.sockets.adapter.rooms.has(`post:${id}`)).toBe(false)
  })
})

describe('watchScores', () => {
  test('watches what is visible of the posts that are named, and nothing else any more', async () => {
    const [sita, hari, gita] = [await person('sita'), await person('hari'), await person('gita')]
    const [first, second] = [await posted(sita), await posted(sita)]
    const [ofBlocked, gone] = [await posted(gita), await posted(sita)]
    await block(gita, hari)
    await takeDown(gone)
    const line = await exchange.call(hari)

    const all = [first, second, ofBlocked, gone, '1']
    expect(await say(line, 'watchScores', all)).toEqual({ ok: true })
    expect(roomsOf(line).sort()).toEqual([`score:${first}`, `score:${second}`].sort())
    await say(line, 'openPost', first)
    expect(await say(line, 'watchScores', [second])).toEqual({ ok: true })
    expect(roomsOf(line).sort()).toEqual([`post:${first}`, `score:${second}`])
    expect(await say(line, 'watchScores', [])).toEqual({ ok: true })
    expect(roomsOf(line)).toEqual([`post:${first}`])
  })

  test.each([null, {}, '1', 7, [7], ['x'], ['-1'], Array(51).fill('1')])(
    'of %j is malformed',
    async (ids) => {
      const line = await exchange.call(await person())
      expect(await say(line, 'watchScores', ids)).toEqual(MALFORMED)
      expect(roomsOf(line)).toEqual([])
    },
  )
})

describe('newComment and editComment', () => {
  test('are taken from the author alone, and nothing follows from them', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const postId = await posted(sita)
    const { comment: written } = await comment(hari, postId)
    const [own, foreign, listener] = [
      await exchange.call(hari),
      await exchange.call(sita),
      await exchange.call(await person('gita')),
    ]
    await say(listener, 'openPost', postId)
    const received = receivedBy(listener)
    const before = await countNotifications(sita)
    const sent = { comment: written, userId: hari.id }

    for (let count = 0; count < 5; count++) {
      expect(await say(own, 'newComment', sent)).toEqual({ ok: true })
      const edited = { updatedComment: written, userId: hari.id }
      expect(await say(own, 'editComment', edited)).toEqual({ ok: true })
    }
    const forged = { comment: { ...written, content: 'Forged' }, userId: hari.id }
    expect(await say(foreign, 'newComment', forged)).toEqual(NOT_FOUND)
    expect(await say(foreign, 'editComment', { updatedComment: forged.comment })).toEqual(NOT_FOUND)

    // The next real comment is the first event that anybody receives.
    await comment(hari, postId, 'True')
    await soon(() => received).toMatchObject([{ facts: { comment: { content: 'True' } } }])
    const [row] = await sql`select content from comments where id = ${written._id}`
    expect(row).toEqual({ content: 'Well said' })
    expect(await countNotifications(sita)).toBe(before)
  })

  test.each([
    null,
    {},
    [],
    'x',
    7,
    { comment: null },
    { comment: {} },
    { comment: { _id: 7 } },
    { comment: { _id: "1' or 1=1" } },
    { comment: { _id: { $ne: null } } },
  ])('%j is malformed', async (sent) => {
    const line = await exchange.call(await person())
    expect(await say(line, 'newComment', sent)).toEqual(MALFORMED)
    expect(await say(line, 'editComment', sent)).toEqual(MALFORMED)
  })

  test('of a comment that is deleted, or was never there, is not found', async () => {
    const sita = await person('sita')
    const { comment: written } = await comment(sita, await posted(sita))
    await sita.call(commentApi.remove, { params: { id: written._id } })
    const line = await exchange.call(sita)
    expect(await say(line, 'newComment', { comment: written })).toEqual(NOT_FOUND)
    expect(await say(line, 'newComment', { comment: { _id: '1' } })).toEqual(NOT_FOUND)
  })
})

test('a call that fails is answered so, and the line stays', async () => {
  const sita = await person('sita')
  const line = await exchange.call(sita)
  const id = await posted(sita)
  await sql`alter table post_stats rename to post_stats_away`
  const answer = await say(line, 'openPost', id).finally(
    () => sql`alter table post_stats_away rename to post_stats`,
  )
  expect(answer).toEqual({ ok: false, code: 'internal' })
  expect(await say(line, 'openPost', id)).toEqual({ ok: true })
})

function comment(author: Person, ad: string, content = 'Well said') {
  return author.call(commentApi.create, { body: { content, ad } })
}

/** Locks the posts until the request waits for them, then does the rest. */
async function holdingPosts(ask: () => void, meanwhile = async () => {}) {
  await sql.begin(async (held) => {
    await held`lock table post_stats in access exclusive mode`
    ask()
    await soon(() => sql`select from pg_locks where not granted`).toHaveLength(1)
    await meanwhile()
  })
}

function socketOf(line: Line) {
  return exchange.io.sockets.sockets.get(line.id!)!
}

function roomsOf(line: Line) {
  return [...socketOf(line).rooms].filter((room) => /^(post|score):/.test(room))
}

async function countNotifications({ id }: Person) {
  const [{ count }] = await sql<[{ count: number }]>`
    select count(*)::int from notifications where user_id = ${id}`
  return count
}
