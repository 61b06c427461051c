import { type PostPage, postApi } from '@jes/contract/posts/posts'
import { beforeAll, describe, expect, test } from 'vitest'
import { block, follow, posted } from '#test/postings.ts'
import { type callerWith, type Person, person, sql, visitor } from '#test/world.ts'
import { STRETCH } from './orders.ts'

type Reader = Pick<ReturnType<typeof callerWith>, 'call'>

const PAGES = 12
const LIMIT = 30

let authors: Person[]
let voter: Person
/** More than one stretch, so that the reading crosses a boundary. */
const all: string[] = []

beforeAll(async () => {
  authors = await Promise.all(Array.from({ length: 12 }, () => person('author')))
  voter = await person('voter')
  for (let index = 0; index < STRETCH + 120; index++) {
    const author = authors[index % authors.length]!
    all.push(await posted(author, { hoursOld: index / 3, votes: 1 + (index % 7) }))
  }
})

/** Reads page after page while others vote and write. */
async function scroll(reader: Reader, feed: 'popular' | 'home', pages = PAGES) {
  const seen: PostPage['ads'] = []
  let cursor: string | undefined
  for (let page = 0; page < pages; page++) {
    const query = { feed, limit: LIMIT, ...(cursor && { cursor }) }
    const { ads, nextCursor } = await reader.call(postApi.list, { query })
    seen.push(...ads)
    await stir(page)
    if (!nextCursor) break
    cursor = nextCursor
  }
  return { seen, ids: seen.map(({ _id }) => _id), cursor }
}

/** Moves old posts far up and shown ones down, and adds a new one. */
async function stir(round: number) {
  const [risen, fallen] = [all.at(-1 - round * 9)!, all[round * 11]!]
  await voter.call(postApi.vote, { params: { id: risen }, body: { value: 1 } })
  await voter.call(postApi.vote, { params: { id: fallen }, body: { value: -1 } })
  await sql`update post_stats set rank = rank + 50 where post_id = ${risen}`
  await posted(authors[0]!, { votes: 100 })
}

describe('twelve pages while votes arrive', () => {
  test.each(['popular', 'home'] as const)('%s repeats nothing and loses nothing', async (feed) => {
    const reader = await person('reader')
    await follow(reader, ...authors.slice(0, 5))
    const [{ count: before }] = await sql<[{ count: number }]>`
      select count(*)::int from post_stats where is_live`

    const { ids } = await scroll(reader, feed)
    expect(ids).toHaveLength(PAGES * LIMIT)
    expect(new Set(ids).size).toBe(ids.length)

    const whole = await scroll(await person('patient'), feed, 100)
    expect(new Set(whole.ids).size).toBe(whole.ids.length)
    expect(all.filter((id) => !whole.ids.includes(id))).toEqual([])
    expect(whole.ids.length).toBeGreaterThanOrEqual(before)
  })

  test('a visitor reads the same way, at home too', async () => {
    const { ids } = await scroll(visitor, 'home')
    expect(new Set(ids).size).toBe(PAGES * LIMIT)
  })
})

describe('a fixed list', () => {
  test('is for the member it was made for, and for its own feed', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const { cursor } = await scroll(sita, 'home', 1)
    for (const [who, feed] of [
      [hari, 'home'],
      [visitor, 'home'],
      [sita, 'popular'],
    ] as const) {
      const attempt = who.call(postApi.list, { query: { feed, cursor } })
      await expect(attempt).rejects.toMatchObject({
        status: 400,
        error: 'This page no longer exists',
      })
    }
  })

  test('passes over what the viewer may not see, and the pages stay full', async () => {
    const sita = await person('sita')
    await block(authors[1]!, sita)
    const { seen } = await scroll(sita, 'popular', 2)
    expect(seen).toHaveLength(2 * LIMIT)
    expect(seen.filter((post) => post.user._id === authors[1]!.id)).toEqual([])
  })
})

describe('For you', () => {
  test('says why each post is there', async () => {
    const reader = await person('reader')
    await follow(reader, authors[2]!)
    const { seen } = await scroll(reader, 'home', 1)
    const followed = seen.filter((post) => post.user._id === authors[2]!.id)
    expect(followed.length).toBeGreaterThan(0)
    for (const { why } of followed) {
      expect(why).toEqual({ reason: 'following', name: authors[2]!.username })
    }
    expect(seen.map(({ why }) => why?.reason)).toContain('popular')
    expect(seen[5]!.why).toEqual({ reason: 'newVoice', name: seen[5]!.user.username })
  })

  test('leaves out one’s own posts and those of whom one has blocked', async () => {
    const reader = await person('reader')
    await posted(reader, { votes: 1000 })
    await block(reader, authors[3]!)
    const { seen } = await scroll(reader, 'home', 2)
    const writers = new Set(seen.map((post) => post.user._id))
    expect(writers.has(authors[3]!.id)).toBe(false)
    expect(writers.has(reader.id)).toBe(false)
  })
})
