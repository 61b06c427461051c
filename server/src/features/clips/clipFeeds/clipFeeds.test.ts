import { clipApi } from '@jes/contract/clips/clips'
import { beforeEach, describe, expect, test } from 'vitest'
import { config } from '#lib/config.ts'
import { clipped } from '#test/clipped.ts'
import { founded, joined } from '#test/hubs.ts'
import { block, follow, posted, takeDown } from '#test/postings.ts'
import { mute, muteHub } from '#test/relating.ts'
import { ask, type Person, person, sql, visitor } from '#test/world.ts'

type Reader = Pick<Person, 'call'>
type Feed = 'foryou' | 'following' | 'latest'
const FEEDS: Feed[] = ['foryou', 'following', 'latest']

let author: Person
let reader: Person

beforeEach(async () => {
  await sql`delete from posts`
  ;[author, reader] = [await person('author'), await person('reader')]
})

async function page(who: Reader, feed: Feed, more: { cursor?: string; limit?: number } = {}) {
  return who.call(clipApi.list, { query: { feed, ...more } })
}

async function idsOf(who: Reader, feed: Feed) {
  const { clips } = await page(who, feed, { limit: 50 })
  return clips.map(({ _id }) => _id)
}

describe('the feed', () => {
  test('is closed while there is no clip, and while it is switched off', async () => {
    await posted(author)
    const nothing = { clips: [], nextCursor: null, isOpen: false }
    for (const feed of FEEDS) expect(await page(reader, feed)).toEqual(nothing)

    await clipped(author)
    for (const feed of FEEDS) expect(await page(reader, feed)).toMatchObject({ isOpen: true })

    config.CLIPS_FEED = false
    try {
      for (const feed of FEEDS) expect(await page(reader, feed)).toEqual(nothing)
    } finally {
      config.CLIPS_FEED = true
    }
  })

  test('stays closed while all clips are private or gone', async () => {
    const hub = await founded(author, { isPrivate: true })
    await clipped(author, { hub })
    await takeDown(await clipped(author))
    expect(await page(visitor, 'foryou')).toMatchObject({ clips: [], isOpen: false })
  })

  test('of followed people is for members', async () => {
    await expect(page(visitor, 'following')).rejects.toMatchObject({ status: 401 })
  })

  test.each(['mine', ''])('rejects a feed that is none: %j', async (feed) => {
    const reply = await ask(clipApi.list, { query: { feed: feed as Feed } })
    expect(reply.statusCode).toBe(400)
  })

  test.each(FEEDS)('%s rejects a cursor that we did not write', async (feed) => {
    await clipped(author)
    const attempt = page(reader, feed, { cursor: 'abc' })
    await expect(attempt).rejects.toMatchObject({
      status: 400,
      error: 'This page no longer exists',
    })
  })
})

test('a clip comes as a post with its video', async () => {
  const id = await clipped(author, { caption: 'Steam', durationMs: 12_000 })
  const { clips } = await page(visitor, 'latest')
  expect(clips).toMatchObject([
    {
      _id: id,
      kind: 'clip',
      content: 'Steam',
      user: { username: author.username },
      clip: { durationMs: 12_000, hasSound: true, captions: [] },
    },
  ])
  const { clip, images } = clips[0]!
  expect(clip?.sizes.map(({ lines }) => lines)).toEqual([360, 540, 720])
  expect(clip?.sizes[0]?.url).toMatch(/^\/media\/.*-360\.mp4$/)
  expect(images[0]?.url).toMatch(/\.webp$/)
})

describe('latest', () => {
  test('has the newest first, page by page, without posts', async () => {
    const ids: string[] = []
    for (let hour = 0; hour < 5; hour++) ids.push(await clipped(author, { hoursOld: hour }))
    await posted(author)
    const first = await page(visitor, 'latest', { limit: 2 })
    const second = await page(visitor, 'latest', { limit: 2, cursor: first.nextCursor! })
    const third = await page(visitor, 'latest', { limit: 2, cursor: second.nextCursor! })
    const read = [first, second, third].flatMap(({ clips }) => clips.map(({ _id }) => _id))
    expect(read).toEqual(ids)
    expect(third.nextCursor).toBeNull()
  })
})

