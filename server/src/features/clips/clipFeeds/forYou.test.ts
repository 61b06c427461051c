import { clipApi } from '@jes/contract/clips/clips'
import { beforeEach, describe, expect, test } from 'vitest'
import { clipped } from '#test/clipped.ts'
import { founded, joined } from '#test/hubs.ts'
import { follow, posted } from '#test/postings.ts'
import { ask, type Person, person, sql, visitor } from '#test/world.ts'
import { STRETCH } from './forYou.ts'

type Who = { token?: string | undefined }
type Page = { clips: { _id: string }[]; nextCursor: string | null }

let reader: Person
let authors: Person[]

beforeEach(async () => {
  await sql`delete from posts`
  reader = await person('reader')
  authors = []
})

async function page(who: Who, { cursor = '', limit = 50, language = 'en' } = {}) {
  const query = { feed: 'foryou' as const, limit, ...(cursor && { cursor }) }
  const headers = { 'accept-language': language }
  const reply = await ask(clipApi.list, { query }, { token: who.token, headers })
  expect(reply.statusCode).toBe(200)
  return reply.json<Page>()
}

async function forYou(who: Who = reader, language = 'en') {
  return (await page(who, { language })).clips.map(({ _id }) => _id)
}

/** So many clips of as many people, played by many, the best first. */
async function famous(count: number, traits: Parameters<typeof clipped>[1] = {}) {
  const ids: string[] = []
  for (let index = 0; index < count; index++) {
    const star = await person('star')
    authors.push(star)
    ids.push(
      await clipped(star, { plays: 300, completion: 300 - index * 3, hoursOld: 100, ...traits }),
    )
  }
  return ids
}

async function see(...ids: string[]) {
  for (const [index, id] of ids.entries()) {
    await sql`
      insert into clip_seen (user_id, clip_id, seen_at)
      values (${reader.id}, ${id}, now() - make_interval(days => ${ids.length - index}))`
  }
}

describe('a member', () => {
  test('gets the best by rank, not what they made themselves', async () => {
    const ids = await famous(6)
    await clipped(reader, { plays: 300, completion: 450 })
    expect(await forYou()).toEqual(ids)
  })

  test('gets in every ten two of followed people and two that few have seen', async () => {
    const best = await famous(10)
    const friend = await person('friend')
    const other = await person('friend')
    await follow(reader, friend, other)
    const followed = [
      await clipped(friend, { plays: 300, hoursOld: 200 }),
      await clipped(other, { plays: 300, hoursOld: 201 }),
    ]
    const fresh = [
      await clipped(await person('new'), { plays: 3, hoursOld: 71 }),
      await clipped(await person('new'), { plays: 5, hoursOld: 70 }),
    ]
    // Their rank comes from their age alone: exploration has to work without it.
    await sql`update clip_counts set rank = 0 where post_id = any(${fresh}::bigint[])`
    await clipped(await person('new'), { plays: 0, hoursOld: 73 })
    const ids = await forYou()
    expect([ids[2], ids[7]]).toEqual(followed)
    expect([ids[4], ids[9]]).toEqual(fresh)
    expect(ids.slice(0, 2)).toEqual(best.slice(0, 2))
  })

  test('does not get the same creator twice within five', async () => {
    await famous(8)
    const star = await person('star')
    for (let count = 0; count < 3; count++)
      await clipped(star, { plays: 300, completion: 440, hoursOld: 100 })
    const { clips } = await reader.call(clipApi.list, { query: { limit: 50 } })
    const places = clips.flatMap(({ user }, index) => (user._id === star.id ? index : []))
    expect(places).toEqual([0, 5, 10])
  })

  test('finds nearer what their people, hubs and language speak of', async () => {
    const [first, second] = await famous(2)
    expect(await forYou()).toEqual([first, second])

    await sql`update posts set language = 'ne' where id = ${second!}`
    expect(await forYou(reader, 'ne')).toEqual([second, first])
    expect(await forYou(reader, 'en')).toEqual([first, second])

    const hub = await founded(authors[1]!)
    const third = await clipped(authors[1]!, { hub, plays: 300, completion: 290, hoursOld: 100 })
    expect((await forYou())[0]).toBe(first)
    await joined(hub, reader)
    expect((await forYou())[0]).toBe(third)
  })

  test('finds nearer the creators whom they like or follow', async () => {
    const [first, second] = await famous(2)
    const liked = await posted(authors[1]!, { hoursOld: 400 })
    await sql`insert into bookmarks (user_id, post_id) values (${reader.id}, ${liked})`
    expect(await forYou()).toEqual([second, first])
    await sql`delete from bookmarks`
    expect(await forYou()).toEqual([first, second])
    await follow(reader, authors[1]!)
    expect(await forYou()).toEqual([second, first])
  })
})

