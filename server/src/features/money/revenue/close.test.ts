import { notificationApi } from '@jes/contract/notifications/notifications'
import { adminPaymentApi } from '@jes/contract/staff/adminPayments'
import { describe, expect, test } from 'vitest'
import { creatorAccounts } from '#features/money/ledger/accounts.ts'
import { recordRefund } from '#features/money/paymentVerification/refund.ts'
import { config } from '#lib/config.ts'
import { creator, engaged, heldBy, nextMonth, owedTo, passed } from '#test/earning.ts'
import { auditOf, staff } from '#test/staffing.ts'
import { ask, type Person, person, sql } from '#test/world.ts'
import { closeDue, closeMonth } from './close.ts'
import { verifyMonth } from './verify.ts'

/** The lines of a month by creator: minutes, amount, and why left out. */
async function linesOf(month: string, of: { id: string }) {
  return sql<{ minutes: number; paisa: number; leftOut: string | null }[]>`
    select (l.ms / 60000)::int as minutes, l.paisa::float8, l.left_out
    from revenue_lines l join ledger_accounts a on a.id = l.account_id
    where a.owner_id = ${of.id} and l.month = ${`${month}-01`}
    order by l.paisa desc, l.ms`
}

const UNDO = new Error('undone')

/** How a month would be closed now. */
async function closeUndone(month: string) {
  let closed: Awaited<ReturnType<typeof closeMonth>> | undefined
  const attempt = sql.begin(async (sql) => {
    closed = await closeMonth(sql, month)
    throw UNDO
  })
  await expect(attempt).rejects.toBe(UNDO)
  return closed!
}

async function suspend({ id }: Person) {
  await sql`update users set suspended_until = now() + interval '9 days' where id = ${id}`
}

