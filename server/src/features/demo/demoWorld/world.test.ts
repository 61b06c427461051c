import { authApi } from '@jes/contract/accounts/auth'
import { exploreApi } from '@jes/contract/feeds/explore'
import { trendingApi } from '@jes/contract/feeds/trending'
import { parseMarkdown } from '@jes/contract/lib/markdown'
import { NewPost } from '@jes/contract/posts/posts'
import { announcementApi } from '@jes/contract/site/announcements'
import { adminMemberApi } from '@jes/contract/staff/adminMembers'
import { beforeAll, describe, expect, test } from 'vitest'
import { safeParse } from 'zod/v4/core'
import { recountTrends } from '#features/feeds/trends/recount.ts'
import { warmHubs } from '#features/feeds/trends/warm.ts'
import { listPosts } from '#features/posts/posts/queries.ts'
import { storage } from '#lib/storage.ts'
import { seededDemo } from '#test/demo.ts'
import { callerWith, sql, visitor } from '#test/world.ts'
import { DEMO_PASSWORD } from './world.ts'

beforeAll(() => seededDemo(), 60_000)

async function countOf(table: string) {
  const [{ count }] = await sql<[{ count: number }]>`select count(*)::int from ${sql(table)}`
  return count
}

describe('the demo world', () => {
  test('has people and posts enough to look at', async () => {
    expect(await countOf('users')).toBeGreaterThanOrEqual(60)
    expect(await countOf('posts')).toBeGreaterThanOrEqual(200)
    expect(await countOf('polls')).toBeGreaterThanOrEqual(15)
    expect(await countOf('post_edits')).toBeGreaterThanOrEqual(4)
    const [shape] = await sql`
      select count(*) filter (where sensitive)::int as sensitive,
        count(*) filter (where language = 'ne')::int as nepali,
        count(*) filter (where language = 'en')::int as english,
        count(*) filter (where cardinality(mentions) > 0)::int as mentioning,
        count(*) filter (where cardinality(hashtags) > 0)::int as tagged,
        count(*) filter (where excerpt is not null)::int as long,
        (select count(distinct post_id) from post_images)::int as pictured
      from posts`
    expect(shape!.sensitive).toBeGreaterThanOrEqual(3)
    expect(Math.min(shape!.nepali, shape!.english)).toBeGreaterThan(70)
    expect(shape!.mentioning).toBeGreaterThan(10)
    expect(shape!.tagged).toBeGreaterThan(80)
    expect(shape!.long).toBeGreaterThan(8)
    expect(shape!.pictured).toBeGreaterThanOrEqual(60)
  })

  test('lets the newcomer in, who has friends, posts, bookmarks and drafts', async () => {
    const login = 'aarati'
    const { user } = await visitor.call(authApi.login, { body: { login, password: DEMO_PASSWORD } })
    const [own] = await sql`
      select u.post_count, u.following_count, u.cover,
        exists (select from pinned_posts n where n.user_id = u.id) as has_pin,
        (select count(*)::int from bookmarks b where b.user_id = u.id) as saved,
        (select count(*)::int from drafts d where d.user_id = u.id) as drafts
      from users u where u.id = ${user._id}`
    expect(own).toMatchObject({ followingCount: 15, drafts: 2 })
    expect(own!.postCount).toBeGreaterThanOrEqual(5)
    expect(own!.saved).toBeGreaterThanOrEqual(5)
    expect(own!.hasPin).toBe(true)
    expect(own!.cover).toMatch(/^\/media\/.+-\d+\.webp$/)
  })

  test('has threads several levels deep, and unread notifications for the newcomer', async () => {
    const [talk] = await sql`
      select count(*)::int as comments, max(depth) as deepest, count(distinct post_id)::int as posts,
        count(*) filter (where state = 'deleted')::int as places
      from comments`
    expect(talk!.comments).toBeGreaterThan(150)
    expect(talk!.deepest).toBeGreaterThan(8)
    expect(talk!.posts).toBeGreaterThan(20)
    expect(talk!.places).toBeGreaterThan(0)
    const notified = await sql`
      select n.type, n.read_at is null as is_unread, cardinality(n.actors) as actors from notifications n
      join users u on u.id = n.user_id and u.username = 'aarati'`
    expect(new Set(notified.map(({ type }) => type)).size).toBeGreaterThanOrEqual(4)
    expect(notified.filter(({ isUnread }) => isUnread).length).toBeGreaterThanOrEqual(3)
    expect(notified.some(({ isUnread }) => !isUnread)).toBe(true)
    expect(notified.some(({ actors }) => actors > 2)).toBe(true)
  })

  test('has staff with something to do, and a month behind them', async () => {
    const login = 'kiran.dev'
    const { token } = await visitor.call(authApi.login, {
      body: { login, password: DEMO_PASSWORD },
    })
    const admin = callerWith(token)
    const { days, open } = await admin.call(adminMemberApi.figures, { query: { days: '30' } })
    expect(open).toMatchObject({ cases: 3, late: 1, grievances: 1 })
    expect(days.every(({ activeMembers }) => activeMembers > 20)).toBe(true)
    expect(days.slice(-7).reduce((sum, { posts }) => sum + posts, 0)).toBeGreaterThan(50)

    const { users } = await admin.call(adminMemberApi.users, { query: { q: 'om.gupta' } })
    const detail = await admin.call(adminMemberApi.user, { params: { id: users[0]!._id } })
    expect(detail).toMatchObject({ trust: 0, counts: { reportsAgainst: 3, reportsUpheld: 1 } })
    expect(detail.strikes.map(({ action }) => action)).toContain('warn')
    expect((await admin.call(adminMemberApi.verifyAudit, {})).isWhole).toBe(true)
    expect((await visitor.call(announcementApi.current, {})).announcements).toEqual([])
  })

  test('counts right', async () => {
    const drifts = await sql`
      select p.id from posts p
      join post_stats s on s.post_id = p.id
      cross join lateral (
        select coalesce(sum((value = 1)::int), 0) as up, coalesce(sum((value = -1)::int), 0) as down
        from post_votes v where v.post_id = p.id) v
      left join hubs h on h.id = p.hub_id
      where (s.up_votes, s.down_votes, s.author_id) <> (v.up, v.down, p.author_id)
         or (s.is_live, s.is_held, s.is_private) <> (p.state = 'live', p.state <> 'live', coalesce(h.is_private, false))
         or s.hub_id is distinct from p.hub_id
         or s.bookmark_count <> (select count(*) from bookmarks b where b.post_id = p.id)
         or s.rank <> post_rank(s.up_votes, s.down_votes, s.commenter_count, s.bookmark_count, p.created_at)
         or not exists (select from post_votes o where o.post_id = p.id and o.user_id = p.author_id and o.value = 1)
      union all
      select u.id from users u
      where u.follower_count <> (select count(*) from follows f where f.followed_id = u.id)
         or u.following_count <> (select count(*) from follows f where f.follower_id = u.id)
         or u.post_count <> (
           select count(*) from post_stats s where s.author_id = u.id and s.is_live and not s.is_private)
      union all
      select h.id from hubs h
      where h.member_count <> (select count(*) from hub_members m where m.hub_id = h.id)
         or h.post_count <> (select count(*) from post_stats s where s.hub_id = h.id and s.is_live)
      union all
      select s.post_id from post_stats s
      cross join lateral (
        select count(*) filter (where c.state = 'live') as comments,
          count(distinct c.author_id) filter (where c.state = 'live') as commenters,
          count(*) filter (where c.parent_id is null and c.is_shown) as threads
        from comments c where c.post_id = s.post_id) n
      where (s.comment_count, s.commenter_count, s.thread_count) <> (n.comments, n.commenters, n.threads)
      union all
      select c.id from comments c
      where c.reply_count <> (select count(*) from comments r where r.parent_id = c.id and r.is_shown)
         or c.score <> (select sum(v.value) from comment_votes v where v.comment_id = c.id)
         or c.wilson <> wilson(c.up_votes, c.down_votes)
      union all
      select o.post_id from poll_options o
      where o.votes <> (select count(*) from poll_votes v where v.post_id = o.post_id and v.position = o.position)
      union all
      select p.id from posts p
      where cardinality(p.hashtags) <> (select count(*) from post_hashtags t where t.post_id = p.id)`
    expect(drifts).toHaveLength(0)
    expect(await countOf('post_stats')).toBe(await countOf('posts'))
  })

  test('lies in the past two weeks, with ids that hold the time', async () => {
    const askew = await sql`
      with things as (
        select id, created_at as at from users where id > 1
        union all select id, created_at from cases
        union all select id, created_at from posts
        union all select id, created_at from images
        union all select id, created_at from comments
        union all select place, bumped_at from notifications where type <> 'security'
        union all select id, at from post_edits
        union all select id, created_at from hubs
        union all select id, created_at from hub_invites
        union all select id, created_at from mod_log
        union all select id, created_at from mod_queue
        union all select id, created_at from reports
        union all select id, updated_at from drafts)
      select id from things
      where at > now() or id >> 16 <> round(extract(epoch from at) * 1000)`
    expect(askew).toHaveLength(0)
    const odd = await sql`
      with things as (
        select created_at as at, created_at as since from posts
        union all select v.created_at, p.created_at from post_votes v join posts p on p.id = v.post_id
        union all select c.created_at, p.created_at from comments c join posts p on p.id = c.post_id
        union all select c.created_at, p.created_at from comments c join comments p on p.id = c.parent_id
        union all select b.created_at, p.created_at from bookmarks b join posts p on p.id = b.post_id
        union all select e.at, p.created_at from post_edits e join posts p on p.id = e.post_id
        union all select l.created_at, p.created_at from mod_log l join posts p on p.id = l.post_id
        union all select f.created_at, u.created_at from follows f join users u on u.id = f.follower_id)
      select from things where at > now() or at < since or at < now() - interval '15 days'`
    expect(odd).toHaveLength(0)
    const [newest] =
      await sql`select max(created_at) > now() - interval '1 hour' as recent from posts`
    expect(newest!.recent).toBe(true)
  })

  test('is written as a member might: every post fits the contract and parses', async () => {
    const posts = await sql`select title, content, body from posts`
    const names = new Set((await sql`select username from users`).map((row) => row.username))
    for (const { title, content, body } of posts) {
      const stored = safeParse(NewPost, { title, content })
      expect(stored).toMatchObject({ success: true, data: { title, content } })
      expect(parseMarkdown(content, (name) => names.has(name))).toEqual(body)
    }
    const unknown = posts.flatMap(({ content }) =>
      [...content.matchAll(/@([a-z0-9_.]*[a-z0-9_])/g)].filter(([, name]) => !names.has(name)),
    )
    expect(unknown).toEqual([])
  })

  test('shows its pictures to anyone', async () => {
    const live = await sql`
      select post_id as id from post_stats where is_live and not is_private order by post_id desc limit 100`
    const ids = live.map(({ id }) => id)
    const posts = await listPosts(sql, ids, { viewerId: null })
    expect(posts).toHaveLength(100)
    const shown = posts.flatMap(({ images }) => images.flatMap(({ sizes }) => sizes))
    const addresses = await sql`
      select image as address from users where image is not null
      union select cover from users where cover is not null`
    const keys = [...shown.map(({ webp }) => webp), ...addresses.map(({ address }) => address)]
    const sizes = await Promise.all(
      [...new Set(keys)].map((url) => storage.sizeOf(url.replace('/media/', ''))),
    )
    expect(sizes.length).toBeGreaterThan(80)
    expect(sizes).not.toContain(null)
  })

  test('has at least five trends, each about something else', async () => {
    await recountTrends(sql)
    const { trending } = await visitor.call(trendingApi.list, { query: { limit: 50 } })
    const categories = new Set(trending.map(({ category }) => category))
    expect(trending.length).toBeGreaterThanOrEqual(5)
    expect(categories.size).toBeGreaterThanOrEqual(5)
    expect(categories).not.toContain('Trending')
    expect(new Set(trending.map(({ count }) => count)).size).toBeGreaterThan(2)
    for (const { count, hours } of trending) {
      expect(hours.reduce((sum, uses) => sum + uses)).toBe(count)
      expect(hours.filter(Boolean).length).toBeGreaterThan(2)
    }
  })

  test('fills the page Explore', async () => {
    await warmHubs(sql)
    const { posts, jehubs, users } = await visitor.call(exploreApi.all, {})
    expect([posts.length, jehubs.length, users.length]).toEqual([5, 5, 6])
  })

  test('is made once', async () => {
    const before = await sql`select id from posts order by id`
    await seededDemo()
    expect(await sql`select id from posts order by id`).toEqual(before)
  })
})
