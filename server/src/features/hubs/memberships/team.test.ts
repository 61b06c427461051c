import type { HubRole } from '@jes/contract/hubs/hubs'
import { type MemberChange, membershipApi } from '@jes/contract/hubs/memberships'
import { describe, expect, test } from 'vitest'
import { founded, invited, joined, requested } from '#test/hubs.ts'
import { sentencesTo } from '#test/notifying.ts'
import { posted } from '#test/postings.ts'
import { newName, type Person, person, sql } from '#test/world.ts'

type Named = { id: string }

function change(who: Person, hub: Named, { id: userId }: Named, body: MemberChange) {
  return who.call(membershipApi.change, { params: { id: hub.id, userId }, body })
}

function ban(who: Person, hub: Named, whom: Named, days: number | null = 3) {
  return change(who, hub, whom, { ban: { days, reason: 'Spam' } })
}

async function hubWithTeam(isPrivate = false) {
  const [owner, aide, sita] = [await person('owner'), await person('aide'), await person('sita')]
  const hub = await founded(owner, { isPrivate })
  await joined(hub, aide, 'moderator')
  await joined(hub, sita)
  return { owner, aide, sita, hub }
}

async function rolesOf(hub: Named) {
  const rows = await sql<{ userId: string; role: HubRole }[]>`
    select user_id, role from hub_members where hub_id = ${hub.id}`
  return Object.fromEntries(rows.map(({ userId, role }) => [userId, role]))
}

async function logOf(hub: Named) {
  return sql`select action, user_id, detail, reason from mod_log where hub_id = ${hub.id} order by id`
}