describe('a month that is closed', () => {
  test('gives half of a pass to whom its member was with, by time, and the books agree', async () => {
    const month = await nextMonth()
    const [sita, gita, ram] = [await creator(), await creator(), await person('ram')]
    const pool = await heldBy('pool')
    await passed(ram, { month, paisa: 14_901 })
    await engaged(ram, sita, { month, day: 1, minutes: 20 })
    await engaged(ram, sita, { month, day: 31, minutes: 10 })
    await engaged(ram, gita, { month, minutes: 15 })
    const closed = await closeMonth(sql, month)
    expect(closed).toMatchObject({ recognisedPaisa: 14_901, poolPaisa: 7_450, members: 1 })
    expect(closed.sharedPaisa).toBe(closed.poolPaisa + closed.carriedInPaisa)
    expect([await owedTo(sita), await owedTo(gita)]).toEqual([4_967, 2_483])
    expect(await heldBy('pool')).toBe(pool)
    expect(await verifyMonth(month)).toEqual({
      isSame: true,
      hash: closed.hash,
      computed: closed.hash,
    })
  })

  test('is the same to the last word of its hash whether the net was the price or VAT came on top of it', async () => {
    const month = await nextMonth()
    const [sita, ram] = [await creator(), await person('ram')]
    await creatorAccounts(sql, [sita.id])
    await engaged(ram, sita, { month, minutes: 15 })
    const order = await passed(ram, { month, paisa: 13_186 })
    const plain = await closeUndone(month)
    await sql.begin((sql) => recordRefund(sql, order, 13_186))

    Object.assign(config, { VAT_PAN: '301234567' })
    await passed(ram, { month, paisa: 14_900 }).finally(() => {
      config.VAT_PAN = undefined
    })
    const taxed = await closeMonth(sql, month)
    expect(taxed).toMatchObject({ recognisedPaisa: 13_186, poolPaisa: 6_593 })
    expect(taxed.hash).toBe(plain.hash)
    expect(await verifyMonth(month)).toMatchObject({ isSame: true, computed: plain.hash })
  })

  test('counts the days of Nepal and no others, and no more than 20 minutes of one creator a day', async () => {
    const month = await nextMonth()
    const [sita, gita, ram] = [await creator(), await creator(), await person('ram')]
    await passed(ram, { month })
    await engaged(ram, sita, { month, day: 0, minutes: 20 })
    await engaged(ram, sita, { month, day: 2, minutes: 300 })
    await engaged(ram, sita, { month, day: 32, minutes: 20 })
    await engaged(ram, gita, { month, minutes: 20 })
    await closeMonth(sql, month)
    expect(await linesOf(month, sita)).toEqual([{ minutes: 20, paisa: 3_725, leftOut: null }])
  })

  test('uses up of each pass what has passed of it, and all of it in the end', async () => {
    const month = await nextMonth()
    const ram = await person('ram')
    const order = await passed(ram, { month, paisa: 10_001, fromDay: 27, days: 31 })
    const [deferred, income] = [await heldBy('deferred'), await heldBy('income')]
    const closed = [await closeMonth(sql, month)]
    for (let left = 2; left > 0; left -= 1) closed.push(await closeMonth(sql, await nextMonth()))
    const used = closed.map(({ recognisedPaisa }) => recognisedPaisa)
    expect(used.reduce((sum, paisa) => sum + paisa, 0)).toBe(10_001)
    const [{ days }] = await sql<[{ days: number }]>`
      select (${`${month}-01`}::date + interval '1 month')::date - (${`${month}-01`}::date + 27) as days`
    expect(used[0]).toBe(Math.floor((10_001 * days) / 31))
    expect((await heldBy('deferred')) - deferred).toBe(10_001)
    const pools = closed.reduce((sum, { poolPaisa }) => sum + poolPaisa, 0)
    expect((await heldBy('income')) - income).toBe(pools - 10_001)
    const [pass] = await sql`
      select recognised_paisa::int as used from premium_passes where order_id = ${order}`
    expect(pass).toEqual({ used: 10_001 })
  })

  test('carries over what nobody can have, and gives it to the eligible of the next by their lines', async () => {
    const month = await nextMonth()
    const [alone, gone, ram] = [await person('alone'), await person('gone'), await person('ram')]
    const newcomer = await person('newcomer')
    await passed(alone, { month, paisa: 1_000 })
    await passed(gone, { month, paisa: 2_000 })
    await passed(ram, { month, paisa: 4_000 })
    await engaged(ram, newcomer, { month })
    await sql`delete from users where id = ${gone.id}`
    const first = await closeMonth(sql, month)
    expect(first).toMatchObject({ poolPaisa: 3_500, sharedPaisa: 0, members: 2, creators: 0 })
    expect(first.carriedOutPaisa).toBe(first.carriedInPaisa + 3_500)
    expect(await linesOf(month, newcomer)).toEqual([{ minutes: 10, paisa: 2_000, leftOut: null }])
    expect(await owedTo(newcomer)).toBe(0)

    const next = await nextMonth()
    const [sita, gita] = [await creator(), await creator()]
    await passed(ram, { month: next, paisa: 600 })
    await engaged(ram, sita, { month: next, minutes: 10 })
    await engaged(ram, gita, { month: next, minutes: 5 })
    const second = await closeMonth(sql, next)
    expect(second.carriedInPaisa).toBe(first.carriedOutPaisa)
    expect(second).toMatchObject({ carriedOutPaisa: 0, creators: 2 })
    expect((await owedTo(sita)) + (await owedTo(gita))).toBe(300 + second.carriedInPaisa)
    expect(await owedTo(sita)).toBe(200 + Math.round((second.carriedInPaisa * 2) / 3))
    expect(await heldBy('pool')).toBe(0)
    expect((await verifyMonth(month)).isSame && (await verifyMonth(next)).isSame).toBe(true)
  })
})

