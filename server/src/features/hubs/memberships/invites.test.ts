import { membershipApi } from '@jes/contract/hubs/memberships'
import { describe, expect, test } from 'vitest'
import { banned, founded, joined, linked } from '#test/hubs.ts'
import { sentencesTo } from '#test/notifying.ts'
import { block } from '#test/postings.ts'
import { ask, newName, type Person, person, sql, visitor } from '#test/world.ts'

function invite(who: Person, hub: { id: string }, username: string) {
  return who.call(membershipApi.invite, { params: { id: hub.id }, body: { username } })
}

function accept(who: Person, code: string) {
  return who.call(membershipApi.accept, { params: { code } })
}

describe('an invitation by name', () => {
  test('is notified, listed, and can be withdrawn', async () => {
    const [owner, sita] = [await person('owner'), await person('sita')]
    const hub = await founded(owner, { isPrivate: true })
    const { invite: made } = await invite(owner, hub, `@${sita.username}`)
    expect(made).toMatchObject({
      user: { _id: sita.id },
      by: { _id: owner.id },
      code: null,
      usesLeft: 1,
    })
    await invite(owner, hub, sita.username)
    expect(await sentencesTo(sita)).toEqual([`${owner.username} invited you to ${hub.name}`])

    const params = { id: hub.id }
    const { invites } = await owner.call(membershipApi.invites, { params, query: {} })
    expect(invites.map(({ _id }) => _id)).toEqual([made._id])
    await owner.call(membershipApi.revoke, { params: { ...params, inviteId: made._id } })
    const answer = await sita.call(membershipApi.join, { params })
    expect(answer.joinState).toBe('requested')
    const again = owner.call(membershipApi.revoke, { params: { ...params, inviteId: made._id } })
    await expect(again).rejects.toMatchObject({ status: 404 })
  })

  test('to nobody, or across a block, gets the same answer', async () => {
    const [owner, sita] = [await person('owner'), await person('sita')]
    const hub = await founded(owner, { isPrivate: true })
    await block(sita, owner)
    const refusals = await Promise.all(
      [newName('nobody'), sita.username].map((username) =>
        ask(
          membershipApi.invite,
          { params: { id: hub.id }, body: { username } },
          { token: owner.token },
        ),
      ),
    )
    expect(refusals.map(({ statusCode }) => statusCode)).toEqual([422, 422])
    expect(refusals[0]!.json()).toMatchObject({ errors: { username: 'Nobody has this username' } })
    expect(refusals[1]!.body).toBe(refusals[0]!.body)
  })

  test('is not for members nor the banned', async () => {
    const [owner, sita, out] = [await person('owner'), await person('sita'), await person('out')]
    const hub = await founded(owner)
    await joined(hub, sita)
    await banned(hub, out)
    for (const [who, username] of [
      [sita, 'This person is a member already'],
      [out, 'This person is banned here'],
    ] as const) {
      await expect(invite(owner, hub, who.username)).rejects.toMatchObject({
        status: 422,
        errors: { username },
      })
    }
  })
})

describe('a link', () => {
  test('leads into a private hub, shows no more of it than its page, and counts who joined', async () => {
    const [owner, sita] = [await person('owner'), await person('sita')]
    const hub = await founded(owner, { isPrivate: true })
    const { invite: made } = await owner.call(membershipApi.invite, {
      params: { id: hub.id },
      body: { uses: 2, days: 1 },
    })
    const code = made.code!
    expect(code).toMatch(/^[\w-]{22}$/)
    const { jehub } = await visitor.call(membershipApi.findInvite, { params: { code } })
    expect(jehub).toMatchObject({ name: hub.name, cover: null, memberCount: 1, joinState: 'none' })

    for (const _ of [1, 2]) {
      expect(await accept(sita, code)).toMatchObject({
        isMember: true,
        memberCount: 2,
        joinState: 'member',
        jehub: { _id: hub.id, joinState: 'member' },
      })
    }
    const [left] = await sql`select uses_left from hub_invites where code = ${code}`
    expect(left).toEqual({ usesLeft: 1 })
  })

  test('unknown, used up and out of time are the same, to look and to come', async () => {
    const [owner, sita] = [await person('owner'), await person('sita')]
    const hub = await founded(owner, { isPrivate: true })
    const codes = [
      newName('unknown'),
      (await linked(hub, owner, { uses: 0 })).code,
      (await linked(hub, owner, { days: -1 })).code,
    ]
    for (const endpoint of [membershipApi.findInvite, membershipApi.accept]) {
      const replies = await Promise.all(
        codes.map((code) => ask(endpoint, { params: { code } }, { token: sita.token })),
      )
      expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
      expect(new Set(replies.map(({ body }) => body)).size).toBe(1)
    }
    const { invites } = await owner.call(membershipApi.invites, {
      params: { id: hub.id },
      query: {},
    })
    expect(invites).toEqual([])
  })

  test('of three uses lets in three of fifty who come at once', async () => {
    const owner = await person('owner')
    const hub = await founded(owner, { isPrivate: true })
    const { code } = await linked(hub, owner, { uses: 3 })
    const people = await Promise.all(Array.from({ length: 50 }, (_, at) => person(`p${at}`)))
    const answers = await Promise.allSettled(people.map((who) => accept(who, code)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    const [row] = await sql`
      select h.member_count, i.uses_left,
        (select count(*)::int from hub_members m where m.hub_id = h.id) as counted
      from hubs h join hub_invites i on i.hub_id = h.id where h.id = ${hub.id}`
    expect(row).toEqual({ memberCount: 4, usesLeft: 0, counted: 4 })
  })

  test('taken by one person many times at once is used once', async () => {
    const [owner, sita] = [await person('owner'), await person('sita')]
    const hub = await founded(owner, { isPrivate: true })
    const { code } = await linked(hub, owner, { uses: 5 })
    await Promise.all(Array.from({ length: 8 }, () => accept(sita, code)))
    const [row] = await sql`select uses_left from hub_invites where code = ${code}`
    expect(row).toEqual({ usesLeft: 4 })
  })

  test('uses nothing of itself for the banned', async () => {
    const [owner, out] = [await person('owner'), await person('out')]
    const hub = await founded(owner)
    await banned(hub, out)
    const { code } = await linked(hub, owner, { uses: 1 })
    await expect(accept(out, code)).rejects.toMatchObject({ status: 403 })
    const [row] = await sql`select uses_left from hub_invites where code = ${code}`
    expect(row).toEqual({ usesLeft: 1 })
  })

  test.each([
    [{ uses: 0, days: 1 }, { uses: 'A link can be used 1 to 1,000 times' }],
    [{ uses: 1_001, days: 1 }, { uses: 'A link can be used 1 to 1,000 times' }],
    [{ uses: 1, days: 31 }, { days: 'A link is good for 1 to 30 days' }],
    [{ username: ' ' }, { username: 'Enter a username' }],
  ])('%j is refused', async (body, errors) => {
    const owner = await person('owner')
    const hub = await founded(owner)
    const attempt = owner.call(membershipApi.invite, { params: { id: hub.id }, body })
    await expect(attempt).rejects.toMatchObject({ status: 422, errors })
  })
})
