import { authApi } from '@jes/contract/accounts/auth'
import { automodApi } from '@jes/contract/hubs/automod'
import { hubApi, NewHub } from '@jes/contract/hubs/hubs'
import { moderationApi } from '@jes/contract/hubs/moderation'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { safeParse } from 'zod/v4/core'
import { listPosts } from '#features/posts/posts/queries.ts'
import { storage } from '#lib/storage.ts'
import { seededDemo } from '#test/demo.ts'
import { callerWith, sql, visitor } from '#test/world.ts'
import { DEMO_PASSWORD } from './world.ts'

beforeAll(() => seededDemo(), 60_000)

async function signIn(login: string) {
  const body = { login, password: DEMO_PASSWORD }
  const { token } = await visitor.call(authApi.login, { body })
  return callerWith(token)
}

describe('the hubs of the demo world', () => {
  test('has hubs, each with an owner, a team, rules and people who came before they wrote', async () => {
    const hubs = await sql`
      select h.name, h.icon_id, h.cover_id, h.description, h.is_private, h.tags, h.rules, h.post_count,
        (select array_agg(m.role order by m.role) from hub_members m where m.hub_id = h.id and m.role <> 'member') as team
      from hubs h`
    expect(hubs).toHaveLength(12)
    for (const { name, description, isPrivate, tags, rules, team, postCount } of hubs) {
      const typed = { name, description, isPrivate, tags, rules }
      expect(safeParse(NewHub, typed)).toMatchObject({ success: true, data: typed })
      expect(team).toContain('moderator')
      expect(team.filter((role: string) => role === 'owner')).toEqual(['owner'])
      expect(Math.min(rules.length, postCount - 2)).toBeGreaterThanOrEqual(2)
    }
    expect(hubs.filter(({ isPrivate }) => isPrivate)).toHaveLength(1)
    expect(hubs.filter(({ iconId }) => !iconId)).toHaveLength(1)
    expect(hubs.filter(({ coverId }) => !coverId).length).toBeGreaterThanOrEqual(3)
    const [{ count }] = await sql<[{ count: number }]>`
      select count(*)::int from posts where hub_id is not null and state = 'live'`
    expect(count).toBeGreaterThan(120)
    const early = await sql`
      with words as (
        select hub_id, author_id, created_at from posts where hub_id is not null
        union all
        select p.hub_id, c.author_id, c.created_at from comments c join posts p on p.id = c.post_id)
      select from words w
      join hub_members m on m.hub_id = w.hub_id and m.user_id = w.author_id and m.created_at > w.created_at
      union all
      select from hub_members m join hubs h on h.id = m.hub_id join users u on u.id = m.user_id
      where m.created_at < greatest(h.created_at, u.created_at)`
    expect(early).toHaveLength(0)
  })

  test('gives the newcomer hubs to read, one to look after, and tidings of them', async () => {
    const aarati = await signIn('aarati')
    const { jehubs } = await aarati.call(hubApi.mine, {})
    expect(jehubs).toHaveLength(5)
    expect(jehubs.filter(({ myRole }) => myRole !== 'member')).toMatchObject([
      { name: 'KathmanduEats', myRole: 'moderator' },
    ])
    const params = { id: 'KathmanduEats' }
    const { items } = await aarati.call(moderationApi.queue, { params, query: {} })
    expect(items.map(({ kind, isHeld }) => (isHeld ? 'held' : kind)).sort()).toEqual([
      'comment',
      'held',
      'post',
    ])
    const notified = await sql`
      select distinct n.type from notifications n join users u on u.id = n.user_id and u.username = 'aarati'
      where n.hub_id is not null order by n.type`
    expect(notified.map(({ type }) => type)).toEqual([
      'hubInvite',
      'hubJoined',
      'hubPost',
      'modAction',
    ])
  })

  test('has an AutoMod that would do again what it did', async () => {
    const sujata = await signIn('sujata')
    const params = { id: 'KathmanduEats' }
    const { isOn, rules } = await sujata.call(automodApi.find, { params })
    expect(isOn).toBe(true)
    const { caught } = await sujata.call(automodApi.try, { params, body: { rules } })
    const marked = await sql`
      select p.title from posts p join hubs h on h.id = p.hub_id and h.name = 'KathmanduEats'
      where p.label is not null`
    expect(caught.filter(({ action }) => action === 'label').map(({ ad }) => ad.title)).toEqual(
      marked.map(({ title }) => title),
    )
  })

  test('keeps what is private to its members', async () => {
    const [hub] = await sql`select id, name from hubs where is_private`
    const inside = await sql`
      with touched as (
        select p.id, p.author_id as user_id from posts p
        union all select v.post_id, v.user_id from post_votes v
        union all select b.post_id, b.user_id from bookmarks b
        union all select v.post_id, v.user_id from poll_votes v
        union all select c.post_id, c.author_id from comments c
        union all select c.post_id, v.user_id from comment_votes v join comments c on c.id = v.comment_id
        union all select n.post_id, n.user_id from notifications n)
      select m.user_id is not null as is_member from touched t
      join posts p on p.id = t.id and p.hub_id = ${hub!.id}
      left join hub_members m on m.hub_id = p.hub_id and m.user_id = t.user_id`
    expect(inside.length).toBeGreaterThan(30)
    expect(inside.every(({ isMember }) => isMember)).toBe(true)
    const ids = (await sql`select id from posts where hub_id = ${hub!.id}`).map(({ id }) => id)
    expect(await listPosts(sql, ids, { viewerId: null })).toEqual([])
    expect(
      (await visitor.call(hubApi.list, { query: {} })).jehubs.map(({ name }) => name),
    ).not.toContain(hub!.name)
    const shared = await sql`
      select from images i join images o on o.key = i.key and not o.is_private where i.is_private`
    expect(shared).toHaveLength(0)
    const [{ count }] = await sql<[{ count: number }]>`
      select count(*)::int from images where is_private`
    expect(count).toBeGreaterThanOrEqual(2)
  })

  test('has icons and covers that are pictures', async () => {
    const drawn = await sql`
      select i.key, i.width, i.height, i.widths from images i join hubs h on i.id in (h.icon_id, h.cover_id)`
    expect(drawn.length).toBeGreaterThanOrEqual(18)
    for (const { key, width, height, widths } of drawn) {
      const file = await storage.read(`${key}-${widths.at(-1)}.webp`)
      expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width, height })
    }
  })
})