describe('what does not count', () => {
  test('is with or of somebody suspended; the rest of the member’s half goes to the others', async () => {
    const month = await nextMonth()
    const [sita, bad, ram, banned] = [
      await creator(),
      await creator(),
      await person('ram'),
      await person('banned'),
    ]
    await passed(ram, { month, paisa: 1_000 })
    await passed(banned, { month, paisa: 1_000 })
    for (const one of [sita, bad]) await engaged(ram, one, { month })
    await engaged(banned, sita, { month, minutes: 9 })
    await suspend(bad)
    await suspend(banned)
    await closeMonth(sql, month)
    expect(await linesOf(month, sita)).toEqual([
      { minutes: 10, paisa: 500, leftOut: null },
      { minutes: 9, paisa: 0, leftOut: 'suspended' },
    ])
    expect(await linesOf(month, bad)).toEqual([{ minutes: 10, paisa: 0, leftOut: 'suspended' }])
  })

  test('is a day of more than sixteen hours; other days of the same member do count', async () => {
    const month = await nextMonth()
    const [sita, gita, bot] = [await creator(), await creator(), await person('bot')]
    await passed(bot, { month, paisa: 1_000 })
    await engaged(bot, sita, { month, day: 3, minutes: 481 })
    await engaged(bot, gita, { month, day: 3, minutes: 480 })
    await engaged(bot, gita, { month, day: 4, minutes: 5 })
    await closeMonth(sql, month)
    expect(await linesOf(month, sita)).toEqual([{ minutes: 20, paisa: 0, leftOut: 'tireless' }])
    expect(await linesOf(month, gita)).toEqual([{ minutes: 5, paisa: 500, leftOut: null }])
  })

  test('is what two members give each other alone; a third is no ring', async () => {
    const month = await nextMonth()
    const [a, b, c] = [await creator('a'), await creator('b'), await creator('c')]
    for (const one of [a, b, c]) await passed(one, { month, paisa: 1_000 })
    for (const day of [1, 2]) {
      await engaged(a, b, { month, day, minutes: 18 })
      await engaged(b, a, { month, day, minutes: 18 })
      await engaged(c, a, { month, day, minutes: 18 })
    }
    await engaged(a, c, { month, minutes: 4 })
    await closeMonth(sql, month)
    expect(await linesOf(month, b)).toEqual([{ minutes: 36, paisa: 0, leftOut: 'ring' }])
    expect(await linesOf(month, a)).toEqual([
      { minutes: 36, paisa: 500, leftOut: null },
      { minutes: 36, paisa: 0, leftOut: 'ring' },
    ])
    expect(await linesOf(month, c)).toEqual([{ minutes: 4, paisa: 500, leftOut: null }])
  })

  test('is no ring under half an hour, nor where one of them gives more than a tenth to others', async () => {
    const month = await nextMonth()
    const [a, b, c] = [await creator('a'), await creator('b'), await creator('c')]
    for (const one of [a, b]) await passed(one, { month, paisa: 1_000 })
    await engaged(a, b, { month, minutes: 14 })
    await engaged(b, a, { month, minutes: 14 })
    await engaged(b, c, { month, minutes: 2 })
    await closeMonth(sql, month)
    expect(await linesOf(month, b)).toEqual([{ minutes: 14, paisa: 500, leftOut: null }])
    expect((await linesOf(month, a))[0]?.leftOut).toBeNull()
  })
})

