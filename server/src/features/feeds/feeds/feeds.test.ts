import { type PostPage, postApi } from '@jes/contract/posts/posts'
import { describe, expect, test } from 'vitest'
import { clipped } from '#test/clipped.ts'
import { block, follow, posted, takeDown } from '#test/postings.ts'
import { ask, givePass, newName, person, sql, visitor } from '#test/world.ts'

const idsOf = (page: PostPage) => page.ads.map(({ _id }) => _id)
const list = postApi.list

describe('Latest', () => {
  test('shows everybody the newest posts first, page after page, though new ones arrive', async () => {
    const sita = await person('sita')
    const ids = [await posted(sita), await posted(sita), await posted(sita)].reverse()

    const first = await visitor.call(list, { query: { feed: 'latest', limit: 2 } })
    expect(idsOf(first)).toEqual(ids.slice(0, 2))
    await posted(sita)
    const cursor = first.nextCursor!
    const second = await visitor.call(list, { query: { feed: 'latest', limit: 1, cursor } })
    expect(idsOf(second)).toEqual(ids.slice(2))
  })

  test('leaves out what is gone, and both sides of a block', async () => {
    const [sita, hari, gita] = [await person('sita'), await person('hari'), await person('gita')]
    const [bySita, byHari, byGita] = [await posted(sita), await posted(hari), await posted(gita)]
    const gone = await posted(sita)
    await takeDown(gone)
    await block(sita, hari)

    const query = { feed: 'latest', limit: 4 } as const
    expect(idsOf(await visitor.call(list, { query }))).not.toContain(gone)
    expect(idsOf(await gita.call(list, { query })).slice(0, 3)).toEqual([byGita, byHari, bySita])
    expect(idsOf(await hari.call(list, { query })).slice(0, 2)).toEqual([byGita, byHari])
    expect(idsOf(await sita.call(list, { query })).slice(0, 2)).toEqual([byGita, bySita])
  })
})

describe('Following', () => {
  test('shows the posts of those one follows and one’s own, newest first, in pages', async () => {
    const [sita, hari, gita] = [await person('sita'), await person('hari'), await person('gita')]
    await follow(sita, hari)
    const ids = [await posted(hari), await posted(sita), await posted(hari)].reverse()
    await posted(gita)

    const first = await sita.call(list, { query: { feed: 'following', limit: 2 } })
    expect(idsOf(first)).toEqual(ids.slice(0, 2))
    const cursor = first.nextCursor!
    const second = await sita.call(list, { query: { feed: 'following', limit: 2, cursor } })
    expect(idsOf(second)).toEqual(ids.slice(2))
    expect(second.nextCursor).toBeNull()

    await block(hari, sita)
    expect(idsOf(await sita.call(list, { query: { feed: 'following' } }))).toEqual([ids[1]])
  })

  test('has all of one who writes much before the one post of each who wrote earlier', async () => {
    const [reader, much] = [await person('reader'), await person('much')]
    const few = [await person('few'), await person('few'), await person('few')]
    const ids: string[] = []
    for (const one of few) {
      await follow(reader, one)
      ids.unshift(await posted(one))
    }
    await follow(reader, much)
    for (let count = 0; count < 4; count++) ids.unshift(await posted(much))

    const read: string[] = []
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const query = { feed: 'following', limit: 2, ...(cursor && { cursor }) } as const
      const page = await reader.call(list, { query })
      read.push(...idsOf(page))
      cursor = page.nextCursor
    }
    expect(read).toEqual(ids)
  })

  test('is for members', async () => {
    const attempt = visitor.call(list, { query: { feed: 'following' } })
    await expect(attempt).rejects.toMatchObject({ status: 401 })
  })
})

describe('a hashtag', () => {
  test('is found in letters of either case, newest, hottest or best first', async () => {
    const sita = await person('sita')
    const tag = newName('दशैं_tag')
    const old = await posted(sita, { hashtags: [tag], votes: 9, hoursOld: 30 })
    const loved = await posted(sita, { hashtags: [tag], votes: 5, hoursOld: 1 })
    const fresh = await posted(sita, { hashtags: [tag] })
    await posted(sita, { hashtags: [`${tag}x`] })
    await takeDown(await posted(sita, { hashtags: [tag] }))

    const found = async (query: object) =>
      idsOf(await visitor.call(list, { query: { hashtag: `#${tag.toUpperCase()}`, ...query } }))
    expect(await found({})).toEqual([fresh, loved, old])
    expect(await found({ sort: 'new' })).toEqual([fresh, loved, old])
    expect(await found({ sort: 'hot' })).toEqual([loved, fresh, old])
    expect(await found({ sort: 'top' })).toEqual([old, loved, fresh])
    expect(await found({ sort: 'top', t: 'day' })).toEqual([loved, fresh])
  })
})

describe('Top', () => {
  test.each([
    ['day', 1],
    ['week', 2],
    ['month', 3],
    ['year', 4],
    ['all', 5],
  ] as const)('of the %s reaches as far back as it says', async (t, count) => {
    const sita = await person('sita')
    const votes = 1_000_000
    const ids: string[] = []
    for (const [index, days] of [0.5, 3, 20, 200, 500].entries()) {
      ids.push(await posted(sita, { hoursOld: days * 24, votes: votes + index }))
    }
    const page = await visitor.call(list, { query: { sort: 'top', t, limit: 50 } })
    const own = idsOf(page).filter((id) => ids.includes(id))
    expect(own).toEqual(ids.slice(0, count).reverse())
    await sql`delete from posts where author_id = ${sita.id}`
  })
})