describe('roles', () => {
  test('are given and taken by the owner, with a notification and a log entry', async () => {
    const { owner, sita, hub } = await hubWithTeam()
    const { member, ban } = await change(owner, hub, sita, { role: 'moderator' })
    expect(member).toMatchObject({ user: { _id: sita.id }, role: 'moderator' })
    expect(ban).toBeNull()
    await change(owner, hub, sita, { role: 'member' })
    expect((await rolesOf(hub))[sita.id]).toBe('member')
    expect((await logOf(hub)).map(({ action, detail }) => [action, detail])).toEqual([
      ['setRole', 'moderator'],
      ['setRole', 'member'],
    ])
    expect(await sentencesTo(sita)).toHaveLength(2)
  })

  test('are not given to outsiders, nor by the owner to themselves', async () => {
    const { owner, hub } = await hubWithTeam()
    const outsider = await person('outsider')
    for (const role of ['moderator', 'owner'] as const) {
      await expect(change(owner, hub, outsider, { role })).rejects.toMatchObject({ status: 404 })
      await expect(change(owner, hub, owner, { role })).rejects.toMatchObject({ status: 403 })
    }
  })

  test('the hub is handed over: there is always one owner', async () => {
    const { owner, aide, sita, hub } = await hubWithTeam()
    await change(owner, hub, sita, { role: 'owner' })
    expect(await rolesOf(hub)).toEqual({
      [owner.id]: 'moderator',
      [aide.id]: 'moderator',
      [sita.id]: 'owner',
    })
    expect(await sentencesTo(sita)).toEqual([`${hub.name} is yours now`])
    await owner.call(membershipApi.leave, { params: { id: hub.id } })
    await expect(change(owner, hub, aide, { role: 'owner' })).rejects.toMatchObject({ status: 403 })
  })

  test('handed over to two at once, it goes to one', async () => {
    const { owner, aide, sita, hub } = await hubWithTeam()
    const answers = await Promise.allSettled(
      [aide, sita].map((who) => change(owner, hub, who, { role: 'owner' })),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const roles = Object.values(await rolesOf(hub)).filter((role) => role === 'owner')
    expect(roles).toHaveLength(1)
  })
})

describe('a ban', () => {
  test('takes somebody out, says why and until when, and ends', async () => {
    const { aide, sita, hub } = await hubWithTeam(true)
    const answer = await ban(aide, hub, sita)
    expect(answer).toMatchObject({ member: null, ban: { user: { _id: sita.id }, reason: 'Spam' } })
    const days = (Date.parse(answer.ban!.until!) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(2.9)
    expect(days).toBeLessThan(3.1)
    expect(await sentencesTo(sita)).toEqual([`You are banned from ${hub.name}: Spam`])
    expect(await logOf(hub)).toEqual([
      { action: 'ban', userId: sita.id, detail: '3', reason: 'Spam' },
    ])

    const params = { id: hub.id }
    const { bans } = await aide.call(membershipApi.bans, { params, query: {} })
    expect(bans.map(({ user }) => user._id)).toEqual([sita.id])
    expect(await change(aide, hub, sita, { ban: null })).toEqual({ member: null, ban: null })
    await expect(change(aide, hub, sita, { ban: null })).rejects.toMatchObject({ status: 404 })
    expect((await sita.call(membershipApi.join, { params })).joinState).toBe('requested')
  })

  test('counts exactly, and takes requests and invitations with it', async () => {
    const { owner, sita, hub } = await hubWithTeam(true)
    const [asker, guest] = [await person('asker'), await person('guest')]
    await requested(hub, asker)
    await invited(hub, guest, owner)
    for (const who of [sita, asker, guest]) await ban(owner, hub, who, null)
    const [row] = await sql`
      select h.member_count,
        (select count(*)::int from hub_members m where m.hub_id = h.id) as members,
        (select count(*)::int from hub_requests r where r.hub_id = h.id) as requests,
        (select count(*)::int from hub_invites i where i.hub_id = h.id) as invites
      from hubs h where h.id = ${hub.id}`
    expect(row).toEqual({ memberCount: 2, members: 2, requests: 0, invites: 0 })
  })

  test('is never of the team, until the owner takes the role away', async () => {
    const { owner, aide, hub } = await hubWithTeam()
    const other = await person('other')
    await joined(hub, other, 'moderator')
    for (const whom of [owner, other, aide]) {
      await expect(ban(aide, hub, whom)).rejects.toMatchObject({ status: 403 })
    }
    await expect(ban(owner, hub, aide)).rejects.toMatchObject({ status: 403 })
    await change(owner, hub, aide, { role: 'member' })
    expect((await ban(owner, hub, aide)).member).toBeNull()
  })

  test('a second one takes the place of the first', async () => {
    const { owner, sita, hub } = await hubWithTeam()
    await ban(owner, hub, sita, 3)
    expect((await ban(owner, hub, sita, null)).ban!.until).toBeNull()
  })

  test('of nobody is refused', async () => {
    const { owner, hub } = await hubWithTeam()
    await expect(ban(owner, hub, { id: '12345' })).rejects.toMatchObject({ status: 404 })
  })

  test.each([
    [{ ban: { days: 0, reason: 'x' } }, { 'ban.days': 'A ban lasts 1 to 365 days, or for good' }],
    [{ ban: { days: 366, reason: 'x' } }, { 'ban.days': 'A ban lasts 1 to 365 days, or for good' }],
    [{ ban: { days: 1, reason: ' ' } }, { 'ban.reason': 'Say why, in 1 to 500 characters' }],
  ])('%j is refused', async (body, errors) => {
    const { owner, sita, hub } = await hubWithTeam()
    const attempt = change(owner, hub, sita, body)
    await expect(attempt).rejects.toMatchObject({ status: 422, errors })
  })

  test('and a join at once leave nobody both in and out', async () => {
    const { owner, hub } = await hubWithTeam()
    const people = await Promise.all([...'abcdef'].map((name) => person(name)))
    await Promise.allSettled(
      people.flatMap((who) => [
        ban(owner, hub, who),
        who.call(membershipApi.join, { params: { id: hub.id } }),
      ]),
    )
    const both = await sql`
      select from hub_members m join hub_bans b using (hub_id, user_id) where m.hub_id = ${hub.id}`
    expect(both).toHaveLength(0)
  })
})

describe('a warning', () => {
  test('notifies a member or author of the hub, and never names the moderator', async () => {
    const { aide, sita, hub } = await hubWithTeam()
    const writer = await person('writer')
    await posted(writer, { hub })
    for (const whom of [sita, writer]) {
      await aide.call(membershipApi.warn, {
        params: { id: hub.id, userId: whom.id },
        body: { reason: 'Be kind' },
      })
      expect(await sentencesTo(whom)).toEqual([`The moderators of ${hub.name} warn you: Be kind`])
    }
    expect((await logOf(hub)).map(({ action }) => action)).toEqual(['warn', 'warn'])
  })

  test('is not for strangers, nor for the team', async () => {
    const { owner, aide, hub } = await hubWithTeam()
    const stranger = await person('stranger')
    for (const [whom, status] of [
      [stranger, 404],
      [owner, 403],
    ] as const) {
      const attempt = aide.call(membershipApi.warn, {
        params: { id: hub.id, userId: whom.id },
        body: { reason: 'Be kind' },
      })
      await expect(attempt).rejects.toMatchObject({ status })
    }
  })
})

describe('notes', () => {
  test('are shared by the team, newest first, and taken away', async () => {
    const { owner, aide, sita, hub } = await hubWithTeam()
    const params = { id: hub.id, userId: sita.id }
    for (const [who, text] of [
      [owner, 'One'],
      [aide, 'Two'],
    ] as const) {
      const { note } = await who.call(membershipApi.note, { params, body: { text } })
      expect(note).toMatchObject({ text, by: { _id: who.id } })
    }
    const { notes } = await aide.call(membershipApi.notes, { params })
    expect(notes.map(({ text }) => text)).toEqual(['Two', 'One'])
    expect(await sentencesTo(sita)).toEqual([])

    const one = { ...params, noteId: notes[1]!._id }
    await aide.call(membershipApi.removeNote, { params: one })
    await expect(aide.call(membershipApi.removeNote, { params: one })).rejects.toMatchObject({
      status: 404,
    })
    expect((await owner.call(membershipApi.notes, { params })).notes).toHaveLength(1)
  })

  test('of nobody, or longer than 500 characters, are refused', async () => {
    const { owner, sita, hub } = await hubWithTeam()
    const note = (userId: string, text: string) =>
      owner.call(membershipApi.note, { params: { id: hub.id, userId }, body: { text } })
    await expect(note('12345', newName())).rejects.toMatchObject({ status: 404 })
    await expect(note(sita.id, 'n'.repeat(501))).rejects.toMatchObject({ status: 422 })
  })
})
