import { settingsApi } from '@jes/contract/core/settings'
import { adminMemberApi } from '@jes/contract/staff/adminMembers'
import { caseApi } from '@jes/contract/staff/cases'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { posted } from '#test/postings.ts'
import { staff } from '#test/staffing.ts'
import { type app, appWith, ask, type Person, person, sql } from '#test/world.ts'
import { reviewAll, reviewTrust } from './commands.ts'

async function trustOf({ id }: Person) {
  await reviewTrust(sql, [id])
  return (await (await staff()).call(adminMemberApi.user, { params: { id } })).trust
}

async function act({ id }: Person, action: string, { daysAgo = 1 } = {}) {
  const [row] = await sql<[{ id: string }]>`
    insert into mod_log (hub_id, action, user_id, created_at)
    values (null, ${action}, ${id}, now() - make_interval(days => ${daysAgo}))
    returning id`
  return row.id
}

/** A long-time member whose posts were liked. */
async function veteran(votes = 51) {
  const someone = await person('veteran', { daysOld: 61 })
  await posted(someone, { votes })
  return someone
}

describe('how far somebody is trusted', () => {
  test('not yet while they are new or unproved, whatever stands in the table', async () => {
    const young = await person('young')
    const unproved = await person('unproved', { isVerified: false, daysOld: 9 })
    expect([await trustOf(young), await trustOf(unproved)]).toEqual([0, 0])
    expect(await trustOf(await person('usual', { daysOld: 4 }))).toBe(1)
  })

  test('twice as much after 60 days and 50 votes of others', async () => {
    expect(await trustOf(await veteran())).toBe(2)
    expect(await trustOf(await veteran(50))).toBe(1)
    const unliked = await person('young', { daysOld: 59 })
    await posted(unliked, { votes: 100 })
    expect(await trustOf(unliked)).toBe(1)
  })

  test.each(['warn', 'suspend', 'removePost', 'removeComment'])(
    'not for 30 days after a %s by the site, and less for 180',
    async (action) => {
      const [now, later, longAgo] = [await veteran(), await veteran(), await veteran()]
      await act(now, action)
      await act(later, action, { daysAgo: 31 })
      await act(longAgo, action, { daysAgo: 181 })
      expect([await trustOf(now), await trustOf(later), await trustOf(longAgo)]).toEqual([0, 1, 2])
    },
  )

  test('as before once an appeal was right, or a suspension taken back', async () => {
    const [appealed, freed] = [await veteran(), await veteran()]
    const actId = await act(appealed, 'warn')
    await sql`
      insert into appeals (act_id, user_id, text, state, decided_at)
      values (${actId}, ${appealed.id}, 'It was not me', 'overturned', now())`
    await act(freed, 'suspend', { daysAgo: 2 })
    await act(freed, 'unsuspend')
    expect([await trustOf(appealed), await trustOf(freed)]).toEqual([2, 2])
  })

  test('at once when the staff acts, and again when it takes that back', async () => {
    const [moderator, sita] = [await staff(), await veteran()]
    await reviewTrust(sql, [sita.id])
    const step = async (action: 'suspend' | 'unsuspend') => {
      const body = { action, reason: 'Spam', ...(action === 'suspend' && { days: 3 }) }
      await moderator.call(caseApi.act, { params: { kind: 'user', id: sita.id }, body })
      const [row] = await sql<[{ trust: number }]>`select trust from users where id = ${sita.id}`
      return row.trust
    }
    expect(await step('suspend')).toBe(0)
    expect(await step('unsuspend')).toBe(2)
  })

  test('the nightly job looks at everybody', async () => {
    const [good, bad] = [await veteran(), await veteran()]
    await act(bad, 'warn')
    await reviewAll(sql)
    const rows = await sql<{ trust: number }[]>`
      select trust from users where id in (${good.id}, ${bad.id}) order by id = ${bad.id}`
    expect(rows.map(({ trust }) => trust)).toEqual([2, 0])
  })
})

describe('each level reaches its limit', () => {
  let limited: typeof app
  beforeAll(async () => {
    limited = await appWith({ RATE_LIMIT: true })
  })
  afterAll(() => limited.close())

  async function write({ token }: Person) {
    const body = { theme: 'dark' as const }
    const reply = await ask(settingsApi.update, { body }, { token }, limited)
    return reply.statusCode
  }

  test.each([
    [0, 100],
    [1, 300],
    [2, 600],
  ])('level %i after %i, and nobody else is touched', async (trust, most) => {
    const sita = await person('sita', { daysOld: 61 })
    await sql`update users set trust = ${trust} where id = ${sita.id}`
    let allowed = 0
    while ((await write(sita)) === 200) allowed += 1
    expect(allowed).toBe(most)
    expect(await write(await person('hari'))).toBe(200)
  })
})
