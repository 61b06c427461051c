import { parseCrontab } from 'graphile-worker'
import { expect, test } from 'vitest'
import { notificationsOf } from '#test/notifying.ts'
import { mailsTo, type Person, person, sql } from '#test/world.ts'
import { notificationCrontab, notificationTasks } from './tasks.ts'

test('what is older than ninety days goes, and what was added to since then stays', async () => {
  const sita = await person('sita')
  await add(sita, 1_500, { daysOld: 91, daysQuiet: 91 })
  await add(sita, 3, { daysOld: 91, daysQuiet: 89 })
  await add(sita, 2, { daysOld: 89, daysQuiet: 89 })

  await sweep()

  expect(await countOf(sita)).toBe(5)
})

test('the newest thousand of a member stay', async () => {
  const [sita, hari] = [await person('sita'), await person('hari')]
  await add(sita, 2_600)
  await add(hari, 10)
  const { notifications } = await notificationsOf(sita, { limit: 50 })

  await sweep()

  expect([await countOf(sita), await countOf(hari)]).toEqual([1_000, 10])
  expect((await notificationsOf(sita, { limit: 50 })).notifications).toEqual(notifications)
  expect((await notificationsOf(sita)).total).toBe(1_000)
})

test('every job of the clock has its task', () => {
  for (const { task } of parseCrontab(notificationCrontab)) {
    expect(notificationTasks).toHaveProperty(task)
  }
})

async function add(member: Person, count: number, { daysOld = 0, daysQuiet = 0 } = {}) {
  await sql`
    insert into notifications (id, user_id, type, group_key, place, bumped_at)
    select make_id() - (${daysOld}::bigint * 86400000 << 16), ${member.id}, 'system', 'system ' || make_id(),
      make_id() - (${daysQuiet}::bigint * 86400000 << 16), now() - make_interval(days => ${daysQuiet})
    from generate_series(1, ${count}::int)`
}

async function countOf(member: Person) {
  return (await sql`select from notifications where user_id = ${member.id}`).length
}

async function sweep() {
  await sql`select graphile_worker.add_job('sweepNotifications')`
  await mailsTo('nobody@jes.example')
}
