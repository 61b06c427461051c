import { commentApi } from '@jes/contract/comments/comments'
import { moderationApi } from '@jes/contract/hubs/moderation'
import { describe, expect, onTestFinished, test } from 'vitest'
import { cast, moderate, moderateComment, queueOf, report, statusOf } from '#test/moderating.ts'
import { notificationsOf } from '#test/notifying.ts'
import { block, posted } from '#test/postings.ts'
import { findDrift, read, remove, say } from '#test/talking.ts'
import { ask, type Person, sql, visitor } from '#test/world.ts'

/** A comment as AutoMod holds it when it is written. */
async function heldBack(
  author: Person,
  post: string,
  content: string,
  parent: string | null = null,
) {
  const [{ id }] = await sql<[{ id: string }]>`
    select id from add_comment(${post}, ${author.id}, ${parent}, ${content}, '[]', '{}', 'held')`
  return id
}

describe('the endpoint', () => {
  test.each([false, true])('opens for the team alone (private: %s)', async (isPrivate) => {
    const { hub, owner, mod, author, member, outsider, elsewhere, exile } = await cast({
      isPrivate,
    })
    const comment = await say(author, await posted(owner, { hub }))
    const shut = isPrivate ? 404 : 403
    for (const [who, status] of [
      [author, 403],
      [member, 403],
      [outsider, shut],
      [elsewhere, shut],
      [exile, shut],
      [mod, 200],
      [owner, 409],
    ] as const) {
      expect(await statusOf(moderateComment(who, comment._id, 'remove'))).toBe(status)
    }
    // A removed comment does not exist for others.
    expect(await statusOf(moderateComment(member, comment._id, 'restore'))).toBe(404)
    const sent = { params: { id: comment._id }, body: { action: 'remove' as const } }
    expect((await ask(moderationApi.moderateComment, sent)).statusCode).toBe(401)
  })

  test('is shut for what is deleted, outside hubs, or of somebody blocked', async () => {
    const { hub, owner, author, member } = await cast()
    const post = await posted(owner, { hub })
    const gone = await say(author, post)
    await remove(author, gone._id)
    expect(await statusOf(moderateComment(owner, gone._id, 'remove'))).toBe(404)
    const outside = await say(author, await posted(owner))
    expect(await statusOf(moderateComment(owner, outside._id, 'remove'))).toBe(403)
    const ofBlocked = await say(author, post)
    await block(author, member)
    expect(await statusOf(moderateComment(member, ofBlocked._id, 'remove'))).toBe(404)
  })
})

describe('a removal', () => {
  test('leaves a placeholder while there are replies, is published to all, and is undone exactly', async () => {
    const { hub, mod, author, member } = await cast()
    const post = await posted(member, { hub })
    const comment = await say(author, post, 'Rude')
    const reply = await say(member, post, 'Hajur', comment._id)
    await report(member, 'comment', comment._id)

    expect(await moderateComment(mod, comment._id, 'remove', { rule: 0 })).toEqual({
      state: 'removed',
    })
    const page = await read(visitor, post)
    expect(page.total).toBe(1)
    expect(page.comments[0]).toMatchObject({
      state: 'removed',
      user: null,
      content: '',
      replies: [{ _id: reply._id }],
    })
    expect((await notificationsOf(author)).notifications[0]).toMatchObject({ type: 'modAction' })
    const outcomes = (await notificationsOf(member)).notifications.filter(
      ({ type }) => type === 'report',
    )
    expect(outcomes).toHaveLength(1)
    expect(await findDrift(post)).toEqual([])

    expect(await moderateComment(mod, comment._id, 'restore')).toEqual({ state: 'live' })
    expect((await read(visitor, post)).comments[0]).toMatchObject({ content: 'Rude' })
    expect(await findDrift(post)).toEqual([])
  })

  test('of the last reply removes the placeholders above it, on every server', async () => {
    const { hub, mod, author, member } = await cast()
    const post = await posted(member, { hub })
    const above = await say(member, post)
    const reply = await say(author, post, 'Rude', above._id)
    await remove(member, above._id)
    const received: string[] = []
    const { unlisten } = await sql.listen('comments', (message) => {
      const { event, commentId, postId } = JSON.parse(message)
      if (postId === post) received.push(`${event} ${commentId}`)
    })
    onTestFinished(unlisten)
    await moderateComment(mod, reply._id, 'remove')
    expect((await read(visitor, post)).comments).toEqual([])
    await moderateComment(mod, reply._id, 'restore')
    expect(await findDrift(post)).toEqual([])
    await expect
      .poll(() => received)
      .toEqual([`deleted ${reply._id}`, `deleted ${above._id}`, `created ${reply._id}`])
  })
})

