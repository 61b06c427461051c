import { commentApi } from '@jes/contract/comments/comments'
import { hubApi } from '@jes/contract/hubs/hubs'
import { membershipApi } from '@jes/contract/hubs/memberships'
import { moderationApi } from '@jes/contract/hubs/moderation'
import { postApi } from '@jes/contract/posts/posts'
import { describe, expect, test } from 'vitest'
import { logAct } from '#features/hubs/moderation/log.ts'
import { joined } from '#test/hubs.ts'
import { cast, moderate, moderateComment, statusOf } from '#test/moderating.ts'
import { notificationsOf } from '#test/notifying.ts'
import { posted } from '#test/postings.ts'
import { findDrift, read, say } from '#test/talking.ts'
import { ask, type Person, person, sql, visitor } from '#test/world.ts'

async function lastAct(post: string) {
  const [row] = await sql<{ id: string }[]>`
    select id from mod_log where post_id = ${post} order by id desc limit 1`
  return row!.id
}

function find(who: Person, id: string) {
  return who.call(moderationApi.findAct, { params: { id } })
}

function appeal(who: Person, id: string, text = 'It was a joke') {
  return who.call(moderationApi.appeal, { params: { id }, body: { text } })
}

function decide(who: Person, id: string, state: 'upheld' | 'overturned' = 'overturned') {
  const body = { state, answer: 'We looked at it' }
  return who.call(moderationApi.decide, { params: { id }, body })
}

/** A removed post, and a member of staff who is not involved. */
async function scene() {
  const everybody = await cast()
  const staff = await person('staff', { role: 'moderator' })
  const post = await posted(everybody.author, { hub: everybody.hub, title: 'My joke' })
  await moderate(everybody.mod, post, 'remove', { rule: 0, reason: 'Rude' })
  return { ...everybody, staff, post, act: await lastAct(post) }
}

describe('an act', () => {
  test('that bans is named on the page of the hub, to whoever is banned alone', async () => {
    const { hub, mod, member, outsider, exile } = await cast()
    const banOf = async (who: Person) =>
      (await who.call(hubApi.find, { params: { id: hub.name } })).ban
    await mod.call(membershipApi.change, {
      params: { id: hub.id, userId: member.id },
      body: { ban: { days: 3, reason: 'Spam' } },
    })
    const { act } = (await banOf(member))!
    expect(await find(member, act!)).toMatchObject({ action: 'ban', canAppeal: true })
    await appeal(member, act!)
    expect(await find(member, act!)).toMatchObject({ appeal: { state: 'open' } })
    expect(await banOf(outsider)).toBeNull()
    // This one was banned before there was a log.
    expect(await banOf(exile)).toMatchObject({ act: null })
  })

  test('is shown to the one whom it concerns alone', async () => {
    const { act, author, mod, owner, member, outsider, hub } = await scene()
    expect(await find(author, act)).toMatchObject({
      action: 'removePost',
      jehub: { _id: hub.id, name: hub.name, icon: null },
      rule: 'Be kind',
      reason: 'Rude',
      content: 'My joke\n\nJhol',
      canAppeal: true,
      appeal: null,
    })
    expect(JSON.stringify(await find(author, act))).not.toContain(mod.id)
    for (const who of [mod, owner, member, outsider]) {
      expect(await statusOf(find(who, act))).toBe(404)
      expect(await statusOf(appeal(who, act))).toBe(404)
    }
    expect(await statusOf(find(author, '123'))).toBe(404)
    const params = { id: act }
    expect((await ask(moderationApi.findAct, { params })).statusCode).toBe(401)
  })
})

describe('an appeal', () => {
  test('is made once', async () => {
    const { act, author } = await scene()
    const results = await Promise.all([1, 2, 3].map(() => statusOf(appeal(author, act))))
    expect(results.sort()).toEqual([200, 409, 409])
    expect(await find(author, act)).toMatchObject({
      canAppeal: false,
      appeal: { text: 'It was a joke', state: 'open', answer: '' },
    })
  })

  test.each([
    ['blank', ' '],
    ['too long', 'x'.repeat(1_001)],
  ])('that is %s is refused', async (_, text) => {
    const { act, author } = await scene()
    await expect(appeal(author, act, text)).rejects.toMatchObject({ status: 422 })
  })

  test('comes too late after thirty days, or when the team has thought again', async () => {
    const { act, author, mod, post, hub } = await scene()
    await sql`update mod_log set created_at = now() - interval '31 days' where id = ${act}`
    expect(await find(author, act)).toMatchObject({ canAppeal: false })
    expect(await statusOf(appeal(author, act))).toBe(409)

    const other = await posted(author, { hub })
    await moderate(mod, other, 'remove')
    const second = await lastAct(other)
    await moderate(mod, other, 'restore')
    expect(await statusOf(appeal(author, second))).toBe(409)
    await moderate(mod, post, 'restore')
    await moderate(mod, post, 'lock')
    expect(await find(author, await lastAct(post))).toMatchObject({ canAppeal: false })
    expect(await statusOf(appeal(author, await lastAct(post)))).toBe(409)
  })
})

