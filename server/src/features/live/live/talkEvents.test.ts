import type { LiveEvents } from '@jes/contract/live/live'
import { messageApi } from '@jes/contract/messages/messages'
import { talkApi } from '@jes/contract/messages/talks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSocketServer, receivedBy, soon } from '#test/lines.ts'
import { friendlyTalk, friends, groupOf, message, talkOf } from '#test/messaging.ts'
import { block } from '#test/postings.ts'
import { person } from '#test/world.ts'

let exchange: Awaited<ReturnType<typeof openSocketServer>>
beforeAll(async () => {
  exchange = await openSocketServer()
})
afterAll(() => exchange.close())

type Received = ReturnType<typeof receivedBy>

function seqsIn(received: Received) {
  return received
    .filter(({ event }) => event === 'messaged')
    .map(({ facts }) => (facts as LiveEvents['messaged']).message.seq)
}

test('a message reaches every device of both, in order and once each', async () => {
  const [sita, hari] = [await person('sita'), await person('hari')]
  const talk = await friendlyTalk(sita, hari)
  const lines = [await exchange.call(hari), await exchange.call(hari), await exchange.call(sita)]
  const received = lines.map(receivedBy)
  const many = Array.from({ length: 12 }, (_, n) => message(n % 2 ? sita : hari, talk, `n ${n}`))
  await Promise.all(many)
  const all = Array.from({ length: 12 }, (_, n) => n + 1)
  await soon(() => received.map(seqsIn)).toEqual([all, all, all])
})

test('nobody else hears of it, nor does anybody across a block', async () => {
  const [sita, hari, gita] = [await person('sita'), await person('hari'), await person('gita')]
  const talk = await friendlyTalk(sita, hari)
  const [ofHari, ofGita] = [
    receivedBy(await exchange.call(hari)),
    receivedBy(await exchange.call(gita)),
  ]
  await message(sita, talk)
  await soon(() => seqsIn(ofHari)).toEqual([1])
  await block(hari, sita)
  await expect(message(sita, talk)).rejects.toMatchObject({ status: 404 })
  expect(ofGita).toEqual([])
})

test('a group hears each message once, in order, and who reads is told to who wrote', async () => {
  const [sita, hari, gita] = [await person('sita'), await person('hari'), await person('gita')]
  await friends(sita, hari, gita)
  const talk = await groupOf(sita, [hari, gita])
  const lines = [await exchange.call(sita), await exchange.call(hari), await exchange.call(gita)]
  const received = lines.map(receivedBy)
  await Promise.all([sita, hari, gita].map((writer) => message(writer, talk)))
  const all = [2, 3, 4]
  await soon(() => received.map(seqsIn)).toEqual([all, all, all])
  const { seq } = await message(sita, talk)
  await hari.call(talkApi.read, { params: { id: talk }, body: { seq } })
  const isChanged = ({ event }: Received[number]) => event === 'talkChanged'
  await soon(() => received[0]!.filter(isChanged)).toHaveLength(1)
  expect(received[2]!.filter(isChanged)).toEqual([])
})

test('what is read here is read on the other device; a stranger hears nothing of it', async () => {
  const [sita, hari] = [await person('sita'), await person('hari')]
  const talk = await talkOf(sita, hari)
  const [ofSita, ofHari] = [
    receivedBy(await exchange.call(sita)),
    receivedBy(await exchange.call(hari)),
  ]
  const params = { id: talk }
  await message(sita, talk)
  await hari.call(talkApi.read, { params, body: { seq: 1 } })
  const changed = { event: 'talkChanged', facts: { talk, counts: { unread: 0, requests: 1 } } }
  await soon(() => ofHari.at(-1)).toEqual(changed)
  expect(ofSita.map(({ event }) => event)).toEqual(['messaged'])

  await hari.call(talkApi.accept, { params })
  await message(sita, talk)
  await soon(() => ofSita).toHaveLength(3)
  await hari.call(talkApi.read, { params, body: { seq: 2 } })
  await soon(() => ofSita.map(({ event }) => event)).toEqual([
    'messaged',
    'talkChanged',
    'messaged',
    'talkChanged',
  ])
})

test('a change reaches every device of both, and what one deleted for themselves leaves theirs', async () => {
  const [sita, hari] = [await person('sita'), await person('hari')]
  const talk = await friendlyTalk(sita, hari)
  await message(sita, talk, 'First')
  const ofHari = [await exchange.call(hari), await exchange.call(hari)].map(receivedBy)
  const ofSita = receivedBy(await exchange.call(sita))
  const params = { id: talk, seq: '1' }
  await hari.call(messageApi.react, { params, body: { sign: 'heart' } })
  await sita.call(messageApi.edit, { params, body: { content: 'Better' } })
  const changed = { content: 'Better', reactions: [{ sign: 'heart', users: [hari.id] }] }
  for (const received of [...ofHari, ofSita])
    await soon(() => received.at(-1)?.facts).toMatchObject({ message: changed })

  await hari.call(messageApi.remove, { params, query: { for: 'me' } })
  for (const received of ofHari)
    await soon(() => received.at(-1)).toMatchObject({ event: 'messageGone', facts: { seq: 1 } })
  expect(ofSita.map(({ event }) => event)).not.toContain('messageGone')
})
