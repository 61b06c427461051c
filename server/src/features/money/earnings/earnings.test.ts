import { type Condition, ELIGIBILITY, earningApi } from '@jes/contract/money/earnings'
import { beforeAll, describe, expect, test } from 'vitest'
import { closeMonth } from '#features/money/revenue/close.ts'
import { creator, engaged, nextMonth, passed } from '#test/earning.ts'
import { ask, type Person, person, sql, visitor } from '#test/world.ts'

async function lacking(who: Person) {
  const { eligibility } = await who.call(earningApi.mine, {})
  const names = eligibility.conditions
    .filter(({ has, needs }) => has < needs)
    .map(({ name }): Condition['name'] => name)
  expect(eligibility.isEligible).toBe(names.length === 0)
  return names
}

async function reprimand({ id }: Person, daysAgo: number) {
  const [row] = await sql<[{ id: string }]>`
    insert into mod_log (hub_id, action, user_id, created_at)
    values (null, 'warn', ${id}, now() - make_interval(days => ${daysAgo}))
    returning id`
  return row.id
}

describe('who shares in the revenue', () => {
  test('meets every condition; somebody new meets none but that they were never reprimanded', async () => {
    expect(await lacking(await creator())).toEqual([])
    const newcomer = await person('newcomer', { isVerified: false })
    expect(await lacking(newcomer)).toEqual(['premium', 'email', 'account', 'followers', 'engaged'])
  })

  const falls: [Condition['name'], (who: Person) => Promise<unknown>][] = [
    ['premium', ({ id }) => sql`update users set premium_until = now() where id = ${id}`],
    ['email', ({ id }) => sql`update users set email_verified_at = null where id = ${id}`],
    [
      'account',
      ({ id }) => sql`update users set created_at = now() - interval '29 days' where id = ${id}`,
    ],
    [
      'followers',
      ({ id }) =>
        sql`update users set follower_count = ${ELIGIBILITY.followers - 1} where id = ${id}`,
    ],
    [
      'engaged',
      ({ id }) => sql`update post_days set engaged_ms = engaged_ms - 1 where author_id = ${id}`,
    ],
    ['engaged', ({ id }) => sql`update post_days set day = day - 90 where author_id = ${id}`],
    ['clean', (who) => reprimand(who, 89)],
  ]
  test.each(falls)('does not without %s', async (name, fall) => {
    const sita = await creator()
    await fall(sita)
    expect(await lacking(sita)).toEqual([name])
  })

  test('does again after 90 days, or when an appeal was right', async () => {
    const [old, appealed] = [await creator(), await creator()]
    await reprimand(old, 90)
    const actId = await reprimand(appealed, 3)
    await sql`
      insert into appeals (act_id, user_id, text, state, decided_at)
      values (${actId}, ${appealed.id}, 'It was not me', 'overturned', now())`
    expect([await lacking(old), await lacking(appealed)]).toEqual([[], []])
    const { eligibility } = await old.call(earningApi.mine, {})
    expect(eligibility.conditions).toContainEqual({
      name: 'clean',
      has: ELIGIBILITY.cleanDays,
      needs: ELIGIBILITY.cleanDays,
    })
  })
})

describe('a statement', () => {
  const MEMBERS = 7
  let sita: Person
  let gita: Person
  let month: string

  beforeAll(async () => {
    sita = await creator('sita')
    gita = await creator('gita')
    month = await nextMonth()
    for (let at = 1; at <= MEMBERS; at += 1) {
      const member = await person('member')
      await passed(member, { month, paisa: 1_000 + 37 * at })
      await engaged(member, sita, { month, minutes: at })
      if (at % 2) await engaged(member, gita, { month, minutes: 7 })
    }
    await closeMonth(sql, month)
  })

  test('has every line, the largest first, and they add up to the last paisa', async () => {
    const lines = []
    let cursor: string | undefined
    let pages = 0
    do {
      const query = { limit: 3, ...(cursor && { cursor }) }
      const page = await sita.call(earningApi.statement, { params: { month }, query })
      expect(page.lineCount).toBe(MEMBERS)
      lines.push(...page.lines)
      cursor = page.nextCursor ?? undefined
      pages += 1
    } while (cursor)
    expect([pages, lines.length]).toEqual([3, MEMBERS])
    expect(lines.map(({ paisa }) => paisa)).toEqual(
      lines.map(({ paisa }) => paisa).sort((a, b) => b - a),
    )
    expect(new Set(lines.map(({ member }) => member)).size).toBe(MEMBERS)
    const { statement, public: whole } = await sita.call(earningApi.statement, {
      params: { month },
      query: {},
    })
    const sum = lines.reduce((left, { paisa }) => left + paisa, 0)
    expect(sum).toBe(statement.linesPaisa)
    expect(statement.creditedPaisa).toBe(statement.linesPaisa + statement.carriedPaisa)
    const other = await gita.call(earningApi.statement, { params: { month }, query: {} })
    expect(other.statement.creditedPaisa + statement.creditedPaisa).toBe(whole.sharedPaisa)
    const mine = lines.find(({ seconds }) => seconds === 60)
    expect(mine).toMatchObject({ ofSeconds: 480, halfPaisa: 518, paisa: 65, leftOut: null })
  })

  test('says no name: whoever reads it finds nobody by it', async () => {
    const reply = await ask(earningApi.statement, { params: { month }, query: {} }, sita)
    expect(reply.body).not.toContain('member_')
    expect(reply.json().lines.every((line: { member: number }) => line.member <= MEMBERS)).toBe(
      true,
    )
  })

  test('is one’s own alone, and there is none of another month', async () => {
    const params = { month }
    expect(
      (await ask(earningApi.statement, { params, query: {} }, await person('other'))).statusCode,
    ).toBe(404)
    const never = { month: '2024-01' }
    expect((await ask(earningApi.statement, { params: never, query: {} }, sita)).statusCode).toBe(
      404,
    )
    expect((await ask(earningApi.statement, { params, query: {} })).statusCode).toBe(401)
    const wrong = { month: '2024-13' }
    expect((await ask(earningApi.statement, { params: wrong, query: {} }, sita)).statusCode).toBe(
      400,
    )
  })

  test('is what the balance is made of', async () => {
    const { balancePaisa, months } = await sita.call(earningApi.mine, {})
    expect(months.map((one) => one.month)).toEqual([month])
    expect(balancePaisa).toBe(months[0]?.creditedPaisa)
    expect(await (await person('other')).call(earningApi.mine, {})).toMatchObject({
      balancePaisa: 0,
      months: [],
      openPayout: null,
    })
  })

  test('belongs to a month that everybody may see', async () => {
    await passed(await person('ram'), { month: await nextMonth() })
    const last = await closeMonth(sql, await nextMonth())
    const first = await visitor.call(earningApi.months, { query: { limit: 1 } })
    expect(first.months).toEqual([last])
    const cursor = first.nextCursor!
    const second = await visitor.call(earningApi.months, { query: { limit: 1, cursor } })
    expect(second.months.map((one) => one.month)).toEqual([month])
    expect(second.nextCursor).toBeNull()
  })
})
