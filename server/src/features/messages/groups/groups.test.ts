import { settingsApi } from '@jes/contract/core/settings'
import { groupApi, MOST_MEMBERS } from '@jes/contract/messages/groups'
import { messageApi } from '@jes/contract/messages/messages'
import { talkApi } from '@jes/contract/messages/talks'
import { describe, expect, test } from 'vitest'
import { friends, groupOf, linesOf, membersOf, message, textsOf } from '#test/messaging.ts'
import { block } from '#test/postings.ts'
import { ask, type Person, person, sql } from '#test/world.ts'

async function three() {
  const [sita, hari, gita] = [await person('sita'), await person('hari'), await person('gita')]
  await friends(sita, hari, gita)
  return { sita, hari, gita, talk: await groupOf(sita, [hari, gita]) }
}

function find(someone: Person, talk: string) {
  return someone.call(talkApi.find, { params: { id: talk } })
}

function add(admin: Person, talk: string, people: Person[]) {
  const users = people.map(({ id }) => id)
  return admin.call(groupApi.add, { params: { id: talk }, body: { users } })
}

function remove(admin: Person, talk: string, { id }: Person) {
  return admin.call(groupApi.remove, { params: { id: talk, userId: id } })
}

function setAdmin(admin: Person, talk: string, { id }: Person, isAdmin = true) {
  return admin.call(groupApi.setAdmin, { params: { id: talk, userId: id }, body: { isAdmin } })
}

function leave(someone: Person, talk: string) {
  return someone.call(groupApi.leave, { params: { id: talk } })
}

async function listed(someone: Person, filter: 'all' | 'groups' | 'requests' | 'unread') {
  const { talks } = await someone.call(talkApi.list, { query: { filter } })
  return talks.map(({ _id }) => _id)
}

describe('a group', () => {
  test('is read by all of it, and has a name that the database does not', async () => {
    const { sita, hari, gita, talk } = await three()
    await message(hari, talk, 'Who brings the tent?')
    for (const someone of [sita, hari, gita])
      expect(await textsOf(someone, talk)).toEqual(['', 'Who brings the tent?'])
    expect(await find(gita, talk)).toMatchObject({
      user: null,
      group: { name: 'Pokhara', memberCount: 3, isAdmin: false, lastBy: { _id: hari.id } },
      last: { content: 'Who brings the tent?' },
    })
    expect(await listed(gita, 'all')).toEqual([talk])
    expect(await listed(gita, 'groups')).toEqual([talk])
    const [{ row }] = await sql<[{ row: string }]>`
      select to_json(t)::text || encode(t.sealed_name, 'escape') as row from talks t where t.id = ${talk}`
    expect(row).not.toContain('Pokhara')
  })

  test('is nothing to others, with the same reply as for none', async () => {
    const { talk } = await three()
    const { token } = await person('stranger')
    const of = async (id: string) => {
      const reply = await ask(groupApi.members, { params: { id } }, { token })
      return [reply.statusCode, reply.body]
    }
    expect(await of(talk)).toEqual(await of('4611686018427387904'))
    expect((await of(talk))[0]).toBe(404)
  })

  test('of two is none: a talk of two has no members and is not left', async () => {
    const { sita, hari } = await three()
    const { _id: id } = await sita.call(talkApi.open, { body: { user: hari.id } })
    await expect(membersOf(sita, id)).rejects.toMatchObject({ status: 404 })
    await expect(leave(sita, id)).rejects.toMatchObject({ status: 404 })
  })

  test('is renamed, filled and emptied by its admins alone', async () => {
    const { sita, hari, gita, talk } = await three()
    const ram = await person('ram')
    await friends(hari, ram)
    const attempts = [
      () => add(hari, talk, [ram]),
      () => remove(hari, talk, gita),
      () => setAdmin(hari, talk, hari),
      () => hari.call(groupApi.change, { params: { id: talk }, body: { name: 'Mine' } }),
      () => hari.call(groupApi.makeInvite, { params: { id: talk } }),
      () => hari.call(groupApi.revokeInvite, { params: { id: talk } }),
      () => hari.call(talkApi.disappear, { params: { id: talk }, body: { after: 'day' } }),
    ]
    for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ status: 403 })
    await setAdmin(sita, talk, hari)
    await hari.call(groupApi.change, { params: { id: talk }, body: { name: 'Mustang' } })
    expect((await find(gita, talk)).group?.name).toBe('Mustang')
    expect(await linesOf(gita, talk)).toEqual(['began', 'promoted', 'renamed'])
  })

  test('has fifty people and no more, also at the same moment', async () => {
    const { sita, talk } = await three()
    const fill = Array.from({ length: MOST_MEMBERS - 4 }, () => person('many'))
    const many = await Promise.all(fill)
    for (const { id } of many)
      await sql`insert into follows (follower_id, followed_id) values (${id}, ${sita.id})`
    await add(sita, talk, many)
    const last = await Promise.all([person('last'), person('last')])
    for (const { id } of last)
      await sql`insert into follows (follower_id, followed_id) values (${id}, ${sita.id})`
    const tried = await Promise.allSettled(last.map((one) => add(sita, talk, [one])))
    expect(tried.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await membersOf(sita, talk)).members).toHaveLength(MOST_MEMBERS)
  }, 60_000)
})

