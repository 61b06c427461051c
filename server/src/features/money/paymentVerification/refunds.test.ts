import { describe, expect, test } from 'vitest'
import {
  booksOf,
  bought,
  daysLeft,
  ordered,
  PRICE,
  says,
  stateOf,
  toldTo,
  verify,
} from '#test/paying.ts'
import { person, sql } from '#test/world.ts'
import { recordRefund } from './refund.ts'

const REFUNDED = { kind: 'refunded', word: 'Refunded' } as const
const PARTLY = { kind: 'partlyRefunded', word: 'Partially Refunded' } as const

function refund(id: string, paisa: number) {
  return sql.begin((sql) => recordRefund(sql, id, paisa))
}

/** Moves all passes back by so many days. */
async function daysPass({ id }: { id: string }, days: number) {
  const past = sql`make_interval(days => ${days})`
  await sql`
    update premium_passes set starts_at = starts_at - ${past}, ends_at = ends_at - ${past} where user_id = ${id}`
  await sql`
    update users set paid_until = paid_until - ${past}, premium_until = premium_until - ${past} where id = ${id}`
}

describe('an order that is paid back', () => {
  test('ends its pass now, undoes the books, and notifies', async () => {
    const sita = await person('sita')
    const id = await bought(sita)
    await daysPass(sita, 10)
    says(id, REFUNDED)
    await verify(id)
    await verify(id)

    expect(await stateOf(id)).toMatchObject({ state: 'refunded', nextCheckAt: null })
    expect(await daysLeft(sita)).toEqual({ paid: 0, on: 5 })
    expect(await booksOf(id)).toEqual({ fees: 298, gateway: -298 })
    expect(await toldTo(sita)).toEqual(['bought', 'refunded'])
  })

  test('is one refund, however many calls report it at once', async () => {
    const sita = await person('sita')
    const id = await bought(sita)
    says(id, REFUNDED)
    await Promise.all(Array.from({ length: 20 }, () => verify(id)))
    const [row] =
      await sql`select refunded_paisa::int as paisa from premium_orders where id = ${id}`
    expect(row).toEqual({ paisa: PRICE })
    expect(await booksOf(id)).toEqual({ fees: 298, gateway: -298 })
  })

  test('before its days began leaves the others as they are', async () => {
    const sita = await person('sita')
    const first = await bought(sita)
    const second = await bought(sita)
    says(second, REFUNDED)
    await verify(second)
    expect(await daysLeft(sita)).toEqual({ paid: 30, on: 35 })
    expect((await stateOf(first)).state).toBe('paid')
  })

  test('lets the passes behind it come earlier', async () => {
    const sita = await person('sita')
    const [first, second] = [await bought(sita), await bought(sita)]
    await daysPass(sita, 10)
    says(first, REFUNDED)
    await verify(first)

    expect(await daysLeft(sita)).toEqual({ paid: 30, on: 35 })
    const passes = await sql<{ startsAt: string; endsAt: string; orderId: string }[]>`
      select order_id, starts_at, ends_at from premium_passes where user_id = ${sita.id} order by starts_at`
    expect(passes.map(({ orderId }) => orderId)).toEqual([first, second])
    expect(passes[1]!.startsAt).toBe(passes[0]!.endsAt)
  })

  test('takes what has become income out of the income', async () => {
    const sita = await person('sita')
    const id = await bought(sita)
    await sql`update premium_passes set recognised_paisa = 10000 where order_id = ${id}`
    says(id, REFUNDED)
    await verify(id)
    // The posting of the recognition itself is missing: 10,000 in both.
    expect(await booksOf(id)).toEqual({
      deferred: -10_000,
      fees: 298,
      gateway: -298,
      income: 10_000,
    })
    const [pass] = await sql`
      select amount_paisa::int as amount, recognised_paisa::int as recognised from premium_passes where order_id = ${id}`
    expect(pass).toEqual({ amount: 10_000, recognised: 10_000 })
  })

  test('long after its days were over takes no days from others', async () => {
    const sita = await person('sita')
    const first = await bought(sita)
    await daysPass(sita, 31)
    await bought(sita)
    says(first, REFUNDED)
    await verify(first)
    expect(await daysLeft(sita)).toEqual({ paid: 30, on: 35 })
  })

  test('and was a gift notifies both', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const id = await bought(sita, { to: hari })
    says(id, REFUNDED)
    await verify(id)
    expect(await toldTo(sita)).toEqual(['arrived', 'refunded'])
    expect(await toldTo(hari)).toEqual(['given', 'shortened'])
    expect(await daysLeft(hari)).toEqual({ paid: 0, on: 5 })
  })
})

describe('a part that is paid back', () => {
  test('is for the admins to write down, and takes its part of the days', async () => {
    const [sita, admin] = [await person('sita'), await person('boss', { role: 'admin' })]
    const id = await bought(sita)
    says(id, PARTLY)
    await verify(id)
    await verify(id)
    expect((await stateOf(id)).state).toBe('partlyRefunded')
    expect(await daysLeft(sita)).toEqual({ paid: 30, on: 35 })
    expect(
      await sql`select from notifications where user_id = ${admin.id} and type = 'system'`,
    ).toHaveLength(1)

    // Half of it is 15 of 30 days, and a paisa less is 14: only whole days are taken.
    await refund(id, PRICE / 2 - 50)
    expect(await daysLeft(sita)).toEqual({ paid: 16, on: 21 })
    expect(await booksOf(id)).toEqual({
      deferred: -PRICE / 2 - 50,
      fees: 298,
      gateway: PRICE / 2 + 50 - 298,
    })
  })

  test('again and again never adds up to more than was paid, and the last one ends the pass', async () => {
    const sita = await person('sita')
    const id = await bought(sita)
    await refund(id, 10_000)
    await expect(refund(id, 5_000)).rejects.toMatchObject({ code: 'invalid' })
    expect((await stateOf(id)).state).toBe('partlyRefunded')
    await refund(id, 4_900)
    expect((await stateOf(id)).state).toBe('refunded')
    await expect(refund(id, 100)).rejects.toMatchObject({ code: 'invalid' })
    expect(await booksOf(id)).toEqual({ fees: 298, gateway: -298 })
    expect((await daysLeft(sita)).paid).toBeLessThanOrEqual(0)
  })

  test('of what is not paid is refused', async () => {
    const id = await ordered(await person('sita'))
    await expect(refund(id, 100)).rejects.toMatchObject({ code: 'conflict' })
    await expect(refund('9', 100)).rejects.toMatchObject({ code: 'not_found' })
  })
})
