import { draftApi } from '@jes/contract/posts/drafts'
import { postApi } from '@jes/contract/posts/posts'
import { expect, test } from 'vitest'
import { ask, newName, type Person, person, sql } from '#test/world.ts'

const KEY = 'idempotency-key'

function post({ token }: Person, key: string, title = 'Momo in Patan') {
  return ask(postApi.create, { body: { title } }, { token, headers: { [KEY]: key } })
}

async function countOf({ id }: Person) {
  const [row] = await sql`select count(*)::int from posts where author_id = ${id}`
  return row?.count
}

test('the same call sent again answers the first result again', async () => {
  const sita = await person('sita')
  const key = newName('key')
  const [first, second] = [await post(sita, key), await post(sita, key)]

  expect([first.statusCode, second.statusCode]).toEqual([201, 201])
  expect(second.body).toBe(first.body)
  expect(first.headers).not.toHaveProperty('idempotent-replayed')
  expect(second.headers['idempotent-replayed']).toBe('true')
  expect(await countOf(sita)).toBe(1)
})

test('twenty at once make one post', async () => {
  const sita = await person('sita')
  const key = newName('key')
  const replies = await Promise.all(Array.from({ length: 20 }, () => post(sita, key)))

  const statuses = new Set(replies.map((reply) => reply.statusCode))
  expect([...statuses].filter((status) => status !== 201 && status !== 409)).toEqual([])
  const made = replies.filter((reply) => reply.statusCode === 201)
  expect(new Set(made.map((reply) => reply.json()._id)).size).toBe(1)
  expect(await countOf(sita)).toBe(1)
})

test('the same key with other content is refused', async () => {
  const sita = await person('sita')
  const key = newName('key')
  await post(sita, key)
  const reply = await post(sita, key, 'Another thing')
  expect([reply.statusCode, reply.json().error]).toEqual([
    422,
    'This request was already sent with other content',
  ])
})

test('a key belongs to one member', async () => {
  const [sita, hari] = [await person('sita'), await person('hari')]
  const key = newName('key')
  const replies = [await post(sita, key), await post(hari, key)]
  expect(new Set(replies.map((reply) => reply.json()._id)).size).toBe(2)
})

test('a call that was refused leaves its key free', async () => {
  const newcomer = await person('new', { isVerified: false })
  const key = newName('key')
  expect((await post(newcomer, key)).statusCode).toBe(403)
  await sql`update users set email_verified_at = now() where id = ${newcomer.id}`
  expect((await post(newcomer, key)).statusCode).toBe(201)
})

test('while the first is under way the second is refused', async () => {
  const sita = await person('sita')
  const key = newName('key')
  await sql.begin(async (held) => {
    await held`select pg_advisory_xact_lock(hashtextextended(${`${sita.id} ${key}`}, 0))`
    const reply = await post(sita, key)
    expect([reply.statusCode, reply.json().error]).toEqual([409, 'This request is still under way'])
  })
  expect((await post(sita, key)).statusCode).toBe(201)
})

test('after a day a key is new again', async () => {
  const sita = await person('sita')
  const key = newName('key')
  await post(sita, key)
  await sql`
    update idempotent_replies set created_at = now() - interval '25 hours' where key = ${key}`
  expect((await post(sita, key, 'Another thing')).statusCode).toBe(201)
  expect((await post(sita, key, 'Another thing')).headers).toHaveProperty('idempotent-replayed')
  expect(await countOf(sita)).toBe(2)
})

test.each(['', 'x'.repeat(101), 'चिया', 'a\tb'])('the key %j is refused', async (key) => {
  const reply = await post(await person('sita'), key)
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'malformed'])
})

test('every endpoint that creates knows the key', async () => {
  const sita = await person('sita')
  const body = { title: 'T', content: '', images: [], jehub: null, poll: null, sensitive: false }
  const keep = () =>
    ask(draftApi.create, { body }, { token: sita.token, headers: { [KEY]: 'one' } })
  const [first, second] = [await keep(), await keep()]
  expect(second.json()).toEqual(first.json())
  expect(await sql`select from drafts where user_id = ${sita.id}`).toHaveLength(1)
})
