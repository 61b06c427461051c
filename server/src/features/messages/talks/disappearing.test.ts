import { type Disappearing, messageApi } from '@jes/contract/messages/messages'
import { talkApi } from '@jes/contract/messages/talks'
import { expect, test } from 'vitest'
import { friendlyTalk, message, talkOf, textsOf } from '#test/messaging.ts'
import { type Person, person, sql } from '#test/world.ts'
import { sweepMessages } from './disappearing.ts'

async function two() {
  const [sita, hari] = [await person('sita'), await person('hari')]
  return { sita, hari, talk: await friendlyTalk(sita, hari) }
}

function set(who: Person, talk: string, after: Disappearing) {
  return who.call(talkApi.disappear, { params: { id: talk }, body: { after } })
}

/** As if so much time had passed since the messages were sent. */
function age(talk: string, interval: string) {
  return sql`update messages set expires_at = expires_at - ${interval}::interval where talk_id = ${talk}`
}

test('new messages go after a day, the older ones stay, and a line says who wanted it', async () => {
  const { sita, hari, talk } = await two()
  await message(sita, talk, 'Stays')
  expect(await set(hari, talk, 'day')).toMatchObject({ disappearing: 'day', lastSeq: 2 })
  await set(hari, talk, 'day')
  await message(sita, talk, 'Goes')
  const { messages } = await sita.call(messageApi.list, { params: { id: talk }, query: {} })
  expect(messages.map(({ user, content, line }) => [user, content, line])).toEqual([
    [sita.id, 'Stays', null],
    [hari.id, '', { kind: 'disappearing', after: 'day', people: [] }],
    [sita.id, 'Goes', null],
  ])
  await age(talk, '23 hours')
  expect(await textsOf(hari, talk)).toContain('Goes')
  await age(talk, '1 hour')
  expect(await textsOf(hari, talk)).toEqual(['Stays', ''])
  await sweepMessages()
  const left = await sql<{ seq: number }[]>`
    select seq from messages where talk_id = ${talk} order by seq`
  expect(left.map(({ seq }) => seq)).toEqual([1, 2])
})

test('they stay again when it is switched off', async () => {
  const { sita, hari, talk } = await two()
  await message(sita, talk)
  await set(sita, talk, 'week')
  await set(hari, talk, 'off')
  await message(sita, talk, 'Stays')
  await age(talk, '8 days')
  expect(await textsOf(hari, talk)).toContain('Stays')
})

test('it is set by those who talk alone, not in a request and not by others', async () => {
  const { sita, talk } = await two()
  const stranger = await person('stranger')
  const request = await talkOf(stranger, sita)
  await message(stranger, request)
  for (const who of [stranger, sita]) {
    const refused = set(who, request, 'day')
    await expect(refused).rejects.toMatchObject({ reason: 'messages.accept_first' })
  }
  await expect(set(stranger, talk, 'day')).rejects.toMatchObject({ status: 404 })
})

test('a line cannot be edited or signed', async () => {
  const { sita, talk } = await two()
  await message(sita, talk)
  await set(sita, talk, 'day')
  const params = { id: talk, seq: '2' }
  const changes = [
    () => sita.call(messageApi.edit, { params, body: { content: 'Mine' } }),
    () => sita.call(messageApi.react, { params, body: { sign: 'heart' } }),
    () => sita.call(messageApi.remove, { params, query: { for: 'all' } }),
  ]
  for (const change of changes) await expect(change()).rejects.toMatchObject({ status: 403 })
})