describe('closing', () => {
  test('twice, or twice at once, changes nothing the second time', async () => {
    const month = await nextMonth()
    const [sita, ram] = [await creator(), await person('ram')]
    await passed(ram, { month })
    await engaged(ram, sita, { month })
    const [one, other] = await Promise.all([closeMonth(sql, month), closeMonth(sql, month)])
    expect(other).toEqual(one)
    await engaged(ram, await creator(), { month, day: 9 })
    expect(await closeMonth(sql, month)).toEqual(one)
    expect(await owedTo(sita)).toBe(7_450 + one.carriedInPaisa)
    expect((await linesOf(month, sita)).length).toBe(1)
  })

  test('is refused out of order, and before a month is over', async () => {
    const month = await nextMonth()
    await passed(await person('ram'), { month })
    const [later] =
      await sql`select to_char(${`${month}-01`}::date + interval '1 month', 'YYYY-MM') as month`
    await expect(closeMonth(sql, later!.month)).rejects.toThrow('is not to be closed now')
    const [now] = await sql`select to_char(now() at time zone 'Asia/Kathmandu', 'YYYY-MM') as month`
    await expect(closeMonth(sql, now!.month)).rejects.toThrow('is not to be closed now')
  })

  test('notifies each creator who was credited, and nobody else', async () => {
    const month = await nextMonth()
    const [sita, newcomer, ram] = [await creator(), await person('newcomer'), await person('ram')]
    await passed(ram, { month, paisa: 24_690 })
    await engaged(ram, sita, { month })
    await engaged(ram, newcomer, { month })
    const { carriedInPaisa } = await closeMonth(sql, month)
    const notified = async ({ id, call }: Person) =>
      (await call(notificationApi.list, { params: { userId: id }, query: {} })).notifications
    const rupees = ((6_173 + carriedInPaisa) / 100).toFixed(2)
    const name = new Date(`${month}-01`).toLocaleString('en', { month: 'long', timeZone: 'UTC' })
    expect(await notified(sita)).toMatchObject([
      {
        type: 'payout',
        content: `You earned Rs ${rupees} in ${name}`,
        path: `/premium/earnings/${month}`,
      },
    ])
    expect(await notified(newcomer)).toEqual([])
  })

  test('is checked against what was written: a changed input or result is found', async () => {
    const month = await nextMonth()
    const [sita, gita, ram] = [await creator(), await creator(), await person('ram')]
    await passed(ram, { month })
    await engaged(ram, sita, { month })
    await engaged(ram, gita, { month, minutes: 3 })
    const { hash } = await closeMonth(sql, month)
    const first = `${month}-01`
    const changed = async (change: (by: number) => Promise<unknown>) => {
      await change(1)
      const found = await verifyMonth(month)
      await change(-1)
      expect((await verifyMonth(month)).isSame).toBe(true)
      return { isSame: found.isSame, isHashSame: found.computed === hash }
    }
    const line = sql`month = ${first} and ms = 600000`
    const input = await changed(
      (by) => sql`update revenue_lines set ms = ms + ${by} where month = ${first} and ms > 500000`,
    )
    expect(input).toEqual({ isSame: false, isHashSame: false })
    const result = await changed(
      (by) => sql`update revenue_lines set paisa = paisa + ${by} where ${line}`,
    )
    expect(result).toEqual({ isSame: false, isHashSame: true })
    const statement = await changed(
      (by) =>
        sql`update revenue_statements set lines_paisa = lines_paisa + ${by} where month = ${first}`,
    )
    expect(statement).toEqual({ isSame: false, isHashSame: true })
  })
})

describe('the endpoints', () => {
  test('let admins close and check, and write down who did', async () => {
    const month = await nextMonth()
    await passed(await person('ram'), { month })
    const admin = await staff('admin')
    const { month: closed } = await admin.call(adminPaymentApi.closeMonth, {})
    expect(closed).toMatchObject({ month, members: 1 })
    const verified = await admin.call(adminPaymentApi.verifyMonth, { params: { month } })
    expect(verified.isSame).toBe(true)
    expect(await auditOf(month)).toMatchObject([
      { byId: admin.id, action: 'month.close', facts: { hash: closed!.hash } },
      { byId: admin.id, action: 'month.verify', facts: { isSame: 'true' } },
    ])
    const missing = await ask(adminPaymentApi.verifyMonth, { params: { month: '2099-01' } }, admin)
    expect(missing.statusCode).toBe(404)
  })

  test('are closed to everybody else', async () => {
    const month = await nextMonth()
    for (const who of [await person('ram'), await staff('moderator')]) {
      expect((await ask(adminPaymentApi.closeMonth, {}, who)).statusCode).toBe(403)
      expect((await ask(adminPaymentApi.verifyMonth, { params: { month } }, who)).statusCode).toBe(
        403,
      )
    }
    expect((await ask(adminPaymentApi.closeMonth, {})).statusCode).toBe(401)
  })

  test('and by itself everything is closed whose fifth day has come, and then no door closes more', async () => {
    await closeDue()
    const [{ last, due }] = await sql<[{ last: string; due: string }]>`
      select to_char(max(month), 'YYYY-MM') as last,
        to_char((now() at time zone 'Asia/Kathmandu') - interval '1 month 4 days 3 hours', 'YYYY-MM') as due
      from revenue_months`
    expect(last).toBe(due)
    const admin = await staff('admin')
    await admin.call(adminPaymentApi.closeMonth, {})
    expect(await admin.call(adminPaymentApi.closeMonth, {})).toEqual({ month: null })
  })
})
