import { describe, expect, test } from 'vitest'
import { founded, joined } from '#test/hubs.ts'
import { cast, moderate, moderateComment, queueOf, report, statusOf } from '#test/moderating.ts'
import { posted } from '#test/postings.ts'
import { act, caseOf, decide, staff } from '#test/staffing.ts'
import { say } from '#test/talking.ts'
import { person, sql } from '#test/world.ts'

const REFUSED = { status: 403, message: 'Somebody else decides about what you wrote' }

describe('what a moderator wrote themselves', () => {
  test.each(['approve', 'remove'] as const)(
    'they cannot %s when it is reported',
    async (action) => {
      const { hub, owner, mod, member } = await cast()
      for (const who of [owner, mod]) {
        const post = await posted(who, { hub })
        const comment = await say(who, post)
        await report(member, 'post', post)
        await report(member, 'comment', comment._id)
        await expect(moderate(who, post, action)).rejects.toMatchObject(REFUSED)
        await expect(moderateComment(who, comment._id, action)).rejects.toMatchObject(REFUSED)
        const rows = await sql`
        select r.state, q.closed_at from reports r
        join mod_queue q on coalesce(q.comment_id, q.post_id) = r.thing_id
        where r.thing_id in (${post}, ${comment._id})`
        expect(rows).toEqual(Array(2).fill({ state: 'open', closedAt: null }))
      }
    },
  )

  test('they cannot bring back when another has removed it', async () => {
    const { hub, owner, mod } = await cast()
    const post = await posted(mod, { hub })
    const comment = await say(mod, await posted(owner, { hub }))
    await moderate(owner, post, 'remove')
    await moderateComment(owner, comment._id, 'remove')
    await expect(moderate(mod, post, 'restore')).rejects.toMatchObject(REFUSED)
    await expect(moderateComment(mod, comment._id, 'restore')).rejects.toMatchObject(REFUSED)
  })

  test('they may still lock and pin', async () => {
    const { hub, mod } = await cast()
    const post = await posted(mod, { hub })
    for (const action of ['lock', 'unlock', 'pin', 'unpin'] as const) {
      expect(await statusOf(moderate(mod, post, action))).toBe(200)
    }
  })

  test('stands in their queue without the right to decide, and another decides', async () => {
    const { hub, owner, mod, member } = await cast()
    const post = await posted(mod, { hub })
    await report(member, 'post', post)
    expect(await queueOf(mod, hub)).toMatchObject([{ ad: { _id: post }, canDecide: false }])
    expect(await queueOf(owner, hub)).toMatchObject([{ ad: { _id: post }, canDecide: true }])
    expect(await moderate(owner, post, 'approve')).toMatchObject({ state: 'live' })
    expect(await queueOf(mod, hub)).toEqual([])
  })

  test('is reported to the site too, so that somebody is left who may decide', async () => {
    const [owner, member, desk] = [await person('owner'), await person('member'), await staff()]
    const hub = await founded(owner)
    const post = await posted(owner, { hub })
    const comment = await say(owner, post)
    await report(member, 'post', post)
    await report(member, 'comment', comment._id)
    await decide(desk, await caseOf(desk, post), 'dismiss')
    await decide(desk, await caseOf(desk, comment._id), 'remove')
    expect(await queueOf(owner, hub)).toEqual([])

    const byMember = await posted(member, { hub })
    await report(owner, 'post', byMember)
    expect(await statusOf(caseOf(desk, byMember))).toBe(404)
  })

  test('they do not decide at the desk of the site either', async () => {
    const [desk, other, member] = [await staff(), await staff(), await person('member')]
    const hub = await founded(member)
    await joined(hub, desk, 'moderator')
    const post = await posted(desk, { hub })
    const comment = await say(desk, post)
    await report(member, 'post', post)
    await report(member, 'comment', comment._id)
    for (const [kind, id] of [
      ['post', post],
      ['comment', comment._id],
    ] as const) {
      const open = await caseOf(other, id)
      for (const action of ['dismiss', 'remove', 'restore'] as const) {
        expect(await statusOf(decide(desk, open, action))).toBe(404)
        expect(await statusOf(act(desk, [kind, id], action))).toBe(403)
      }
    }
  })
})
