import { userApi } from '@jes/contract/core/users'
import { hubApi } from '@jes/contract/hubs/hubs'
import { postApi } from '@jes/contract/posts/posts'
import { describe, expect, test } from 'vitest'
import { clipped } from '#test/clipped.ts'
import { cast, moderate, moderateComment, queueOf, report, statusOf } from '#test/moderating.ts'
import { notificationsOf, sentencesTo } from '#test/notifying.ts'
import { posted } from '#test/postings.ts'
import { act, auditOf, caseOf, decide, staff } from '#test/staffing.ts'
import { findDrift, read, say } from '#test/talking.ts'
import { type Person, person, sql, visitor } from '#test/world.ts'
import { write } from '#test/writing.ts'

function find(id: string, who: Pick<Person, 'call'> = visitor) {
  return who.call(postApi.find, { params: { id } })
}

describe('what is removed', () => {
  test('is gone for all, outside of hubs too; author and reporters learn why, and not by whom', async () => {
    const [author, reporter, mod] = [await person('author'), await person('hari'), await staff()]
    const post = await posted(author, { title: 'Bad words' })
    await report(reporter, 'post', post, { reason: 'hate' })
    const decided = await decide(mod, await caseOf(mod, post), 'remove', { reason: 'Hateful' })
    expect(decided).toMatchObject({
      state: 'closed',
      outcome: 'removed',
      thingState: 'removed',
      path: null,
      decidedBy: { _id: mod.id },
      strikes: [{ action: 'removePost', reason: 'Hateful', jehub: null, by: { _id: mod.id } }],
    })
    expect(await statusOf(find(post))).toBe(404)
    expect((await find(post, author)).removal).toMatchObject({ reason: 'Hateful' })
    const { notifications } = await notificationsOf(author)
    expect(notifications[0]).toMatchObject({ type: 'modAction', user: null })
    expect(notifications[0]!.content).toBe('Jes removed your post: Hateful')
    expect(notifications[0]!.path).toMatch(/^\/appeal\/\d+$/)
    expect(JSON.stringify(notifications)).not.toContain(mod.username)
    expect(await sentencesTo(author, 'ne')).toEqual(['Jes ले तपाईंको पोस्ट हटायो: Hateful'])
    expect(await sentencesTo(reporter)).toEqual(['Thank you: the post you reported was removed'])
    expect(await auditOf(post)).toMatchObject([
      { byId: mod.id, action: 'case.remove', kind: 'post', reason: 'Hateful' },
    ])
  })

  test('leaves the queue of its hub, whose team cannot bring it back', async () => {
    const { hub, mod: ofHub, owner, author, member, outsider } = await cast()
    const [post, other] = [await posted(author, { hub }), await posted(author, { hub })]
    const comment = await say(author, other, 'Bad words')
    const mod = await staff()
    for (const [kind, id] of [
      ['post', post],
      ['comment', comment._id],
    ] as const) {
      await report(member, kind, id, { reason: 'spam' })
      await report(outsider, kind, id, { reason: 'childSafety' })
      await decide(mod, await caseOf(mod, id), 'remove')
      const open = await sql`select from reports where thing_id = ${id} and state = 'open'`
      expect(open).toHaveLength(0)
    }
    expect(await queueOf(ofHub, hub)).toEqual([])
    expect(await sentencesTo(member)).toHaveLength(2)
    await expect(moderate(owner, post, 'restore')).rejects.toMatchObject({
      status: 403,
      error: 'The staff of Jes removed this',
    })
    expect(await statusOf(moderateComment(owner, comment._id, 'restore'))).toBe(403)
    expect(await findDrift(other)).toEqual([])

    await act(mod, ['post', post], 'restore')
    await act(mod, ['comment', comment._id], 'restore')
    expect((await find(post)).state).toBe('live')
    expect((await read(visitor, other)).comments[0]).toMatchObject({ content: 'Bad words' })
    await moderate(ofHub, post, 'remove')
    await moderate(ofHub, post, 'restore')
  })

  test('by a team can be made the site’s own, once', async () => {
    const { hub, owner, mod: ofHub, author } = await cast()
    const mod = await staff()
    const post = await posted(author, { hub })
    await moderate(ofHub, post, 'remove')
    await act(mod, ['post', post], 'remove')
    expect(await statusOf(moderate(owner, post, 'restore'))).toBe(403)
    await expect(act(mod, ['post', post], 'remove')).rejects.toMatchObject({
      status: 409,
      error: 'This is removed already',
    })
  })

  test('can be a clip, but no member; and what is gone is gone', async () => {
    const [author, mod] = [await person('author'), await staff()]
    const clip = await clipped(author)
    expect(await statusOf(act(mod, ['post', clip], 'remove'))).toBe(404)
    expect(await act(mod, ['clip', clip], 'remove')).toEqual({ thingState: 'removed' })
    expect(await act(mod, ['clip', clip], 'restore')).toEqual({ thingState: 'live' })
    await expect(act(mod, ['user', author.id], 'remove')).rejects.toMatchObject({
      status: 422,
      errors: { action: 'A member cannot be removed. Suspend them instead.' },
    })
    const post = await posted(author)
    await author.call(postApi.remove, { params: { id: post } })
    expect(await statusOf(act(mod, ['post', post], 'remove'))).toBe(409)
    expect(await statusOf(act(mod, ['post', '123'], 'remove'))).toBe(404)
    expect(await statusOf(act(mod, ['user', '1'], 'suspend', { days: 1 }))).toBe(404)
  })

  test('can be a hub with all that is in it, and comes back as it was', async () => {
    const { hub, owner, mod: ofHub, author, member } = await cast()
    const mod = await staff()
    const [live, removed] = [await posted(author, { hub }), await posted(author, { hub })]
    await moderate(ofHub, removed, 'remove')
    const postsOf = async () =>
      (await visitor.call(userApi.find, { params: { id: author.id } })).counts.posts
    const before = [
      await postsOf(),
      await sql`select post_count, member_count from hubs where id = ${hub.id}`,
    ]
    await report(member, 'jehub', hub.id)

    expect(await decide(mod, await caseOf(mod, hub.id), 'remove')).toMatchObject({
      outcome: 'removed',
      thingState: 'removed',
      subject: { _id: owner.id },
    })
    const params = { id: hub.name }
    expect(await statusOf(member.call(hubApi.find, { params }))).toBe(404)
    expect(await statusOf(find(live, member))).toBe(404)
    expect(await statusOf(find(live, author))).toBe(404)
    expect(await postsOf()).toBe(Number(before[0]) - 1)
    expect(await sentencesTo(owner)).toEqual(['Jes took your JeHub away: Against the rules'])
    // What is restored in a closed hub waits for the hub.
    await act(mod, ['post', removed], 'restore')
    expect(await statusOf(find(removed))).toBe(404)
    await act(mod, ['post', removed], 'remove')

    await decide(mod, await caseOf(mod, hub.id), 'restore')
    expect((await member.call(hubApi.find, { params })).joinState).toBe('member')
    expect((await find(live)).state).toBe('live')
    expect(await statusOf(find(removed))).toBe(404)
    expect((await find(removed, author)).state).toBe('removed')
    expect([
      await postsOf(),
      await sql`select post_count, member_count from hubs where id = ${hub.id}`,
    ]).toEqual(before)
  })
})

