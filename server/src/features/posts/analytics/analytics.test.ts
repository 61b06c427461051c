import { type Analytics, analyticsApi } from '@jes/contract/posts/analytics'
import { postApi } from '@jes/contract/posts/posts'
import { beforeEach, describe, expect, test } from 'vitest'
import { flushReading, markRead } from '#features/posts/engagement/buffer.ts'
import { flushViews } from '#features/posts/views/buffer.ts'
import { clipped } from '#test/clipped.ts'
import { follow, posted, takeDown } from '#test/postings.ts'
import { FIREFOX } from '#test/watching.ts'
import { ask, givePass, type Person, person, sql, visitor } from '#test/world.ts'

let author: Person

beforeEach(async () => {
  author = await person('author')
  await givePass(author)
})

function analytics(days?: '7' | '28' | '90') {
  return author.call(analyticsApi.mine, { query: days ? { days } : {} })
}

async function look(who: Person, id: string) {
  await ask(
    postApi.view,
    { params: { id } },
    { token: who.token, headers: { 'user-agent': FIREFOX } },
  )
  await flushViews(sql)
}

async function comment(who: Person, postId: string, daysAgo = 0) {
  await sql`
    insert into comments (post_id, author_id, content, body, wilson, created_at, changed_at)
    values (${postId}, ${who.id}, 'Ramro', '[]', 0, now() - make_interval(days => ${daysAgo}),
      now() - make_interval(days => ${daysAgo}))`
}

async function vote(who: Person, postId: string, daysAgo = 0) {
  await sql`
    insert into post_votes (post_id, user_id, value, created_at)
    values (${postId}, ${who.id}, 1, now() - make_interval(days => ${daysAgo}))`
}

async function day(postId: string, daysAgo: number, views: number, minutes = 0) {
  await sql`
    insert into post_days (author_id, day, post_id, views, engaged_ms)
    values (${author.id}, (now() at time zone 'Asia/Kathmandu')::date - ${daysAgo}::int, ${postId}, ${views},
      ${minutes * 60_000})`
}

const NONE = { views: 0, engagedMinutes: 0, newFollowers: 0, votes: 0, comments: 0 }

describe('analytics', () => {
  test('need a pass, and somebody', async () => {
    await givePass(author, -1)
    await expect(analytics()).rejects.toMatchObject({
      status: 403,
      error: 'This needs a Premium pass',
    })
    await expect(visitor.call(analyticsApi.mine, { query: {} })).rejects.toMatchObject({
      status: 401,
    })
  })

  test('know no other spans than these', async () => {
    const reply = await ask(
      analyticsApi.mine,
      { query: { days: '365' as '90' } },
      { token: author.token },
    )
    expect(reply.statusCode).toBe(400)
  })

  test('of who wrote nothing are a row of empty days', async () => {
    const found = await analytics()
    expect(found).toMatchObject({ totals: NONE, before: NONE, posts: [] })
    expect(found.days).toHaveLength(28)
    expect(found.days.map(({ day }) => day)).toEqual([...found.days.map(({ day }) => day)].sort())
    const [{ today }] = await sql<[{ today: string }]>`
      select to_char(now() at time zone 'Asia/Kathmandu', 'YYYY-MM-DD') as today`
    expect(found.days.at(-1)).toEqual({ day: today, ...NONE })
  })

  test('count today what others did, and nothing that the author did', async () => {
    const [reader, id] = [await person('reader'), await posted(author)]
    for (const who of [reader, author]) {
      await look(who, id)
      await comment(who, id)
      await vote(who, id)
      markRead({ memberId: who.id, postId: id, ms: 15_000 })
    }
    await flushReading(sql)
    await follow(reader, author)
    const { totals, days, posts } = await analytics('7')
    const expected = { views: 1, engagedMinutes: 0.25, newFollowers: 1, votes: 1, comments: 1 }
    expect(totals).toEqual(expected)
    expect(days.at(-1)).toMatchObject(expected)
    expect(days).toHaveLength(7)
    expect(posts).toMatchObject([{ _id: id, kind: 'post', title: 'Momo', views: 1 }])
  })

  test('compare with as many days before', async () => {
    const [reader, other, id] = [
      await person('reader'),
      await person('other'),
      await posted(author, { hoursOld: 24 * 60 }),
    ]
    await day(id, 0, 5, 2)
    await day(id, 6, 1)
    await day(id, 7, 3, 1)
    await day(id, 13, 4)
    await day(id, 14, 100)
    await vote(reader, id, 3)
    await vote(other, id, 10)
    await comment(reader, id, 8)
    await comment(reader, id, 20)
    await follow(reader, author)
    await sql`update follows set created_at = now() - interval '9 days' where followed_id = ${author.id}`
    const { totals, before }: Analytics = await analytics('7')
    expect(totals).toEqual({ ...NONE, views: 6, engagedMinutes: 2, votes: 1 })
    expect(before).toEqual({ views: 7, engagedMinutes: 1, newFollowers: 1, votes: 1, comments: 1 })
  })

  test('leave out comments that are gone', async () => {
    const [reader, id] = [await person('reader'), await posted(author)]
    await comment(reader, id)
    await sql`
      update comments set state = 'deleted', deleted_at = now(), changed_at = now() where post_id = ${id}`
    expect((await analytics()).totals.comments).toBe(0)
  })

  test('name the ten that were opened most, of those that are still there', async () => {
    const [gone, clip] = [await posted(author), await clipped(author)]
    await day(gone, 0, 100)
    await day(clip, 1, 50, 3)
    await takeDown(gone)
    for (let views = 1; views <= 11; views++) await day(await posted(author), 2, views)
    await day(await posted(await person('other')), 40, 1_000)
    const { posts } = await analytics()
    expect(posts.map(({ views }) => views)).toEqual([50, 11, 10, 9, 8, 7, 6, 5, 4, 3])
    expect(posts[0]).toMatchObject({ _id: clip, kind: 'clip', engagedMinutes: 3, score: 1 })
  })

  test('are of nobody else', async () => {
    const other = await person('other')
    await givePass(other)
    await day(await posted(author), 0, 9)
    const found = await other.call(analyticsApi.mine, { query: {} })
    expect(found).toMatchObject({ totals: NONE, posts: [] })
  })
})