describe('what was seen', () => {
  test('is left out, for this member only', async () => {
    const ids = await famous(25)
    await see(ids[0]!)
    expect(await forYou()).toEqual(ids.slice(1))
    expect(await forYou(await person('other'))).toHaveLength(25)
  })

  test('comes again at the end where little is left, the longest ago first', async () => {
    const ids = await famous(5)
    await see(ids[3]!, ids[0]!, ids[1]!)
    expect(await forYou()).toEqual([ids[2], ids[4], ids[3], ids[0], ids[1]])
    await see(ids[2]!, ids[4]!)
    expect(await forYou()).toHaveLength(5)
  })

  test('never comes again when it was hidden, not even in a list that is being read', async () => {
    const ids = await famous(6)
    const { nextCursor } = await page(reader, { limit: 2 })
    await see(...ids.slice(0, 4))
    await sql`update clip_seen set is_hidden = true where clip_id = any(${[ids[0]!, ids[3]!]}::bigint[])`
    const rest = await page(reader, { cursor: nextCursor ?? '' })
    expect(rest.clips.map(({ _id }) => _id)).toEqual([ids[2], ids[4], ids[5]])
    expect(await forYou()).toEqual([ids[4], ids[5], ids[1], ids[2]])
  })
})

describe('a visitor', () => {
  test('gets the best by rank, what is in their language somewhat before', async () => {
    const ids = await famous(3)
    await sql`update posts set language = 'ne' where id = ${ids[1]!}`
    expect(await forYou({}, 'en')).toEqual([ids[0], ids[2], ids[1]])
    expect(await forYou({}, 'ne')).toEqual([ids[1], ids[0], ids[2]])
  })
})

describe('reading on', () => {
  test.each(['member', 'visitor'])(
    'repeats nothing and loses nothing while ranks change: %s',
    async (who) => {
      const makers = await Promise.all(Array.from({ length: 9 }, () => person('maker')))
      const all: string[] = []
      for (let index = 0; index < STRETCH + 60; index++) {
        const traits = { hoursOld: index, plays: (index * 37) % 400, completion: index % 90 }
        all.push(await clipped(makers[index % makers.length]!, traits))
      }
      const read: string[] = []
      let cursor: string | null = ''
      while (cursor !== null) {
        const next: Page = await page(who === 'member' ? reader : {}, { cursor, limit: 25 })
        read.push(...next.clips.map(({ _id }) => _id))
        cursor = next.nextCursor
        await sql`update clip_counts set rank = rank + random() * 20 - 10`
        await clipped(makers[0]!, { plays: 300, completion: 450 })
      }
      expect(new Set(read).size).toBe(read.length)
      expect(all.filter((id) => !read.includes(id))).toEqual([])
    },
  )

  test('is for whom the list was made', async () => {
    await famous(3)
    const { nextCursor } = await page(reader, { limit: 1 })
    for (const who of [await person('other'), visitor]) {
      const attempt = who.call(clipApi.list, { query: { cursor: nextCursor! } })
      await expect(attempt).rejects.toMatchObject({ status: 400 })
    }
  })
})
