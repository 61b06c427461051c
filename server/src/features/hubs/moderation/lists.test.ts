import { moderationApi } from '@jes/contract/hubs/moderation'
import { postApi } from '@jes/contract/posts/posts'
import { describe, expect, test } from 'vitest'
import { cast, moderate, queueOf, report, statusOf } from '#test/moderating.ts'
import { block, posted } from '#test/postings.ts'
import { say } from '#test/talking.ts'
import { ask, person, visitor } from '#test/world.ts'

describe('the log', () => {
  test.each([false, true])('is for all who may read the hub (private: %s)', async (isPrivate) => {
    const { hub, owner, mod, author, member, outsider, exile } = await cast({ isPrivate })
    const [post, stored] = [
      await posted(author, { hub, title: 'A secret title' }),
      await posted(author, { hub, title: 'A plain title' }),
    ]
    await moderate(mod, post, 'remove', { rule: 0, reason: 'Rude' })
    await moderate(owner, stored, 'pin')
    const params = { id: hub.name }
    const shut = isPrivate ? 404 : 200
    for (const [who, status] of [
      [visitor, shut],
      [outsider, shut],
      [exile, shut],
      [member, 200],
      [mod, 200],
    ] as const) {
      expect(await statusOf(who.call(moderationApi.log, { params, query: {} }))).toBe(status)
    }
    const { entries } = await member.call(moderationApi.log, { params, query: {} })
    expect(entries).toMatchObject([
      { action: 'pinPost', by: { _id: owner.id }, ad: { _id: stored, title: 'A plain title' } },
      {
        action: 'removePost',
        by: { _id: mod.id },
        user: { _id: author.id },
        ad: null,
        rule: 'Be kind',
        reason: 'Rude',
      },
    ])
    // Not even to the team does the log repeat a removed text.
    const forMod = await mod.call(moderationApi.log, { params, query: {} })
    expect(JSON.stringify(forMod)).not.toContain('secret')
  })

  test('is read page by page', async () => {
    const { hub, mod, author } = await cast()
    const post = await posted(author, { hub })
    for (const action of ['lock', 'unlock', 'lock', 'unlock', 'lock'] as const)
      await moderate(mod, post, action)
    const params = { id: hub.id }
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const query = { limit: 2, ...(cursor && { cursor }) }
      const page = await visitor.call(moderationApi.log, { params, query })
      seen.push(...page.entries.map(({ action }) => action))
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect(seen).toEqual(['lockPost', 'unlockPost', 'lockPost', 'unlockPost', 'lockPost'])
  })

  test('names nobody across a block', async () => {
    const { hub, mod, author } = await cast()
    const reader = await person('reader')
    await moderate(mod, await posted(author, { hub }), 'remove')
    await block(mod, reader)
    await block(reader, author)
    const { entries } = await reader.call(moderationApi.log, { params: { id: hub.id }, query: {} })
    expect(entries).toMatchObject([{ action: 'removePost', by: null, user: null }])
  })
})

describe('the queue', () => {
  test('is for the team alone', async () => {
    for (const isPrivate of [false, true]) {
      const { hub, owner, mod, member, outsider, elsewhere, exile } = await cast({ isPrivate })
      const shut = isPrivate ? 404 : 403
      for (const [who, status] of [
        [owner, 200],
        [mod, 200],
        [member, 403],
        [outsider, shut],
        [elsewhere, shut],
        [exile, shut],
      ] as const) {
        expect(await statusOf(queueOf(who, hub))).toBe(status)
      }
      const params = { id: hub.id }
      expect((await ask(moderationApi.queue, { params, query: {} })).statusCode).toBe(401)
    }
  })

  test('gathers reports without naming anybody, the oldest thing first', async () => {
    const { hub, mod, author, member, outsider, elsewhere } = await cast()
    const post = await posted(author, { hub, content: 'x'.repeat(600) })
    const comment = await say(author, post, 'Rude words')
    await report(member, 'comment', comment._id, { reason: 'hubRule', hubRule: 0 })
    await report(member, 'post', post, { detail: 'Look' })
    for (const who of [outsider, elsewhere]) {
      await report(who, 'comment', comment._id, { reason: 'harassment' })
    }
    const items = await queueOf(mod, hub)
    expect(items).toMatchObject([
      {
        kind: 'comment',
        comment: comment._id,
        ad: { _id: post },
        content: 'Rude words',
        isHeld: false,
        heldFor: null,
        reportCount: 3,
        reports: [
          { reason: 'harassment', rule: null, detail: '', count: 2 },
          { reason: 'hubRule', rule: 'Be kind', detail: '', count: 1 },
        ],
        user: { _id: author.id },
      },
      { kind: 'post', comment: null, reports: [{ reason: 'spam', detail: 'Look', count: 1 }] },
    ])
    expect(items[1]!.content).toHaveLength(500)
    const text = JSON.stringify(items)
    for (const { id, username } of [member, outsider, elsewhere]) {
      expect(text).not.toContain(id)
      expect(text).not.toContain(username)
    }
  })

  test('drops what its author has deleted, and is read page by page', async () => {
    const { hub, mod, author, member } = await cast()
    const posts = []
    for (let n = 0; n < 5; n++) posts.push(await posted(author, { hub }))
    for (const post of posts) await report(member, 'post', post)
    await author.call(postApi.remove, { params: { id: posts[2]! } })
    const params = { id: hub.id }
    const first = await mod.call(moderationApi.queue, { params, query: { limit: 3 } })
    const query = { limit: 3, cursor: first.nextCursor! }
    const second = await mod.call(moderationApi.queue, { params, query })
    const ids = [...first.items, ...second.items].map(({ ad }) => ad._id)
    expect(ids).toEqual(posts.toSpliced(2, 1))
    expect(second.nextCursor).toBeNull()
  })

  test('has the weightiest first, also from page to page', async () => {
    const { hub, mod, author, member, outsider } = await cast()
    const posts = []
    for (let n = 0; n < 5; n++) posts.push(await posted(author, { hub }))
    const [a, b, c, d, e] = posts as [string, string, string, string, string]
    for (const post of posts) await report(member, 'post', post)
    await report(outsider, 'post', d, { reason: 'childSafety' })
    await report(outsider, 'post', b, { reason: 'harassment' })
    const params = { id: hub.id }
    const read: [string, number][] = []
    let cursor: string | undefined
    do {
      const query = { limit: 1, ...(cursor && { cursor }) }
      const page = await mod.call(moderationApi.queue, { params, query })
      read.push(...page.items.map(({ ad, priority }): [string, number] => [ad._id, priority]))
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect(read).toEqual([
      [d, 3],
      [b, 1],
      [a, 0],
      [c, 0],
      [e, 0],
    ])
  })
})
