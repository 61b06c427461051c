import { moderationApi } from '@jes/contract/hubs/moderation'
import { postApi } from '@jes/contract/posts/posts'
import { describe, expect, test } from 'vitest'
import { cast, moderate, queueOf, report, statusOf } from '#test/moderating.ts'
import { notificationsOf } from '#test/notifying.ts'
import { block, posted, takeDown } from '#test/postings.ts'
import { say } from '#test/talking.ts'
import { ask, sql, visitor } from '#test/world.ts'

describe('the endpoint', () => {
  test.each([false, true])('opens for the team alone (private: %s)', async (isPrivate) => {
    const { hub, owner, mod, author, member, outsider, elsewhere, exile } = await cast({
      isPrivate,
    })
    const post = await posted(author, { hub })
    const shut = isPrivate ? 404 : 403
    for (const [who, status] of [
      [author, 403],
      [member, 403],
      [outsider, shut],
      [elsewhere, shut],
      [exile, shut],
      [mod, 200],
      [owner, 200],
    ] as const) {
      expect(await statusOf(moderate(who, post, 'lock'))).toBe(status)
    }
    const body = { action: 'remove' as const }
    const params = { id: post }
    expect((await ask(moderationApi.moderatePost, { params, body })).statusCode).toBe(401)
    const absent = await ask(
      moderationApi.moderatePost,
      { params: { id: '123' }, body },
      { token: outsider.token },
    )
    expect(absent.statusCode).toBe(404)
    if (isPrivate) {
      const there = await ask(moderationApi.moderatePost, { params, body }, outsider)
      expect(there.body).toBe(absent.body)
    }
  })

  test('is shut for posts outside hubs, deleted ones and nonsense', async () => {
    const { hub, owner, author } = await cast()
    expect(await statusOf(moderate(owner, await posted(author), 'remove'))).toBe(403)
    const gone = await posted(author, { hub })
    await takeDown(gone)
    expect(await statusOf(moderate(owner, gone, 'remove'))).toBe(404)
    const post = await posted(author, { hub })
    expect(await statusOf(moderate(owner, post, 'burn' as 'lock'))).toBe(422)
    await expect(moderate(owner, post, 'remove', { rule: 2 })).rejects.toMatchObject({
      status: 422,
      errors: { rule: 'Choose one of the rules' },
    })
    expect(await statusOf(moderate(owner, post, 'remove', { reason: 'x'.repeat(501) }))).toBe(422)
  })

  test('opens for a moderator whom the author has blocked', async () => {
    const { hub, mod, author } = await cast()
    const post = await posted(author, { hub })
    await block(author, mod)
    expect(await moderate(mod, post, 'remove')).toMatchObject({ state: 'removed' })
  })
})