describe('who is added', () => {
  test('reads from then on, and the group reads who came', async () => {
    const { sita, hari, talk } = await three()
    await message(hari, talk, 'Before')
    const ram = await person('ram')
    await friends(sita, ram)
    await add(sita, talk, [ram])
    await message(hari, talk, 'After')
    expect(await textsOf(ram, talk)).toEqual(['', 'After'])
    const { messages } = await hari.call(messageApi.list, { params: { id: talk }, query: {} })
    expect(messages[2]).toMatchObject({
      user: sita.id,
      isDeleted: false,
      line: { kind: 'added', people: [{ _id: ram.id }] },
    })
  })

  test('is asked first unless they follow who adds them, and comes by accepting', async () => {
    const { sita, hari, talk } = await three()
    const ram = await person('ram')
    await add(sita, talk, [ram])
    await message(hari, talk, 'Not news for who was asked')
    expect([await listed(ram, 'all'), await listed(ram, 'requests')]).toEqual([[], [talk]])
    expect(await ram.call(talkApi.counts, {})).toEqual({ unread: 0, requests: 1 })
    expect((await find(ram, talk)).group?.askedBy?._id).toBe(sita.id)
    await expect(message(ram, talk)).rejects.toMatchObject({ reason: 'messages.accept_first' })
    expect(await linesOf(hari, talk)).toEqual(['began'])
    await ram.call(talkApi.accept, { params: { id: talk } })
    await message(ram, talk, 'Here I am')
    expect(await linesOf(hari, talk)).toEqual(['began', 'joined'])
  })

  test('who declined or left is not pressed', async () => {
    const { sita, hari, talk } = await three()
    const ram = await person('ram')
    await add(sita, talk, [ram])
    await ram.call(talkApi.remove, { params: { id: talk } })
    expect(await listed(ram, 'requests')).toEqual([])
    const refused = { reason: 'messages.not_wanted_in_group' }
    await expect(add(sita, talk, [ram])).rejects.toMatchObject(refused)
    await leave(hari, talk)
    await add(sita, talk, [hari])
    expect(await listed(hari, 'requests')).toEqual([talk])
  })

  test('must be somebody who may be written to, and strangers count for the day', async () => {
    const { sita, talk } = await three()
    const ram = await person('ram')
    await ram.call(settingsApi.update, { body: { messages: 'following' } })
    const refused = { reason: 'messages.not_wanted_in_group' }
    await expect(add(sita, talk, [ram])).rejects.toMatchObject(refused)
    const six = await Promise.all(Array.from({ length: 6 }, () => person('other')))
    await expect(add(sita, talk, six)).rejects.toMatchObject({ status: 429 })
    await add(sita, talk, six.slice(1))
    const alone = groupOf(sita, [six[0]!])
    await expect(alone).rejects.toMatchObject({ reason: 'messages.strangers_daily' })
  })
})

describe('leaving', () => {
  test('ends reading and writing at once; what was written stays', async () => {
    const { sita, hari, talk } = await three()
    await message(hari, talk, 'Still here')
    await leave(hari, talk)
    await expect(message(hari, talk)).rejects.toMatchObject({ status: 404 })
    await expect(textsOf(hari, talk)).rejects.toMatchObject({ status: 404 })
    expect(await textsOf(sita, talk)).toContain('Still here')
    expect((await membersOf(sita, talk)).former.map(({ _id }) => _id)).toEqual([hari.id])
  })

  test('the last admin hands it over to who is in it for longest', async () => {
    const { sita, hari, gita, talk } = await three()
    await sql`update talk_members set joined_at = joined_at - interval '1 day' where talk_id = ${talk} and user_id = ${gita.id}`
    await leave(sita, talk)
    expect((await find(gita, talk)).group?.isAdmin).toBe(true)
    expect((await find(hari, talk)).group?.isAdmin).toBe(false)
    expect(await linesOf(hari, talk)).toEqual(['began', 'left', 'inherited'])
  })

  test('an admin steps back only while there is another', async () => {
    const { sita, hari, talk } = await three()
    const refused = { reason: 'messages.last_admin' }
    await expect(setAdmin(sita, talk, sita, false)).rejects.toMatchObject(refused)
    await setAdmin(sita, talk, hari)
    await setAdmin(sita, talk, sita, false)
    await expect(setAdmin(sita, talk, sita)).rejects.toMatchObject({ status: 403 })
  })

  test('when nobody is left, nothing is', async () => {
    const { sita, hari, gita, talk } = await three()
    for (const someone of [sita, hari, gita]) await leave(someone, talk)
    expect(await sql`select from talks where id = ${talk}`).toHaveLength(0)
    expect(await sql`select from messages where talk_id = ${talk}`).toHaveLength(0)
  })
})