describe('the posts of a member', () => {
  test('begin with the pinned one, and no change of pin repeats or loses a post', async () => {
    const sita = await person('sita')
    const ids: string[] = []
    for (let count = 0; count < 5; count++) ids.unshift(await posted(sita))
    await pin(sita, ids[3]!)

    const params = { userId: sita.id }
    const first = await visitor.call(postApi.ofUser, { params, query: { limit: 2 } })
    expect(idsOf(first)).toEqual([ids[3], ids[0]])
    expect(first.ads[0]!.isPinned).toBe(true)
    await pin(sita, ids[4]!)
    const query = { limit: 4, cursor: first.nextCursor! }
    const second = await sita.call(postApi.ofUser, { params, query })
    expect(idsOf(second)).toEqual([ids[1], ids[2], ids[4]])
    expect(second.nextCursor).toBeNull()
  })

  test('begin with all pins of a pass, the newest pin first, in pages of any size', async () => {
    const sita = await person('sita')
    await givePass(sita)
    const ids: string[] = []
    for (let count = 0; count < 6; count++) ids.unshift(await posted(sita))
    for (const index of [5, 1, 3]) await pin(sita, ids[index]!)
    const whole = [3, 1, 5, 0, 2, 4].map((index) => ids[index])

    for (const limit of [1, 2, 3, 4, 20]) expect(await readAll(sita.id, limit)).toEqual(whole)

    await givePass(sita, -1)
    expect(await readAll(sita.id, 2)).toEqual([3, 0, 1, 2, 4, 5].map((index) => ids[index]))
    const params = { userId: sita.id }
    const { ads } = await visitor.call(postApi.ofUser, { params, query: {} })
    expect(ads.map(({ isPinned }) => isPinned)).toEqual([true, false, false, false, false, false])
  })

  test('may be their clips alone, newest first, whatever is pinned', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const older = await clipped(sita, { hoursOld: 2 })
    const pinned = await posted(sita)
    const newer = await clipped(sita, { hoursOld: 1 })
    await clipped(hari)
    await pin(sita, pinned)

    const params = { userId: sita.id }
    const first = await visitor.call(postApi.ofUser, { params, query: { kind: 'clip', limit: 1 } })
    expect(idsOf(first)).toEqual([newer])
    const query = { kind: 'clip', cursor: first.nextCursor! } as const
    expect(idsOf(await hari.call(postApi.ofUser, { params, query }))).toEqual([older])
    await block(sita, hari)
    const attempt = hari.call(postApi.ofUser, { params, query: { kind: 'clip' } })
    await expect(attempt).rejects.toMatchObject({ status: 404 })
  })

  test('leave out a pinned one that is gone', async () => {
    const sita = await person('sita')
    const [first, gone] = [await posted(sita), await posted(sita)]
    await pin(sita, gone)
    await takeDown(gone)
    const page = await visitor.call(postApi.ofUser, { params: { userId: sita.id }, query: {} })
    expect(idsOf(page)).toEqual([first])
  })

  test('are not there for somebody blocked, nor is a member who never was', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    await posted(sita)
    await block(sita, hari)
    for (const [who, userId] of [
      [hari, sita.id],
      [sita, hari.id],
      [visitor, '1'],
    ] as const) {
      const attempt = who.call(postApi.ofUser, { params: { userId }, query: {} })
      await expect(attempt).rejects.toMatchObject({ status: 404 })
    }
  })
})

let pins = 0

/** Each pin one second after the one before. */
async function pin({ id }: { id: string }, postId: string) {
  await sql`
    insert into pinned_posts (post_id, user_id, pinned_at)
    values (${postId}, ${id}, now() + make_interval(secs => ${pins++}))`
}

async function readAll(userId: string, limit: number) {
  const ids: string[] = []
  let cursor: string | undefined
  do {
    const query = { limit, cursor }
    const page = await visitor.call(postApi.ofUser, { params: { userId }, query })
    ids.push(...idsOf(page))
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  return ids
}

describe('the count of new posts', () => {
  test('counts what others wrote since', async () => {
    const [sita, hari, gita] = [await person('sita'), await person('hari'), await person('gita')]
    await follow(sita, hari)
    const since = await posted(sita)
    await posted(hari)
    await posted(gita)
    await posted(sita)
    await takeDown(await posted(gita))

    const count = async (who: typeof visitor, feed: 'latest' | 'home' | 'following') =>
      (await who.call(postApi.countNew, { query: { feed, since } })).count
    expect(await count(sita, 'latest')).toBe(2)
    expect(await count(sita, 'home')).toBe(2)
    expect(await count(sita, 'following')).toBe(1)
    expect(await count(visitor, 'latest')).toBe(3)
    await expect(count(visitor, 'following')).rejects.toMatchObject({ status: 401 })
  })
})

describe('bad input', () => {
  test.each([
    'feed=best',
    'sort=old',
    't=hour',
    'limit=0',
    'limit=51',
    'limit=1e1',
    'hashtag=',
    'cursor=%00',
    'feed=latest&cursor=bm9uc2Vuc2U',
    'feed=latest&cursor=OTk5OTk5OTk5OTk5OTk5OTk5OQ',
    'feed=popular&cursor=MSAy',
    'feed=home&feed=latest',
  ])('is refused: %s', async (query) => {
    const reply = await ask({ ...list, path: `/api/ads?${query}` as '/api/ads' }, { query: {} })
    expect(reply.statusCode).toBe(400)
  })
})
