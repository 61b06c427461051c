import { hubApi } from '@jes/contract/hubs/hubs'
import { membershipApi } from '@jes/contract/hubs/memberships'
import { describe, expect, test } from 'vitest'
import { banned, founded, invited, joined, requested } from '#test/hubs.ts'
import { sentencesTo } from '#test/notifying.ts'
import { block } from '#test/postings.ts'
import { newName, type Person, person, sql } from '#test/world.ts'

function join(who: Person, hub: { id: string }) {
  return who.call(membershipApi.join, { params: { id: hub.id } })
}

function leave(who: Person, hub: { id: string }) {
  return who.call(membershipApi.leave, { params: { id: hub.id } })
}

async function isMember(who: Person, id: string) {
  return (await who.call(membershipApi.check, { params: { id } })).isMember
}

describe('a public hub', () => {
  test('is joined at once and left again; said twice is said once', async () => {
    const [owner, sita] = [await person('owner'), await person('sita')]
    const hub = await founded(owner)
    for (const _ of [1, 2]) {
      const answer = await sita.call(membershipApi.join, { params: { id: hub.name } })
      expect(answer).toEqual({ isMember: true, memberCount: 2, joinState: 'member' })
    }
    expect(await isMember(sita, hub.name)).toBe(true)
    for (const _ of [1, 2]) {
      expect(await leave(sita, hub)).toEqual({ isMember: false, memberCount: 1, joinState: 'none' })
    }
    expect(await isMember(sita, hub.id)).toBe(false)
    expect(await sentencesTo(owner)).toEqual([])
  })

  test('is closed to the banned, until the ban ends', async () => {
    const [owner, out] = [await person('owner'), await person('out')]
    const hub = await founded(owner)
    await banned(hub, out)
    await expect(join(out, hub)).rejects.toMatchObject({
      status: 403,
      message: 'You are banned from this JeHub',
    })
    expect((await leave(out, hub)).joinState).toBe('banned')
    await sql`update hub_bans set until = now() - interval '1 second' where hub_id = ${hub.id}`
    expect((await join(out, hub)).joinState).toBe('member')
  })

  test('is not left by its owner', async () => {
    const owner = await person('owner')
    const hub = await founded(owner)
    await expect(leave(owner, hub)).rejects.toMatchObject({
      status: 409,
      message: 'Hand the JeHub over before you leave',
    })
  })

  test('fifty who come and go at once are counted exactly', async () => {
    const owner = await person('owner')
    const hub = await founded(owner)
    const people = await Promise.all(Array.from({ length: 10 }, (_, at) => person(`p${at}`)))
    const acts = people.flatMap((who) =>
      [join, leave, join, leave, join].map((act) => act(who, hub)),
    )
    await Promise.all(acts)
    const [{ memberCount, counted }] = await sql<[{ memberCount: number; counted: number }]>`
      select h.member_count, (select count(*)::int from hub_members m where m.hub_id = h.id) as counted
      from hubs h where h.id = ${hub.id}`
    expect(memberCount).toBe(counted)

    await Promise.all(people.map((who) => join(who, hub)))
    expect((await join(owner, hub)).memberCount).toBe(11)
    await Promise.all(people.map((who) => leave(who, hub)))
    expect((await join(owner, hub)).memberCount).toBe(1)
  })
})

describe('a private hub', () => {
  test('is made once; the team is notified, and it can be withdrawn', async () => {
    const [owner, aide, sita] = [await person('owner'), await person('aide'), await person('sita')]
    const hub = await founded(owner, { isPrivate: true })
    await joined(hub, aide, 'moderator')
    await joined(hub, await person('member'))
    for (const _ of [1, 2]) {
      expect(await join(sita, hub)).toEqual({
        isMember: false,
        memberCount: 3,
        joinState: 'requested',
      })
    }
    for (const one of [owner, aide]) {
      expect(await sentencesTo(one)).toEqual([`${sita.username} asks to join ${hub.name}`])
    }
    expect((await leave(sita, hub)).joinState).toBe('none')
    expect(await sql`select from hub_requests where hub_id = ${hub.id}`).toHaveLength(0)
  })

  test('lets in whom it has invited, while the invitation is good', async () => {
    const [owner, sita, late] = [await person('owner'), await person('sita'), await person('late')]
    const hub = await founded(owner, { isPrivate: true })
    for (const who of [sita, late]) await invited(hub, who, owner)
    expect((await join(sita, hub)).joinState).toBe('member')
    expect(await sql`select from hub_invites where user_id = ${sita.id}`).toHaveLength(0)
    await sql`update hub_invites set expires_at = now() where user_id = ${late.id}`
    expect((await join(late, hub)).joinState).toBe('requested')
  })

  test('an invitation can be declined', async () => {
    const [owner, sita] = [await person('owner'), await person('sita')]
    const hub = await founded(owner, { isPrivate: true })
    await invited(hub, sita, owner)
    expect((await leave(sita, hub)).joinState).toBe('none')
    expect((await join(sita, hub)).joinState).toBe('requested')
  })

  test('says to outsiders that they are no members, as one that is not there', async () => {
    const [owner, sita] = [await person('owner'), await person('sita')]
    const hub = await founded(owner, { isPrivate: true })
    expect(await isMember(sita, hub.id)).toBe(false)
    expect(await isMember(sita, newName('absent'))).toBe(false)
    expect(await isMember(owner, hub.id)).toBe(true)
  })
})

