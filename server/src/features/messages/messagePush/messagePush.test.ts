import { settingsApi } from '@jes/contract/core/settings'
import { talkApi } from '@jes/contract/messages/talks'
import { expect, test } from 'vitest'
import { friendlyTalk, friends, groupOf, message, talkOf } from '#test/messaging.ts'
import { block } from '#test/postings.ts'
import { service, sitaListens, warnings } from '#test/pushing.ts'
import { type Person, sql } from '#test/world.ts'
import { makeMessagePush } from './tasks.ts'

const run = makeMessagePush(service.reach)

type Job = { id: string; payload: object; wait: number }

function jobsOf({ id }: Person) {
  return sql<Job[]>`
    select j.id, j.payload, extract(epoch from j.run_at - j.created_at)::float8 as wait
    from graphile_worker._private_jobs j
    where j.payload ->> 'talkId' is not null and j.payload ->> 'userId' = ${id}`
}

/** Runs the waiting jobs of this member now. */
async function pushAll(who: Person) {
  const jobs = await jobsOf(who)
  await sql`select graphile_worker.complete_jobs(${jobs.map(({ id }) => id)}::bigint[])`
  for (const { payload } of jobs)
    await run(payload, { logger: { warn: (words) => warnings.push(words) } })
  return jobs.length
}

test('a device learns who wrote, and nothing of what', async () => {
  const { sita, browser, hari } = await sitaListens()
  const talk = await friendlyTalk(sita, hari)
  await message(hari, talk, 'Not for the lock screen')
  expect((await jobsOf(sita))[0]!.wait).toBeCloseTo(5, 0)
  await message(hari, talk, 'Nor this')
  expect(await pushAll(sita)).toBe(1)
  expect(browser.carried.map((one) => one.message)).toEqual([
    {
      id: null,
      title: 'Hari KC',
      body: 'Sent you a message',
      path: `/messages/${talk}`,
      tag: `t${talk}`,
      badge: expect.any(Number),
      lang: 'en',
    },
  ])
})

test('what was written too, where the member asked for it', async () => {
  const { sita, browser, hari } = await sitaListens()
  await sita.call(settingsApi.update, { body: { messagePreviews: true } })
  await message(hari, await friendlyTalk(sita, hari), 'Window side')
  await pushAll(sita)
  expect(browser.carried[0]?.message.body).toBe('Window side')
})

test('in a group who wrote and in which one', async () => {
  const { sita, browser, hari } = await sitaListens()
  await friends(sita, hari)
  const talk = await groupOf(hari, [sita], 'Pokhara')
  await message(hari, talk, 'Window side')
  await pushAll(sita)
  await sita.call(settingsApi.update, { body: { messagePreviews: true } })
  await message(hari, talk, 'Row four')
  await pushAll(sita)
  expect(browser.carried.map(({ message: { title, body } }) => [title, body])).toEqual([
    ['Pokhara', 'Hari KC sent a message'],
    ['Pokhara', 'Hari KC: Row four'],
  ])
  await block(sita, hari)
  await message(hari, talk, 'Not for her any more')
  expect(await jobsOf(sita)).toEqual([])
})

test('nothing of a request, of my own, of a muted talk, or of what is read or blocked by then', async () => {
  const { sita, browser, hari } = await sitaListens()
  const request = await talkOf(hari, sita)
  await message(hari, request)
  expect(await jobsOf(sita)).toEqual([])
  await sita.call(talkApi.accept, { params: { id: request } })

  await message(sita, request)
  await message(hari, request)
  await sita.call(talkApi.read, { params: { id: request }, body: { seq: 3 } })
  expect(await pushAll(sita)).toBe(1)

  await message(hari, request)
  await sita.call(talkApi.choose, { params: { id: request }, body: { isMuted: true } })
  await pushAll(sita)
  await message(hari, request)
  expect(await jobsOf(sita)).toEqual([])

  await sita.call(talkApi.choose, { params: { id: request }, body: { isMuted: false } })
  await message(hari, request)
  await block(sita, hari)
  expect(await pushAll(sita)).toBe(1)
  expect(browser.carried).toEqual([])
})

test('a busy push service is asked again, for that device alone', async () => {
  const { sita, browser, hari } = await sitaListens([503])
  await message(hari, await friendlyTalk(sita, hari))
  await pushAll(sita)
  expect((await jobsOf(sita))[0]!.wait).toBeCloseTo(60, 0)
  await pushAll(sita)
  expect(browser.carried).toHaveLength(2)
  expect(await jobsOf(sita)).toEqual([])
})
