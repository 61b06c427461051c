import { userApi } from '@jes/contract/core/users'
import { postApi } from '@jes/contract/posts/posts'
import { describe, expect, test } from 'vitest'
import { moderatePost } from '#features/hubs/moderation/posts.ts'
import { notifyAllWatchers } from '#features/notifications/notifications/watchers.ts'
import { banned, founded, joined } from '#test/hubs.ts'
import { notificationsOf } from '#test/notifying.ts'
import { posted } from '#test/postings.ts'
import { person, sql, visitor } from '#test/world.ts'

const body = { title: 'Sel roti', content: 'Who has the best?' }

describe('a post in a hub', () => {
  test('is written by anybody, in a private one by members', async () => {
    const [owner, other] = [await person('owner'), await person('other')]
    const open = await founded(owner)
    const post = await other.call(postApi.create, { body: { ...body, jehub: open.id } })
    expect(post.jehub).toEqual({ _id: open.id, name: open.name, icon: null })

    const closed = await founded(owner, { isPrivate: true })
    await owner.call(postApi.create, { body: { ...body, jehub: closed.id } })
    const input = { body: { ...body, jehub: closed.id } }
    await expect(other.call(postApi.create, input)).rejects.toMatchObject({
      status: 422,
      errors: { jehub: 'This JeHub does not exist' },
    })
    const absent = { body: { ...body, jehub: '123' } }
    await expect(other.call(postApi.create, absent)).rejects.toMatchObject({
      status: 422,
      errors: { jehub: 'This JeHub does not exist' },
    })
  })

  test('is not written by who is banned there', async () => {
    const [owner, other] = [await person('owner'), await person('other')]
    const hub = await founded(owner)
    await banned(hub, other)
    const input = { body: { ...body, jehub: hub.id } }
    await expect(other.call(postApi.create, input)).rejects.toMatchObject({ status: 403 })
    await sql`update hub_bans set until = now() - interval '1 second' where hub_id = ${hub.id}`
    await other.call(postApi.create, input)
  })

  test('counts in the hub, and on the profile only where everybody may see it', async () => {
    const owner = await person('owner')
    const [open, closed] = [await founded(owner), await founded(owner, { isPrivate: true })]
    const first = await posted(owner, { hub: open })
    await posted(owner, { hub: closed })
    const counts = async () => {
      const rows = await sql<{ postCount: number }[]>`
        select post_count from hubs where id in (${open.id}, ${closed.id}) order by is_private`
      const profile = await visitor.call(userApi.find, { params: { id: owner.id } })
      return [...rows.map(({ postCount }) => postCount), profile.counts.posts]
    }
    expect(await counts()).toEqual([1, 1, 1])
    await owner.call(postApi.remove, { params: { id: first } })
    expect(await counts()).toEqual([0, 1, 0])
    await owner.call(postApi.restore, { params: { id: first } })
    await sql`select make_hub_private(${open.id})`
    expect(await counts()).toEqual([1, 1, 0])
  })

  test('names an outsider of a private hub without notifying them', async () => {
    const [owner, member, outsider] = [
      await person('owner'),
      await person('member'),
      await person('outsider'),
    ]
    const hub = await founded(owner, { isPrivate: true })
    await joined(hub, member)
    const content = `@${member.username} @${outsider.username}`
    await owner.call(postApi.create, { body: { ...body, content, jehub: hub.id } })
    expect(await notificationsOf(member)).toMatchObject({ notifications: [{ type: 'mention' }] })
    expect((await notificationsOf(outsider)).notifications).toEqual([])
    const [{ count }] = await sql<[{ count: number }]>`
      select count(*)::int from notifications where user_id = ${outsider.id}`
    expect(count).toBe(0)
  })

  test('notifies those who watch the hub, once, and not its author', async () => {
    const [owner, watcher, other] = [
      await person('owner'),
      await person('watcher'),
      await person('other'),
    ]
    const hub = await founded(owner)
    for (const member of [watcher, other]) await joined(hub, member)
    await sql`
      update hub_members set is_watched = true
      where hub_id = ${hub.id} and user_id in (${owner.id}, ${watcher.id})`
    const post = await owner.call(postApi.create, { body: { ...body, jehub: hub.id } })
    await notifyAllWatchers({ postId: post._id })
    await notifyAllWatchers({ postId: post._id })
    expect(await notificationsOf(watcher)).toMatchObject({
      notifications: [
        { content: `${owner.username} posted in ${hub.name}: “Sel roti”`, ad: { _id: post._id } },
      ],
    })
    expect((await notificationsOf(other)).notifications).toEqual([])
    expect((await notificationsOf(owner)).notifications).toEqual([])
  })
})

describe('what the team took away', () => {
  test('its author and the team still read, with the reason; others do not', async () => {
    const [owner, author, other] = [
      await person('owner'),
      await person('author'),
      await person('other'),
    ]
    const hub = await founded(owner, { rules: [{ title: 'Be kind', description: '' }] })
    const id = await posted(author, { hub })
    await moderatePost(owner, id, { action: 'remove', reason: 'Not here', rule: 0 })

    const seen = await author.call(postApi.find, { params: { id } })
    expect(seen).toMatchObject({
      state: 'removed',
      removal: { rule: 'Be kind', reason: 'Not here' },
    })
    expect(await owner.call(postApi.find, { params: { id } })).toMatchObject({ state: 'removed' })
    for (const who of [other, visitor]) {
      await expect(who.call(postApi.find, { params: { id } })).rejects.toMatchObject({
        status: 404,
      })
    }
  })

  test('does not come back by deleting it and undoing that', async () => {
    const [owner, author] = [await person('owner'), await person('author')]
    const hub = await founded(owner)
    const id = await posted(author, { hub })
    await moderatePost(owner, id, { action: 'remove', reason: '', rule: null })
    await author.call(postApi.remove, { params: { id } })
    await expect(author.call(postApi.find, { params: { id } })).rejects.toMatchObject({
      status: 404,
    })
    const back = await author.call(postApi.restore, { params: { id } })
    expect(back.state).toBe('removed')
    await expect(visitor.call(postApi.find, { params: { id } })).rejects.toMatchObject({
      status: 404,
    })
  })
})
