import { hubApi } from '@jes/contract/hubs/hubs'
import { moderationApi } from '@jes/contract/hubs/moderation'
import { adminMemberApi } from '@jes/contract/staff/adminMembers'
import { describe, expect, test } from 'vitest'
import { founded, joined } from '#test/hubs.ts'
import { statusOf } from '#test/moderating.ts'
import { staff } from '#test/staffing.ts'
import { person, sql } from '#test/world.ts'

describe('hubs', () => {
  test('are listed as open, closed and removed, and found by name in each', async () => {
    const [moderator, owner] = [await staff(), await person('owner')]
    const [open, closed, removed] = [
      await founded(owner),
      await founded(owner),
      await founded(owner, { isPrivate: true }),
    ]
    await sql`update hubs set closed_at = now() where id = ${closed.id}`
    await sql`update hubs set closed_at = now(), is_removed = true where id = ${removed.id}`
    const find = async (state: 'open' | 'closed' | 'removed', q?: string) =>
      (await moderator.call(adminMemberApi.hubs, { query: { state, q, limit: 50 } })).jehubs

    for (const [state, hub] of Object.entries({ open, closed, removed } as const)) {
      const among = await find(state as 'open')
      const named = await find(state as 'open', hub.name)
      expect(among.map(({ _id }) => _id)).toContain(hub.id)
      expect(named.map(({ _id }) => _id)).toEqual([hub.id])
      expect(named).toMatchObject([{ state, owner: { username: owner.username } }])
    }
    expect(await find('closed', open.name)).toEqual([])
  })

  test('are listed page after page', async () => {
    const [moderator, owner] = [await staff(), await person('owner')]
    const made = [await founded(owner), await founded(owner), await founded(owner)]
    const first = await moderator.call(adminMemberApi.hubs, { query: { limit: 2 } })
    const cursor = first.nextCursor ?? ''
    const second = await moderator.call(adminMemberApi.hubs, { query: { limit: 2, cursor } })
    const ids = [...first.jehubs, ...second.jehubs].map(({ _id }) => _id)
    expect(ids.slice(0, 3)).toEqual(made.map(({ id }) => id).reverse())
  })
})

describe('an admin hands a hub over', () => {
  test('to one of its members; who had it stays as a member, and the staff is not named', async () => {
    const [admin, owner, next] = [await staff('admin'), await person('owner'), await person('next')]
    const hub = await founded(owner)
    await joined(hub, next)
    const body = { username: next.username, reason: 'The owner has been away for a year' }
    const handed = await admin.call(adminMemberApi.handOverHub, { params: { id: hub.id }, body })
    expect(handed.owner?.username).toBe(next.username)
    const roles = await sql<{ userId: string; role: string }[]>`
      select user_id, role from hub_members where hub_id = ${hub.id}`
    expect(Object.fromEntries(roles.map(({ userId, role }) => [userId, role]))).toEqual({
      [owner.id]: 'member',
      [next.id]: 'owner',
    })
    expect(await statusOf(next.call(hubApi.find, { params: { id: hub.id } }))).toBe(200)
    const { entries } = await next.call(moderationApi.log, { params: { id: hub.id }, query: {} })
    expect(entries.map(({ action, by }) => [action, by])).toEqual([
      ['handOver', null],
      ['setRole', null],
    ])
    const notified = await sql`select from notifications where user_id in (${owner.id}, ${next.id})`
    expect(notified).toHaveLength(2)
  })

  test('to nobody outside of it, who has it already, or is suspended', async () => {
    const [admin, owner] = [await staff('admin'), await person('owner')]
    const [outsider, suspended] = [await person('outsider'), await person('suspended')]
    const hub = await founded(owner)
    await joined(hub, suspended)
    await sql`update users set suspended_until = now() + interval '1 day' where id = ${suspended.id}`
    for (const { username } of [outsider, owner, suspended]) {
      const body = { username, reason: 'The owner is gone' }
      const attempt = admin.call(adminMemberApi.handOverHub, { params: { id: hub.id }, body })
      expect(await statusOf(attempt)).toBe(422)
    }
  })
})