describe('those who ask', () => {
  test('are listed oldest first; an accepted member is notified, a declined one is not', async () => {
    const owner = await person('owner')
    const hub = await founded(owner, { isPrivate: true })
    const askers = []
    for (const name of ['a', 'b', 'c']) {
      const asker = await person(name)
      await requested(hub, asker)
      askers.push(asker)
    }
    await sql`update hub_requests set created_at = '2026-01-01' where hub_id = ${hub.id}`
    const params = { id: hub.id }
    const first = await owner.call(membershipApi.requests, { params, query: { limit: 2 } })
    const cursor = first.nextCursor!
    const second = await owner.call(membershipApi.requests, { params, query: { limit: 2, cursor } })
    expect([...first.requests, ...second.requests].map(({ user }) => user._id)).toEqual(
      askers.map(({ id }) => id),
    )
    expect(second.nextCursor).toBeNull()

    const [sita, hari] = askers
    const yes = { userId: sita!.id, approve: true }
    expect(await owner.call(membershipApi.answer, { params, body: yes })).toEqual({
      memberCount: 2,
    })
    const no = { userId: hari!.id, approve: false }
    expect(await owner.call(membershipApi.answer, { params, body: no })).toEqual({ memberCount: 2 })
    expect(await sentencesTo(sita!)).toEqual([`Welcome: you are a member of ${hub.name} now`])
    expect(await sentencesTo(hari!)).toEqual([])
    for (const body of [yes, no]) {
      const attempt = owner.call(membershipApi.answer, { params, body })
      await expect(attempt).rejects.toMatchObject({ status: 404 })
    }
    const log = await sql`select action from mod_log where hub_id = ${hub.id} order by id`
    expect(log.map(({ action }) => action)).toEqual(['approveRequest', 'denyRequest'])
  })

  test('are let in once, however many of the team say so', async () => {
    const [owner, sita] = [await person('owner'), await person('sita')]
    const hub = await founded(owner, { isPrivate: true })
    await requested(hub, sita)
    const body = { userId: sita.id, approve: true }
    const answers = await Promise.allSettled(
      [1, 2, 3, 4].map(() => owner.call(membershipApi.answer, { params: { id: hub.id }, body })),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await owner.call(hubApi.find, { params: { id: hub.id } })).memberCount).toBe(2)
  })
})

describe('watching', () => {
  test('is for members, and ends', async () => {
    const [owner, sita] = [await person('owner'), await person('sita')]
    const hub = await founded(owner)
    const params = { id: hub.id }
    await joined(hub, sita)
    for (const watched of [true, false]) {
      const answer = await sita.call(membershipApi.watch, { params, body: { watched } })
      expect(answer).toEqual({ isWatched: watched })
      expect((await sita.call(hubApi.find, { params })).isWatched).toBe(watched)
    }
  })
})

describe('the members of a hub', () => {
  test('are listed: the owner, the moderators, then the newest, page by page', async () => {
    const owner = await person('owner')
    const hub = await founded(owner)
    const expected = []
    for (const name of ['a', 'b', 'c', 'd']) {
      const one = await person(name)
      await joined(hub, one)
      expected.unshift(one.id)
    }
    const aide = await person('aide')
    await joined(hub, aide, 'moderator')
    // Some of them with the same timestamp.
    await sql`update hub_members set created_at = '2026-01-01' where hub_id = ${hub.id}`

    const seen: string[] = []
    let cursor: string | undefined
    do {
      const query = { limit: 2, cursor }
      const page = await owner.call(membershipApi.members, { params: { id: hub.name }, query })
      seen.push(...page.members.map(({ user }) => user._id))
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect(seen).toEqual([owner.id, aide.id, ...expected])
  })

  test('are found by name, without who is on the other side of a block', async () => {
    const [owner, sita, hari] = [await person('owner'), await person('sita'), await person('hari')]
    const hub = await founded(owner)
    for (const one of [sita, hari]) await joined(hub, one)
    await block(hari, sita)
    const found = async (who: Person, q?: string) => {
      const query = q === undefined ? {} : { q }
      const page = await who.call(membershipApi.members, { params: { id: hub.id }, query })
      return page.members.map(({ user }) => user._id)
    }
    expect(await found(owner, `@${hari.username.toUpperCase()}`)).toEqual([hari.id])
    expect(await found(owner, '%')).toEqual([])
    expect(await found(sita)).toEqual([owner.id, sita.id])
  })
})
