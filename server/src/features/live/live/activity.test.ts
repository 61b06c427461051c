import { settingsApi } from '@jes/contract/core/settings'
import { talkApi } from '@jes/contract/messages/talks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSocketServer, receivedBy, say, soon } from '#test/lines.ts'
import { friendlyTalk, friends, groupOf, message } from '#test/messaging.ts'
import { block } from '#test/postings.ts'
import { type Person, person, sql } from '#test/world.ts'
import { noteConnected } from './start.ts'

let exchange: Awaited<ReturnType<typeof openSocketServer>>
beforeAll(async () => {
  exchange = await openSocketServer()
})
afterAll(() => exchange.close())

async function two() {
  const [sita, hari] = [await person('sita'), await person('hari')]
  const talk = await friendlyTalk(sita, hari)
  await message(sita, talk)
  await message(hari, talk)
  return { sita, hari, talk }
}

function show(who: Person, showActivity: boolean) {
  return who.call(settingsApi.update, { body: { showActivity } })
}

test('who writes just now is told to the other, if both show it', async () => {
  const { sita, hari, talk } = await two()
  const [ofSita, lineOfHari] = [await exchange.call(sita), await exchange.call(hari)]
  const received = receivedBy(lineOfHari)
  const type = () => say(ofSita, 'typing', talk)
  const said = { event: 'writing', facts: { talk, user: sita.id } }

  expect(await type()).toEqual({ ok: true })
  await show(sita, true)
  expect(await type()).toEqual({ ok: true })
  await show(hari, true)
  expect(await type()).toEqual({ ok: true })
  await soon(() => received).toEqual([said])
  await block(hari, sita)
  expect(await type()).toEqual({ ok: true })
  expect(await say(ofSita, 'typing', 'x')).toEqual({ ok: false, code: 'malformed' })
  const gita = await exchange.call(await person('gita'))
  expect(await say(gita, 'typing', talk)).toEqual({ ok: true })
  expect(received.filter(({ event }) => event === 'writing')).toEqual([said])
})

test('in a group those hear who writes who show it themselves', async () => {
  const [sita, hari, gita] = [await person('sita'), await person('hari'), await person('gita')]
  await friends(sita, hari, gita)
  const talk = await groupOf(sita, [hari, gita])
  for (const someone of [sita, hari]) await show(someone, true)
  const lines = [await exchange.call(sita), await exchange.call(hari), await exchange.call(gita)]
  const [, ofHari, ofGita] = lines.map(receivedBy)
  await say(lines[0]!, 'typing', talk)
  await soon(() => ofHari).toEqual([{ event: 'writing', facts: { talk, user: sita.id } }])
  expect(ofGita).toEqual([])
})

test('who is connected is active for the other, if both show it, for two minutes', async () => {
  const { sita, hari, talk } = await two()
  await exchange.call(hari)
  const isActive = async () => (await sita.call(talkApi.find, { params: { id: talk } })).isActive
  for (const [ofSita, ofHari] of [
    [false, false],
    [true, false],
    [false, true],
  ] as const) {
    await show(sita, ofSita)
    await show(hari, ofHari)
    await noteConnected(exchange.io, sql)
    expect(await isActive()).toBe(false)
  }
  await show(sita, true)
  await noteConnected(exchange.io, sql)
  expect(await isActive()).toBe(true)
  await sql`update active_members set active_at = active_at - interval '2 minutes' where user_id = ${hari.id}`
  expect(await isActive()).toBe(false)
})