describe('a removal', () => {
  test('notifies the author why, without a name, and the reporters of the outcome', async () => {
    const { hub, mod, author, member, outsider } = await cast()
    const post = await posted(author, { hub })
    await report(member, 'post', post)
    await report(outsider, 'post', post, { reason: 'childSafety' })
    expect(await queueOf(mod, hub)).toMatchObject([{ kind: 'post', reportCount: 2, strikes: 0 }])

    const removed = await moderate(mod, post, 'remove', { rule: 1, reason: 'Not here' })
    expect(removed).toEqual({ state: 'removed', isLocked: false, isHubPinned: false })
    expect(await queueOf(mod, hub)).toEqual([])
    await expect(visitor.call(postApi.find, { params: { id: post } })).rejects.toMatchObject({
      status: 404,
    })

    const [notified] = (await notificationsOf(author)).notifications
    expect(notified).toMatchObject({ type: 'modAction', user: null })
    expect(JSON.stringify(notified)).not.toContain(mod.username)
    expect(notified!.path).toMatch(/^\/appeal\/\d+$/)
    expect((await notificationsOf(member)).notifications).toMatchObject([
      { type: 'report', user: null, path: '/reports' },
    ])
    // Reports about children are decided by the site.
    expect((await notificationsOf(outsider)).notifications).toEqual([])
    const states = await sql`select state, hub_id from reports where thing_id = ${post} order by id`
    expect(states).toEqual([
      { state: 'removed', hubId: hub.id },
      { state: 'open', hubId: null },
    ])
  })

  test('twice, or of what its author deleted meanwhile, is refused', async () => {
    const { hub, owner, mod, author } = await cast()
    const post = await posted(author, { hub })
    const results = await Promise.all(
      [owner, mod].map((who) => statusOf(moderate(who, post, 'remove'))),
    )
    expect(results.sort()).toEqual([200, 409])
    const other = await posted(author, { hub })
    await author.call(postApi.remove, { params: { id: other } })
    expect(await statusOf(moderate(mod, other, 'remove'))).toBe(404)
  })

  test('is undone by restoring, once', async () => {
    const { hub, mod, author } = await cast()
    const post = await posted(author, { hub })
    expect(await statusOf(moderate(mod, post, 'restore'))).toBe(409)
    await moderate(mod, post, 'remove')
    expect(await statusOf(moderate(mod, post, 'approve'))).toBe(409)
    expect(await moderate(mod, post, 'restore')).toMatchObject({ state: 'live' })
    expect((await visitor.call(postApi.find, { params: { id: post } })).state).toBe('live')
  })

  test('counts as a strike until it is undone', async () => {
    const { hub, mod, author, member } = await cast()
    const [first, second, third] = [
      await posted(author, { hub }),
      await posted(author, { hub }),
      await posted(author, { hub }),
    ]
    await report(member, 'post', third)
    for (const post of [first, second]) await moderate(mod, post, 'remove')
    expect((await queueOf(mod, hub))[0]).toMatchObject({ strikes: 2 })
    await moderate(mod, first, 'restore')
    expect((await queueOf(mod, hub))[0]).toMatchObject({ strikes: 1 })
  })
})

describe('an approval', () => {
  test('keeps a reported post, notifies the reporters and not the author', async () => {
    const { hub, mod, author, member } = await cast()
    const post = await posted(author, { hub })
    await report(member, 'post', post)
    expect(await moderate(mod, post, 'approve')).toMatchObject({ state: 'live' })
    expect(await queueOf(mod, hub)).toEqual([])
    expect((await notificationsOf(member)).notifications).toMatchObject([{ type: 'report' }])
    expect((await notificationsOf(author)).notifications).toEqual([])
    await moderate(mod, post, 'approve')
    const acts = await sql`select from mod_log where post_id = ${post}`
    expect(acts).toHaveLength(1)
  })

  test('lets a held post be read', async () => {
    const { hub, mod, author } = await cast()
    const post = await posted(author, { hub })
    await sql`select moderate_post(${post}, 'held')`
    expect(await moderate(mod, post, 'approve')).toMatchObject({ state: 'live' })
    await visitor.call(postApi.find, { params: { id: post } })
    expect((await notificationsOf(author)).notifications).toMatchObject([{ type: 'modAction' }])
  })
})

describe('a pin', () => {
  test('is there for three posts, whoever pins at once, and goes with a removal', async () => {
    const { hub, owner, mod, author } = await cast()
    const posts = await Promise.all(Array.from({ length: 5 }, () => posted(author, { hub })))
    const results = await Promise.all(
      posts.map((post, n) => statusOf(moderate(n % 2 ? owner : mod, post, 'pin'))),
    )
    expect(results.sort()).toEqual([200, 200, 200, 409, 409])
    const pinned = async () => {
      const rows = await sql<{ id: string }[]>`
        select id from posts where hub_id = ${hub.id} and is_hub_pinned order by id`
      return rows.map(({ id }) => id)
    }
    const [first, second] = await pinned()
    expect(await moderate(mod, first!, 'pin')).toMatchObject({ isHubPinned: true })
    expect(await moderate(mod, first!, 'unpin')).toMatchObject({ isHubPinned: false })
    await moderate(mod, second!, 'remove')
    expect(await pinned()).toHaveLength(1)
    await expect(moderate(mod, second!, 'pin')).rejects.toMatchObject({ status: 409 })
  })
})

describe('a lock', () => {
  test('ends the talk until it is opened', async () => {
    const { hub, mod, author, member } = await cast()
    const post = await posted(author, { hub })
    expect(await moderate(mod, post, 'lock')).toMatchObject({ isLocked: true })
    await expect(say(member, post)).rejects.toMatchObject({ status: 403 })
    expect(await moderate(mod, post, 'unlock')).toMatchObject({ isLocked: false })
    await say(member, post)
  })
})