describe('a decision', () => {
  test('is for staff who have no part in it', async () => {
    const { act, author, mod, owner, member, staff, hub } = await scene()
    await appeal(author, act)
    for (const who of [author, mod, owner, member]) {
      expect(await statusOf(decide(who, act))).toBe(403)
      expect(await statusOf(who.call(moderationApi.appeals, { query: {} }))).toBe(403)
    }
    const ofTeam = await person('both', { role: 'admin' })
    await joined(hub, ofTeam, 'moderator')
    await expect(decide(ofTeam, act)).rejects.toMatchObject({
      status: 403,
      error: 'Somebody else decides this appeal',
    })
    const seenBy = async (who: Person) => {
      const { appeals } = await who.call(moderationApi.appeals, { query: { limit: 50 } })
      return appeals.some((one) => one.act._id === act)
    }
    expect(await seenBy(ofTeam)).toBe(false)
    expect(await seenBy(staff)).toBe(true)
    expect(await statusOf(decide(staff, '123'))).toBe(404)
    const results = await Promise.all([1, 2].map(() => statusOf(decide(staff, act))))
    expect(results.sort()).toEqual([200, 409])
    expect(await seenBy(staff)).toBe(false)
  })

  test('is not made in one’s own cause', async () => {
    const { hub, mod } = await cast()
    const staff = await person('staff', { role: 'admin' })
    await joined(hub, staff)
    const post = await posted(staff, { hub })
    await moderate(mod, post, 'remove')
    const act = await lastAct(post)
    await appeal(staff, act)
    expect(await statusOf(decide(staff, act))).toBe(403)
  })

  test('that overturns restores a post, and the member is notified', async () => {
    const { act, author, staff, post } = await scene()
    await appeal(author, act)
    const decided = await decide(staff, act)
    expect(decided).toMatchObject({ appeal: { state: 'overturned', answer: 'We looked at it' } })
    expect((await visitor.call(postApi.find, { params: { id: post } })).state).toBe('live')
    const [notified] = (await notificationsOf(author)).notifications
    expect(notified).toMatchObject({ type: 'modAction', path: `/appeal/${act}`, user: null })
    expect(notified!.content).toContain('undone')
  })

  test('that upholds changes nothing, and the member is notified', async () => {
    const { act, author, staff, post } = await scene()
    await appeal(author, act)
    await decide(staff, act, 'upheld')
    expect(await statusOf(visitor.call(postApi.find, { params: { id: post } }))).toBe(404)
    expect((await notificationsOf(author)).notifications[0]!.content).toContain('stands')
    expect(await find(author, act)).toMatchObject({ canAppeal: false })
  })

  test('that overturns brings a comment back', async () => {
    const { hub, owner, mod, author } = await cast()
    const staff = await person('staff', { role: 'moderator' })
    const post = await posted(owner, { hub })
    const comment = await say(author, post, 'A joke')
    await moderateComment(mod, comment._id, 'remove')
    const act = await lastAct(post)
    expect(await find(author, act)).toMatchObject({ action: 'removeComment', content: 'A joke' })
    await appeal(author, act)
    await decide(staff, act)
    expect((await read(visitor, post)).comments[0]).toMatchObject({ content: 'A joke' })
    expect(await findDrift(post)).toEqual([])
  })

  test('that overturns ends a ban', async () => {
    const { hub, owner, mod, exile } = await cast()
    const staff = await person('staff', { role: 'moderator' })
    const act = await logAct(sql, {
      hubId: hub.id,
      action: 'ban',
      byId: mod.id,
      userId: exile.id,
      reason: 'Spam',
      detail: '0',
    })
    const post = await posted(owner, { hub })
    expect(await statusOf(say(exile, post))).toBe(403)
    await appeal(exile, act)
    await decide(staff, act)
    await say(exile, post)
  })

  test('that overturns what its author has deleted since restores nothing', async () => {
    const { act, author, staff, post } = await scene()
    await appeal(author, act)
    await author.call(postApi.remove, { params: { id: post } })
    await decide(staff, act)
    expect(await statusOf(visitor.call(postApi.find, { params: { id: post } }))).toBe(404)
    expect(
      await statusOf(visitor.call(commentApi.list, { params: { adId: post }, query: {} })),
    ).toBe(404)
  })
})