describe('a block', () => {
  test('hides the messages of each from the other, and counts nothing of them', async () => {
    const { sita, hari, gita, talk } = await three()
    await message(hari, talk, 'Before the block')
    await sita.call(talkApi.read, { params: { id: talk }, body: { seq: 2 } })
    await block(sita, hari)
    await message(hari, talk, 'From Hari')
    expect(await textsOf(sita, talk)).toEqual([''])
    expect(await sita.call(talkApi.counts, {})).toEqual({ unread: 0, requests: 0 })
    await message(sita, talk, 'From Sita')
    expect(await textsOf(hari, talk)).toEqual(['Before the block', 'From Hari'])
    expect(await textsOf(gita, talk)).toEqual(['', 'Before the block', 'From Hari', 'From Sita'])
  })

  test('keeps each from adding the other, and from the link of the other', async () => {
    const { sita, hari, talk } = await three()
    await setAdmin(sita, talk, hari)
    const ram = await person('ram')
    await friends(sita, hari, ram)
    const { inviteCode } = await hari.call(groupApi.makeInvite, { params: { id: talk } })
    await block(ram, hari)
    await expect(add(hari, talk, [ram])).rejects.toMatchObject({ status: 404 })
    const params = { code: inviteCode! }
    await expect(ram.call(groupApi.join, { params })).rejects.toMatchObject({ status: 404 })
    await add(sita, talk, [ram])
  })

  test('takes the request of who is blocked away', async () => {
    const { sita, talk } = await three()
    const ram = await person('ram')
    await add(sita, talk, [ram])
    await block(ram, sita)
    expect(await listed(ram, 'requests')).toEqual([])
    await expect(find(ram, talk)).rejects.toMatchObject({ status: 404 })
  })

  test('hides people from each other, but nobody from an admin', async () => {
    const { sita, hari, gita, talk } = await three()
    await block(hari, gita)
    await block(hari, sita)
    const seenBy = async (who: Person) =>
      (await membersOf(who, talk)).members.map(({ user }) => user._id).toSorted()
    expect(await seenBy(gita)).toEqual([sita.id, gita.id].toSorted())
    expect(await seenBy(sita)).toEqual([sita.id, hari.id, gita.id].toSorted())
    await remove(sita, talk, hari)
    await expect(find(hari, talk)).rejects.toMatchObject({ status: 404 })
  })
})

describe('how far the others have read', () => {
  test('is known of each who shows it, to who shows it', async () => {
    const { sita, hari, gita, talk } = await three()
    const { seq } = await message(sita, talk)
    for (const someone of [hari, gita])
      await someone.call(talkApi.read, { params: { id: talk }, body: { seq } })
    const readBy = async (who: Person) =>
      (await membersOf(who, talk)).members.filter(({ readSeq }) => readSeq === seq).length
    expect(await readBy(sita)).toBe(3)
    await gita.call(settingsApi.update, { body: { readMarks: false } })
    expect(await readBy(sita)).toBe(2)
    expect(await readBy(gita)).toBe(0)
  })
})

describe('the link', () => {
  test('leads who has it in, until it is made anew or revoked', async () => {
    const { sita, hari, talk } = await three()
    const [ram, shyam] = [await person('ram'), await person('shyam')]
    const code = async (by: Person) =>
      (await by.call(groupApi.makeInvite, { params: { id: talk } })).inviteCode!
    const first = await code(sita)
    expect(await ram.call(groupApi.findInvite, { params: { code: first } })).toMatchObject({
      name: 'Pokhara',
      memberCount: 3,
      talk: null,
    })
    for (const _ of [1, 2])
      expect(await ram.call(groupApi.join, { params: { code: first } })).toEqual({ _id: talk })
    expect(await linesOf(hari, talk)).toEqual(['began', 'joined'])
    expect((await membersOf(hari, talk)).inviteCode).toBeNull()
    const second = await code(sita)
    const join = (code: string) => shyam.call(groupApi.join, { params: { code } })
    await expect(join(first)).rejects.toMatchObject({ status: 404 })
    await sita.call(groupApi.revokeInvite, { params: { id: talk } })
    await expect(join(second)).rejects.toMatchObject({ status: 404 })
  })

  test('leads nobody back who was removed', async () => {
    const { sita, hari, gita, talk } = await three()
    const { inviteCode } = await sita.call(groupApi.makeInvite, { params: { id: talk } })
    await remove(sita, talk, hari)
    await leave(gita, talk)
    const params = { code: inviteCode! }
    await expect(hari.call(groupApi.join, { params })).rejects.toMatchObject({ status: 404 })
    await gita.call(groupApi.join, { params })
    await add(sita, talk, [hari])
  })
})
