import { notificationApi } from '@jes/contract/notifications/notifications'
import { describe, expect, test } from 'vitest'
import { toldTo } from '#test/paying.ts'
import { type Person, person, sql } from '#test/world.ts'
import { remindMembers } from './remind.ts'

/** A pass that ends at noon in Nepal, so many days from today. */
async function endsIn({ id }: Person, days: number) {
  await sql`
    update users u set paid_until = e.at, premium_until = e.at + interval '5 days'
    from (
      select ((now() at time zone 'Asia/Kathmandu')::date + ${days}::int + interval '12 hours') at time zone 'Asia/Kathmandu' as at
    ) e
    where u.id = ${id}`
}

async function sentencesFor(someone: Person) {
  const { notifications } = await someone.call(notificationApi.list, {
    params: { userId: someone.id },
    query: {},
  })
  return notifications.map(({ content }) => content)
}

describe('a member is notified', () => {
  test.each([
    [9, null],
    [8, null],
    [7, 'Your Premium pass ends in 7 days'],
    [6, 'Your Premium pass ends in 6 days'],
    [3, 'Your Premium pass ends in 3 days'],
    [1, 'Your Premium pass ends in 1 day'],
    [-1, 'Your Premium pass has ended. All of it stays on for five more days'],
    [-6, 'Premium is off now. What you made with it stays yours'],
    [-30, null],
  ])('of a pass that ends in %i days: %s', async (days, sentence) => {
    const sita = await person('sita')
    await endsIn(sita, days)
    await remindMembers()
    await remindMembers()
    expect(await sentencesFor(sita)).toEqual(sentence === null ? [] : [sentence])
  })

  test('once each time on the way to the end, and anew once another pass is bought', async () => {
    const sita = await person('sita')
    const received: number[] = []
    const [{ end }] = await sql<[{ end: string }]>`
      select now() + interval '1 year' as end`
    for (const days of [7, 6, 5, 4, 3, 2, 1]) {
      await endsIn(sita, days)
      // The end of a pass does not move; here it is moved instead of the clock.
      await sql`update premium_reminders set paid_until = (select paid_until from users where id = ${sita.id}) where user_id = ${sita.id}`
      await remindMembers()
      received.push((await sql`select from premium_reminders where user_id = ${sita.id}`).length)
    }
    expect(received).toEqual([1, 1, 1, 1, 2, 2, 3])

    await sql`update users set paid_until = ${end}, premium_until = ${end} where id = ${sita.id}`
    await remindMembers()
    expect(await sql`select from premium_reminders where user_id = ${sita.id}`).toHaveLength(3)
    await endsIn(sita, 3)
    await sql`update users set paid_until = paid_until + interval '1 minute' where id = ${sita.id}`
    await remindMembers()
    expect(await sql`select from premium_reminders where user_id = ${sita.id}`).toHaveLength(4)
  })

  test('nothing without a pass', async () => {
    const sita = await person('sita')
    await remindMembers()
    expect(await toldTo(sita)).toEqual([])
  })

  test('once, also when two servers do it at the same moment', async () => {
    const sita = await person('sita')
    await endsIn(sita, 3)
    await Promise.all([remindMembers(), remindMembers(), remindMembers()])
    expect(await toldTo(sita)).toEqual(['ends'])
    expect(await sql`select from premium_reminders where user_id = ${sita.id}`).toHaveLength(1)
  })
})
