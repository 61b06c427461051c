import { settingsApi } from '@jes/contract/core/settings'
import { userApi } from '@jes/contract/core/users'
import { strangerFactApi } from '@jes/contract/messages/strangerFacts'
import { talkApi } from '@jes/contract/messages/talks'
import { expect, test } from 'vitest'
import { founded, joined } from '#test/hubs.ts'
import { message, talkOf } from '#test/messaging.ts'
import { type Person, person, sql } from '#test/world.ts'

async function request(content = 'Namaste') {
  const [stranger, hari] = [await person('stranger'), await person('hari')]
  const talk = await talkOf(stranger, hari)
  await message(stranger, talk, content)
  return { stranger, hari, talk }
}

function facts(who: Person, talk: string) {
  return who.call(strangerFactApi.find, { params: { id: talk } })
}

test('somebody unknown is new, shares nothing, and wrote to me alone', async () => {
  const { stranger, hari, talk } = await request()
  const [{ joinedAt }] = await sql<[{ joinedAt: string }]>`
    select created_at as joined_at from users where id = ${stranger.id}`
  expect(await facts(hari, talk)).toEqual({
    joinedAt,
    hubsInCommon: 0,
    followsInCommon: 0,
    sameText: 1,
  })
})

test('hubs and people in common are counted, without those who hide whom they follow', async () => {
  const { stranger, hari, talk } = await request()
  const hub = await founded(stranger)
  await joined(hub, hari)
  const [gita, rita] = [await person('gita'), await person('rita')]
  for (const friend of [gita, rita]) {
    await hari.call(userApi.follow, { params: { id: friend.id } })
    await friend.call(userApi.follow, { params: { id: stranger.id } })
  }
  await rita.call(settingsApi.update, { body: { hideFollows: true } })
  expect(await facts(hari, talk)).toMatchObject({ hubsInCommon: 1, followsInCommon: 1 })
  await stranger.call(settingsApi.update, { body: { hideFollows: true } })
  expect(await facts(hari, talk)).toMatchObject({ followsInCommon: 0 })
})

test('a text that went to many is known again today, however it is spaced, and nothing of it is stored', async () => {
  const { stranger, hari, talk } = await request('You won Rs 50,000!')
  for (const text of ['you  won rs 50,000!\n', 'Something else'])
    await message(stranger, await talkOf(stranger, await person('other')), text)
  expect(await facts(hari, talk)).toMatchObject({ sameText: 2 })
  const [{ marks }] = await sql<[{ marks: string }]>`
    select string_agg(begun_mark, ' ') as marks from talks where begun_by = ${stranger.id}`
  expect(marks).not.toMatch(/won/i)
  await sql`update talks set begun_at = begun_at - interval '1 day' where begun_by = ${stranger.id} and id <> ${talk}`
  expect(await facts(hari, talk)).toMatchObject({ sameText: 1 })
})

test('they are told to the one who got the request alone, and only while it is one', async () => {
  const { stranger, hari, talk } = await request()
  for (const someone of [stranger, await person('gita')])
    await expect(facts(someone, talk)).rejects.toMatchObject({ status: 404 })
  await hari.call(talkApi.accept, { params: { id: talk } })
  await expect(facts(hari, talk)).rejects.toMatchObject({ status: 404 })
})