describe('a label', () => {
  test('stays whatever its author edits', async () => {
    const [author, mod] = [await person('author'), await staff()]
    const post = await posted(author)
    await act(mod, ['post', post], 'label', { label: 'Disputed', sensitive: true })
    const params = { id: post }
    await author.call(postApi.edit, { params, body: { title: 'New', sensitive: false } })
    expect(await find(post)).toMatchObject({ title: 'New', label: 'Disputed', sensitive: true })
    expect(await sentencesTo(author)).toEqual(['Jes put a label on your post: Against the rules'])
    expect(await auditOf(post)).toMatchObject([
      { action: 'thing.label', facts: { label: 'Disputed', sensitive: 'true' } },
    ])
  })

  test('is for posts, and says something', async () => {
    const [author, mod] = [await person('author'), await staff()]
    const post = await posted(author)
    const comment = await say(author, post)
    expect(await statusOf(act(mod, ['comment', comment._id], 'label', { label: 'Hm' }))).toBe(422)
    expect(await statusOf(act(mod, ['post', post], 'label'))).toBe(422)
    expect(await statusOf(act(mod, ['post', post], 'label', { label: 'x'.repeat(31) }))).toBe(422)
  })
})

describe('a dismissal', () => {
  test('keeps the thing and notifies those who reported, not its author', async () => {
    const { hub, mod: ofHub, author, member, outsider } = await cast()
    const mod = await staff()
    const post = await posted(author, { hub })
    await report(member, 'post', post, { reason: 'spam' })
    await report(outsider, 'post', post, { reason: 'harassment' })
    const found = await caseOf(mod, post)
    expect(await decide(mod, found, 'dismiss')).toMatchObject({ outcome: 'dismissed' })
    expect((await find(post)).state).toBe('live')
    expect(await sentencesTo(outsider)).toEqual(['We looked at the post you reported: it stays'])
    expect(await sentencesTo(author)).toEqual([])
    // The team still decides by its own rules what was reported to it.
    expect(await queueOf(ofHub, hub)).toMatchObject([{ reports: [{ reason: 'spam', count: 1 }] }])
    expect(await sentencesTo(member)).toEqual([])
  })

  test('of what its author has deleted says that it is gone', async () => {
    const [author, reporter, mod] = [await person('author'), await person('hari'), await staff()]
    const post = (await write(author))._id
    await report(reporter, 'post', post)
    await author.call(postApi.remove, { params: { id: post } })
    expect(await caseOf(mod, post)).toMatchObject({ thingState: 'deleted', path: null, now: null })
    expect(await decide(mod, await caseOf(mod, post), 'dismiss')).toMatchObject({ outcome: 'gone' })
    expect(await sentencesTo(reporter)).toEqual(['The post you reported is gone by now'])
  })

  test('needs something to dismiss', async () => {
    const [author, mod] = [await person('author'), await staff()]
    const post = await posted(author)
    expect(await statusOf(act(mod, ['post', post], 'dismiss'))).toBe(409)
    await report(await person('hari'), 'post', post)
    await act(mod, ['post', post], 'dismiss')
    expect(await caseOf(mod, post)).toMatchObject({ state: 'closed', outcome: 'dismissed' })
  })
})

describe('what stands in a private hub', () => {
  test('is not there for the staff unless it was reported', async () => {
    const { hub, author, member } = await cast({ isPrivate: true })
    const mod = await staff('admin')
    const post = await posted(author, { hub })
    const comment = await say(author, post)
    expect(await statusOf(act(mod, ['post', post], 'remove'))).toBe(404)
    expect(await statusOf(act(mod, ['comment', comment._id], 'remove'))).toBe(404)
    await report(member, 'comment', comment._id, { reason: 'privateImages' })
    expect(await act(mod, ['comment', comment._id], 'remove')).toEqual({ thingState: 'removed' })
    expect(await statusOf(act(mod, ['post', post], 'remove'))).toBe(404)
  })
})