describe('following', () => {
  test('has the newest of followed people and of joined hubs, each once', async () => {
    const [friend, stranger] = [await person('friend'), await person('stranger')]
    const [mine, secret, other] = [
      await founded(author),
      await founded(author, { isPrivate: true }),
      await founded(author),
    ]
    await follow(reader, friend)
    await joined(mine, reader)
    await joined(secret, reader)
    const inHub = await clipped(stranger, { hub: mine, hoursOld: 1 })
    const inSecret = await clipped(stranger, { hub: secret, hoursOld: 2 })
    const both = await clipped(friend, { hub: mine, hoursOld: 3 })
    const ofFriend = await clipped(friend, { hoursOld: 4 })
    await clipped(stranger, { hub: other })
    await clipped(stranger)
    expect(await idsOf(reader, 'following')).toEqual([inHub, inSecret, both, ofFriend])

    const first = await page(reader, 'following', { limit: 2 })
    const next = await page(reader, 'following', { limit: 2, cursor: first.nextCursor! })
    expect(next.clips.map(({ _id }) => _id)).toEqual([both, ofFriend])
    expect(next.nextCursor).toBeNull()
  })
})

test('following has nothing of muted people and hubs, but what one made there oneself', async () => {
  const [muted, stranger] = [await person('muted'), await person('stranger')]
  const [loud, left] = [await founded(author), await founded(author)]
  for (const one of [author, muted]) await follow(reader, one)
  await joined(loud, reader)
  const ofFriend = await clipped(author, { hoursOld: 3 })
  const own = await clipped(reader, { hub: loud, hoursOld: 2 })
  const ofMuted = await clipped(muted, { hoursOld: 1 })
  await clipped(reader, { hub: left })
  const inLoud = await clipped(stranger, { hub: loud })
  expect(await idsOf(reader, 'following')).toEqual([inLoud, ofMuted, own, ofFriend])

  await mute(reader, muted)
  for (const hub of [loud, left]) await muteHub(reader, hub)
  expect(await idsOf(reader, 'following')).toEqual([own, ofFriend])
})

test('following goes on behind many that are gone', async () => {
  await follow(reader, author)
  const old = await clipped(author, { hoursOld: 9 })
  for (let count = 0; count < 7; count++) await takeDown(await clipped(author))
  const { clips, nextCursor } = await page(reader, 'following', { limit: 2 })
  expect([clips.map(({ _id }) => _id), nextCursor]).toEqual([[old], null])
})

describe('what one may not see', () => {
  test.each(FEEDS)('is not in %s', async (feed) => {
    const friends = [await person('friend'), await person('blocked'), await person('blocker')]
    const [friend, blocked, blocker] = friends as [Person, Person, Person]
    await follow(reader, ...friends)
    const secret = await founded(friend, { isPrivate: true })
    const shown = await clipped(friend)
    await clipped(friend, { hub: secret })
    await takeDown(await clipped(friend))
    const open = await founded(friend)
    await joined(open, reader)
    for (const state of ['held', 'removed'])
      await sql`select moderate_post(${await clipped(friend, { hub: open })}, ${state})`
    await clipped(blocked)
    await clipped(blocker)
    await block(reader, blocked)
    await block(blocker, reader)
    expect(await idsOf(reader, feed)).toEqual([shown])
  })

  test('what waits to be ready is in no feed', async () => {
    const shown = await clipped(author)
    await sql`
      insert into clips (owner_id, caption, state, key) values (${author.id}, 'Soon', 'processing', 'te/st/soon')`
    for (const feed of ['foryou', 'latest'] as const) {
      expect(await idsOf(author, feed)).toEqual(feed === 'latest' ? [shown] : [])
    }
  })
})
