import { authApi } from '@jes/contract/accounts/auth'
import { adminMemberApi } from '@jes/contract/staff/adminMembers'
import { describe, expect, test } from 'vitest'
import { statusOf } from '#test/moderating.ts'
import { staff } from '#test/staffing.ts'
import { newName, PASSWORD, type Person, person, sql, visitor } from '#test/world.ts'

async function listFor(who: Person, query: { q?: string; filter?: 'staff' | 'suspended' | 'new' }) {
  const { users } = await who.call(adminMemberApi.users, { query })
  return users.map(({ _id }) => _id)
}

describe('members are found', () => {
  test('by name and username by all of the staff, by the whole address by admins alone', async () => {
    const [moderator, admin, sita] = [await staff(), await staff('admin'), await person('sita')]
    for (const who of [moderator, admin]) {
      expect(await listFor(who, { q: sita.username })).toEqual([sita.id])
      expect(await listFor(who, { q: `@${sita.username}` })).toEqual([sita.id])
    }
    expect(await listFor(admin, { q: sita.email.toUpperCase() })).toEqual([sita.id])
    expect(await listFor(moderator, { q: sita.email })).not.toContain(sita.id)
  })

  test('page after page, the latest first, nobody twice, and nobody who is nobody', async () => {
    const admin = await staff('admin')
    const made = [await person(), await person(), await person()]
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await admin.call(adminMemberApi.users, { query: { limit: 2, cursor } })
      seen.push(...page.users.map(({ _id }) => _id))
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect(seen.slice(0, 3)).toEqual(made.map(({ id }) => id).reverse())
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).not.toContain('1')
  })

  test('by what is special about them', async () => {
    const admin = await staff('admin')
    const [sita, old] = [await person('sita'), await person('old', { daysOld: 9 })]
    await sql`update users set suspended_until = now() + interval '1 day' where id = ${old.id}`
    expect(await listFor(admin, { filter: 'suspended' })).toContain(old.id)
    expect(await listFor(admin, { filter: 'suspended' })).not.toContain(sita.id)
    expect(await listFor(admin, { filter: 'staff' })).toContain(admin.id)
    expect(await listFor(admin, { filter: 'staff' })).not.toContain(sita.id)
    expect(await listFor(admin, { filter: 'new' })).toContain(sita.id)
    expect(await listFor(admin, { filter: 'new' })).not.toContain(old.id)
    expect(await listFor(admin, { filter: 'suspended', q: sita.username })).toEqual([])
  })
})

test('one member shows what was done to them; their address only to admins', async () => {
  const [moderator, admin] = [await staff(), await staff('admin')]
  const sita = await person('sita')
  await sql`
    insert into mod_log (hub_id, action, by_id, user_id, reason)
    values (null, 'warn', ${moderator.id}, ${sita.id}, 'Be kind')`
  const params = { id: sita.id }
  const seen = await moderator.call(adminMemberApi.user, { params })
  expect(seen).toMatchObject({ username: sita.username, email: null, counts: { sessions: 1 } })
  expect(seen.strikes).toMatchObject([{ action: 'warn', reason: 'Be kind', jehub: null }])
  expect((await admin.call(adminMemberApi.user, { params })).email).toBe(sita.email)
  expect(await statusOf(admin.call(adminMemberApi.user, { params: { id: '1' } }))).toBe(404)
})

describe('a role', () => {
  test('counts at once: who has it logs in anew, and the log says who gave it', async () => {
    const [admin, hari] = [await staff('admin'), await person('hari')]
    const body = { role: 'moderator' as const, reason: 'Knows the rules', password: PASSWORD }
    const given = await admin.call(adminMemberApi.setRole, { params: { id: hari.id }, body })
    expect(given).toMatchObject({ role: 'moderator', counts: { sessions: 0 } })
    expect(await statusOf(hari.call(authApi.me, {}))).toBe(401)

    const { entries } = await admin.call(adminMemberApi.audit, { query: { by: admin.id } })
    expect(entries).toMatchObject([
      {
        action: 'user.role',
        kind: 'user',
        thingId: hari.id,
        reason: 'Knows the rules',
        facts: { from: 'member', to: 'moderator' },
        by: { username: admin.username },
      },
    ])
  })

  test('is never changed by whom it belongs to, nor for nobody', async () => {
    const admin = await staff('admin')
    const body = { role: 'member' as const, reason: 'Tired of it', password: PASSWORD }
    for (const [id, status] of [
      [admin.id, 403],
      ['1', 404],
    ] as const) {
      expect(await statusOf(admin.call(adminMemberApi.setRole, { params: { id }, body }))).toBe(
        status,
      )
    }
  })

  test('of two admins who dismiss each other at the same moment one stays', async () => {
    const [one, other] = [await staff('admin'), await staff('admin')]
    const body = { role: 'member' as const, reason: 'Out with you', password: PASSWORD }
    const tries = await Promise.all([
      statusOf(one.call(adminMemberApi.setRole, { params: { id: other.id }, body })),
      statusOf(other.call(adminMemberApi.setRole, { params: { id: one.id }, body })),
    ])
    expect(tries.filter((status) => status === 200)).toHaveLength(1)
    const left = await sql`
      select from users where id in (${one.id}, ${other.id}) and role = 'admin'`
    expect(left).toHaveLength(1)
  })
})

test('a moderator signs a member out everywhere, but no admin', async () => {
  const [moderator, admin, sita] = [await staff(), await staff('admin'), await person('sita')]
  const body = { reason: 'Their phone was stolen' }
  await moderator.call(adminMemberApi.endSessions, { params: { id: sita.id }, body })
  expect(await statusOf(sita.call(authApi.me, {}))).toBe(401)
  const attempt = moderator.call(adminMemberApi.endSessions, { params: { id: admin.id }, body })
  expect(await statusOf(attempt)).toBe(403)
  expect(await statusOf(admin.call(authApi.me, {}))).toBe(200)
})

test('the log is read by who did it and by what was done, page after page', async () => {
  const admin = await staff('admin')
  const words = [newName('word'), newName('word'), newName('word')]
  for (const word of words) {
    await admin.call(adminMemberApi.addWord, { body: { list: 'usernames', word } })
  }
  const first = await admin.call(adminMemberApi.audit, {
    query: { by: admin.id, action: 'word.add', limit: 2 },
  })
  const second = await admin.call(adminMemberApi.audit, {
    query: { by: admin.id, action: 'word.add', limit: 2, cursor: first.nextCursor ?? '' },
  })
  const read = [...first.entries, ...second.entries].map(({ facts }) => facts.word)
  expect(read).toEqual(words.reverse())
  expect(second.nextCursor).toBeNull()
  expect(await statusOf(visitor.call(adminMemberApi.audit, { query: {} }))).toBe(401)
})
