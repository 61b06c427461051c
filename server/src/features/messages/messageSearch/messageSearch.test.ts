import { messageSearchApi } from '@jes/contract/messages/messageSearch'
import { messageApi } from '@jes/contract/messages/messages'
import { talkApi } from '@jes/contract/messages/talks'
import { expect, test } from 'vitest'
import { friendlyTalk, message, talkOf } from '#test/messaging.ts'
import { block } from '#test/postings.ts'
import { type Person, person, sql } from '#test/world.ts'

async function two() {
  const [sita, hari] = [await person('sita'), await person('hari')]
  return { sita, hari, talk: await friendlyTalk(sita, hari) }
}

async function found(who: Person, q: string) {
  const page = await who.call(messageSearchApi.search, { query: { q } })
  return page.found.map(({ message }) => message.content)
}

test('both find what they wrote and read, in either script and another form of the word', async () => {
  const { sita, hari, talk } = await two()
  await message(sita, talk, 'चियामा चिनी')
  await message(hari, talk, 'Two tickets, window side')
  for (const someone of [sita, hari]) {
    expect(await found(someone, 'chiya')).toEqual(['चियामा चिनी'])
    expect(await found(someone, 'tickets WINDOW')).toEqual(['Two tickets, window side'])
    expect(await found(someone, 'tickets चिया')).toEqual([])
  }
})

test('the latest come first, with the person of their talk, page after page', async () => {
  const { sita, hari, talk } = await two()
  const other = await friendlyTalk(sita, await person('gita'))
  for (let n = 1; n <= 3; n++) await message(hari, talk, `momo ${n}`)
  await message(sita, other, 'momo 4')
  const first = await sita.call(messageSearchApi.search, { query: { q: 'momo', limit: 2 } })
  const query = { q: 'momo', limit: 2, cursor: first.nextCursor! }
  const second = await sita.call(messageSearchApi.search, { query })
  const all = [...first.found, ...second.found]
  expect(all.map(({ message }) => message.content)).toEqual([
    'momo 4',
    'momo 3',
    'momo 2',
    'momo 1',
  ])
  expect(all.slice(1).map(({ user }) => user._id)).toEqual([hari.id, hari.id, hari.id])
  expect([first.terms, second.nextCursor]).toEqual([['momo'], null])
})

test('nobody finds what is of others, deleted, edited away, disappeared, blocked or a request', async () => {
  const { sita, hari, talk } = await two()
  const params = (seq: string) => ({ id: talk, seq })
  for (let n = 1; n <= 4; n++) await message(sita, talk, `lukeko ${n}`)
  expect(await found(await person('gita'), 'lukeko')).toEqual([])
  await hari.call(messageApi.remove, { params: params('1'), query: { for: 'me' } })
  await sita.call(messageApi.remove, { params: params('2'), query: { for: 'all' } })
  await sita.call(messageApi.edit, { params: params('3'), body: { content: 'Something else' } })
  await sql`update messages set expires_at = now() where talk_id = ${talk} and seq = 4`
  expect([await found(hari, 'lukeko'), await found(sita, 'lukeko')]).toEqual([[], ['lukeko 1']])
  expect(await found(hari, 'something')).toEqual(['Something else'])

  const stranger = await person('stranger')
  const request = await talkOf(stranger, hari)
  await message(stranger, request, 'lukeko')
  expect(await found(hari, 'lukeko')).toEqual([])
  await hari.call(talkApi.accept, { params: { id: request } })
  expect(await found(hari, 'lukeko')).toEqual(['lukeko'])
  await block(stranger, hari)
  expect(await found(hari, 'lukeko')).toEqual([])
})

test('the database has no word, and the same word of two talks has nothing in common', async () => {
  const { sita, talk } = await two()
  const other = await friendlyTalk(sita, await person('gita'))
  for (const one of [talk, other]) await message(sita, one, 'gopyakuraa')
  const rows = await sql<{ terms: string[] }[]>`
    select terms::text[] as terms from messages where talk_id in (${talk}, ${other})`
  const [first, second] = rows.map(({ terms }) => terms)
  expect(first!.length).toBeGreaterThan(0)
  expect(first!.filter((term) => second!.includes(term))).toEqual([])
  await expect(found(sita, '  ')).rejects.toMatchObject({ status: 400 })
})
