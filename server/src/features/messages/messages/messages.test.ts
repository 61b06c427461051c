import { messageApi } from '@jes/contract/messages/messages'
import { expect, test } from 'vitest'
import { friendlyTalk, message, talkOf, textsOf } from '#test/messaging.ts'
import { block } from '#test/postings.ts'
import { app, ask, type Person, person, sql } from '#test/world.ts'

async function two() {
  const [sita, hari] = [await person('sita'), await person('hari')]
  return { sita, hari, talk: await friendlyTalk(sita, hari) }
}

function list(reader: Person, talk: string, query: object = {}) {
  return reader.call(messageApi.list, { params: { id: talk }, query })
}

test('what one writes both read, in order', async () => {
  const { sita, hari, talk } = await two()
  const first = await message(sita, talk, 'Namaste')
  const second = await message(hari, talk, 'Sanchai?')
  expect([first.seq, second.seq]).toEqual([1, 2])
  const { messages } = await list(hari, talk)
  expect(messages.map(({ seq, user, content }) => [seq, user, content])).toEqual([
    [1, sita.id, 'Namaste'],
    [2, hari.id, 'Sanchai?'],
  ])
  expect((await list(sita, talk)).messages).toEqual(messages)
})

test('pages go to the earlier and to the later ones, and meet without a gap', async () => {
  const { sita, talk } = await two()
  for (let n = 1; n <= 7; n++) await message(sita, talk, `n${n}`)
  const seqs = async (query: object) => {
    const { messages, hasMore } = await list(sita, talk, { limit: 3, ...query })
    return [messages.map(({ seq }) => seq), hasMore]
  }
  expect(await seqs({})).toEqual([[5, 6, 7], true])
  expect(await seqs({ before: '5' })).toEqual([[2, 3, 4], true])
  expect(await seqs({ before: '2' })).toEqual([[1], false])
  expect(await seqs({ after: '0' })).toEqual([[1, 2, 3], true])
  expect(await seqs({ after: '4' })).toEqual([[5, 6, 7], false])
  expect(await seqs({ after: '7' })).toEqual([[], false])
})

test('nobody else finds the talk, neither staff nor visitors, and it reads as none', async () => {
  const { sita, talk } = await two()
  await message(sita, talk, 'Between us')
  const [stranger, admin] = [await person('stranger'), await person('kiran', { role: 'admin' })]
  for (const { token } of [stranger, admin]) {
    const of = async (id: string) => {
      const reply = await ask(messageApi.list, { params: { id }, query: {} }, { token })
      return [reply.statusCode, reply.body]
    }
    expect(await of(talk)).toEqual(await of('4611686018427387904'))
    const sent = { params: { id: talk }, body: { content: 'Let me in' } }
    expect((await ask(messageApi.send, sent, { token })).statusCode).toBe(404)
  }
  expect((await ask(messageApi.list, { params: { id: talk }, query: {} })).statusCode).toBe(401)
})

test.each(['the one', 'the other'])('a block by %s ends it at once for both', async (who) => {
  const { sita, hari, talk } = await two()
  await message(sita, talk)
  await (who === 'the one' ? block(sita, hari) : block(hari, sita))
  for (const someone of [sita, hari]) {
    await expect(message(someone, talk)).rejects.toMatchObject({ status: 404 })
    await expect(list(someone, talk)).rejects.toMatchObject({ status: 404 })
  }
})

test('the database has no word of it, also not of the reply that is stored for a key', async () => {
  const { sita, talk } = await two()
  const word = 'gopyakuraa'
  const sent = { params: { id: talk }, body: { content: word } }
  const options = { token: sita.token, headers: { 'idempotency-key': 'k1' } }
  const first = await ask(messageApi.send, sent, options)
  const again = await ask(messageApi.send, sent, options)
  expect([again.body, again.headers['idempotent-replayed']]).toEqual([first.body, 'true'])
  expect(await textsOf(sita, talk)).toEqual([word])
  const [{ rows }] = await sql<[{ rows: string }]>`
    select (select json_agg(r)::text from idempotent_replies r where r.user_id = ${sita.id})
      || (select json_agg(m)::text from messages m where m.talk_id = ${talk}) as rows`
  expect(rows).not.toContain(word)
  expect(rows).not.toContain(Buffer.from(word).toString('hex'))
  const other = { ...sent, body: { content: 'Something else' } }
  expect((await ask(messageApi.send, other, options)).statusCode).toBe(422)
})

test('a message that is moved to another row cannot be read', async () => {
  const { sita, talk } = await two()
  await message(sita, talk, 'One')
  await message(sita, talk, 'Two')
  await sql`
    update messages x set sealed_body = (select y.sealed_body from messages y where y.talk_id = ${talk} and y.seq = 1)
    where x.talk_id = ${talk} and x.seq = 2`
  const { statusCode } = await app.inject({
    url: `/api/talks/${talk}/messages`,
    headers: { authorization: `Bearer ${sita.token}` },
  })
  expect(statusCode).toBe(500)
})

test('an empty or endless text and an unverified writer are refused', async () => {
  const { sita, talk } = await two()
  for (const content of ['  ', 'x'.repeat(4_001)])
    await expect(message(sita, talk, content)).rejects.toMatchObject({ status: 422 })
  await expect(message(sita, talk, 'क्ष'.repeat(4_000))).resolves.toMatchObject({ seq: 1 })
  const unproved = await person('unproved', { isVerified: false })
  const theirs = await talkOf(unproved, sita)
  await expect(message(unproved, theirs)).rejects.toMatchObject({ status: 403 })
})

test('however many send at once, the numbers have no gap, and each writer keeps their order', async () => {
  const { sita, hari, talk } = await two()
  const lines = [sita, hari, sita, hari].map(async (writer, line) => {
    const seqs: number[] = []
    for (let n = 0; n < 8; n++) seqs.push((await message(writer, talk, `${line} ${n}`)).seq)
    return seqs
  })
  const seen = await Promise.all(lines)
  const texts = await textsOf(sita, talk)
  expect(seen.flat().sort((one, other) => one - other)).toEqual(texts.map((_, at) => at + 1))
  seen.forEach((seqs, line) => {
    expect(seqs.map((seq) => texts[seq - 1])).toEqual(seqs.map((_, n) => `${line} ${n}`))
  })
  const { messages } = await list(hari, talk, { limit: 50 })
  const times = messages.map(({ createdAt }) => createdAt)
  expect(times).toEqual(times.toSorted())
})
