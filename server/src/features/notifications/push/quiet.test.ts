import { settingsApi } from '@jes/contract/core/settings'
import { notificationApi } from '@jes/contract/notifications/notifications'
import { expect, test } from 'vitest'
import { notifySecurity } from '#features/notifications/notifications/notify.ts'
import { commented } from '#test/notifying.ts'
import { posted } from '#test/postings.ts'
import { pushAll, service, sitaListens, warnings } from '#test/pushing.ts'
import { type Person, sql } from '#test/world.ts'
import { makePushSummary } from './tasks.ts'

const summarise = makePushSummary(service.reach)

function setHours(who: Person, isQuietNow: boolean) {
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(11, 16)
  const quietHours = { from: at(isQuietNow ? -1 : 2), to: at(isQuietNow ? 1 : 4), zone: 'UTC' }
  return who.call(settingsApi.update, { body: { quietHours } })
}

/** The job that waits for the end of the quiet hours, done now. */
async function endQuiet({ id }: Person) {
  const jobs = await sql<{ id: string; payload: object; wait: number }[]>`
    select j.id, j.payload, extract(epoch from j.run_at - now())::float8 as wait
    from graphile_worker._private_jobs j where j.key = ${`pushSummary ${id}`}`
  await sql`select graphile_worker.complete_jobs(${jobs.map(({ id }) => id)}::bigint[])`
  for (const { payload } of jobs)
    await summarise(payload, { logger: { warn: (words) => warnings.push(words) } })
  return jobs.map(({ wait }) => wait)
}

test('nothing is sent in the quiet hours, and one message after them', async () => {
  const { sita, browser, hari } = await sitaListens()
  await setHours(sita, true)
  for (const _ of [1, 2]) await commented(hari, await posted(sita))
  await pushAll(sita)
  expect(browser.carried).toEqual([])

  const [wait, ...others] = await endQuiet(sita)
  expect(others).toEqual([])
  expect(wait).toBeGreaterThan(50 * 60)
  expect(wait).toBeLessThanOrEqual(61 * 60)
  expect(browser.carried.map(({ message }) => message)).toMatchObject([
    { title: 'While it was quiet', body: '2 new notifications', path: '/notifications', badge: 2 },
  ])
})

test('a single one is sent as it would have been, and none that was read meanwhile', async () => {
  const { sita, browser, hari } = await sitaListens()
  await setHours(sita, true)
  await commented(hari, await posted(sita))
  await pushAll(sita)
  await endQuiet(sita)
  expect(browser.carried.map(({ message }) => message.title)).toEqual(['New comment'])

  await commented(hari, await posted(sita))
  await pushAll(sita)
  await sita.call(notificationApi.readAll, { params: { userId: sita.id } })
  await endQuiet(sita)
  expect(browser.carried).toHaveLength(1)
})

test('what concerns the security of an account is sent at once', async () => {
  const { sita, browser } = await sitaListens()
  await setHours(sita, true)
  await notifySecurity(sql, sita.id, { event: 'passwordChanged' })
  await pushAll(sita)
  expect(browser.carried).toHaveLength(1)
})

test('outside the quiet hours all is as without them', async () => {
  const { sita, browser, hari } = await sitaListens()
  await setHours(sita, false)
  await commented(hari, await posted(sita))
  await pushAll(sita)
  expect(browser.carried).toHaveLength(1)
  expect(await endQuiet(sita)).toEqual([])
})