test('removals, edits and replies at the same moment neither wait in a circle nor miscount', async () => {
  const { hub, mod, author, member } = await cast()
  const post = await posted(member, { hub })
  const comment = await say(author, post)
  const settled = await Promise.all(
    Array.from({ length: 12 }, (_, n) => {
      const edit = { params: { id: comment._id }, body: { content: `No. ${n}` } }
      if (n % 4 === 0) return statusOf(moderateComment(mod, comment._id, 'remove'))
      if (n % 4 === 1) return statusOf(say(member, post, `Reply ${n}`, comment._id))
      if (n % 4 === 2) return statusOf(moderateComment(mod, comment._id, 'restore'))
      return statusOf(author.call(commentApi.edit, edit))
    }),
  )
  expect(settled.filter((status) => status >= 500)).toEqual([])
  expect(await findDrift(post)).toEqual([])
})

describe('what is held', () => {
  test('notifies all whom it concerns once it may be read', async () => {
    const { hub, mod, author, member } = await cast()
    const post = await posted(member, { hub })
    const held = await heldBack(author, post, 'Perhaps')
    expect((await notificationsOf(member)).notifications).toEqual([])
    expect(await statusOf(moderateComment(member, held, 'approve'))).toBe(404)

    expect(await moderateComment(mod, held, 'approve')).toEqual({ state: 'live' })
    const { comments, total } = await read(visitor, post)
    expect(total).toBe(1)
    expect(comments[0]).toMatchObject({ _id: held, state: 'live', content: 'Perhaps' })
    expect((await notificationsOf(member)).notifications).toMatchObject([{ type: 'comment' }])
    expect(await findDrift(post)).toEqual([])
  })

  test('can be removed, and brought back', async () => {
    const { hub, mod, author } = await cast()
    const post = await posted(mod, { hub })
    const above = await say(author, post)
    const held = await heldBack(author, post, 'Perhaps', above._id)
    await remove(author, above._id)
    expect((await read(visitor, post)).comments).toEqual([])
    expect(await moderateComment(mod, held, 'remove')).toEqual({ state: 'removed' })
    expect(await findDrift(post)).toEqual([])
    expect(await moderateComment(mod, held, 'restore')).toEqual({ state: 'live' })
    expect((await read(visitor, post)).comments[0]).toMatchObject({
      state: 'deleted',
      replies: [{ _id: held }],
    })
    expect(await findDrift(post)).toEqual([])
  })
})

describe('in a hub', () => {
  test('whoever is banned neither comments nor edits', async () => {
    const { hub, owner, author, exile } = await cast()
    const post = await posted(owner, { hub })
    const refusal = { status: 403, error: 'You are banned from this JeHub' }
    await expect(say(exile, post)).rejects.toMatchObject(refusal)
    const comment = await say(author, post)
    await sql`insert into hub_bans (hub_id, user_id) values (${hub.id}, ${author.id})`
    const params = { id: comment._id }
    await expect(
      author.call(commentApi.edit, { params, body: { content: 'Otherwise' } }),
    ).rejects.toMatchObject(refusal)
    await sql`update hub_bans set until = now() - interval '1 second' where hub_id = ${hub.id}`
    await say(exile, post)
  })

  test('an outsider of a private one finds neither the thread nor a place to write', async () => {
    const { hub, owner, outsider, exile, member } = await cast({ isPrivate: true })
    const post = await posted(owner, { hub })
    await say(member, post)
    for (const who of [outsider, exile]) {
      expect(await statusOf(say(who, post))).toBe(404)
      expect(await statusOf(read(who, post))).toBe(404)
    }
    expect(await statusOf(read(visitor, post))).toBe(404)
  })

  test('the team sees that it may moderate', async () => {
    const { hub, owner, mod, author, member, elsewhere } = await cast()
    const post = await posted(author, { hub })
    await say(member, post)
    for (const [who, may] of [
      [owner, true],
      [mod, true],
      [author, false],
      [member, false],
      [elsewhere, false],
      [visitor, false],
    ] as const) {
      expect((await read(who, post)).comments[0]).toMatchObject({ canModerate: may })
    }
    expect(await say(mod, post)).toMatchObject({ canModerate: true })
    expect(await say(author, post)).toMatchObject({ canModerate: false })
    const outside = await posted(author)
    await say(member, outside)
    expect((await read(mod, outside)).comments[0]).toMatchObject({ canModerate: false })
  })

  test('under a removed post its author and the team can read, and nobody writes', async () => {
    const { hub, mod, author, member } = await cast()
    const post = await posted(author, { hub })
    await say(member, post)
    await moderate(mod, post, 'remove')
    for (const who of [mod, author]) {
      expect((await read(who, post)).comments).toHaveLength(1)
      const since = new Date(Date.now() - 60_000).toISOString()
      const sent = { params: { adId: post }, query: { since } }
      expect((await who.call(commentApi.changes, sent)).comments).toHaveLength(1)
      expect(await statusOf(say(who, post))).toBe(404)
    }
    expect(await statusOf(read(member, post))).toBe(404)
    expect(await queueOf(mod, hub)).toEqual([])
  })
})
