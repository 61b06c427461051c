import { clipApi } from '@jes/contract/clips/clips'
import { postApi } from '@jes/contract/posts/posts'
import { expect, test } from 'vitest'
import { clipped } from '#test/clipped.ts'
import { block, posted, takeDown } from '#test/postings.ts'
import { appWith, ask, type Person, person, sql } from '#test/world.ts'
import { flushViews } from './buffer.ts'

type Looking = { who?: Person; agent?: string; address?: string }

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

function look(id: string, { who, agent = FIREFOX, address }: Looking = {}) {
  return ask(
    postApi.view,
    { params: { id } },
    {
      token: who?.token,
      headers: { 'user-agent': agent },
      ...(address && { remoteAddress: address }),
    },
  )
}

async function viewsOf(id: string) {
  await flushViews(sql)
  const reply = await look(id, { agent: '' })
  return reply.json<{ views: number }>().views
}

test('a view counts once for each viewer and hour, however often it is sent', async () => {
  const [sita, hari] = [await person('sita'), await person('hari')]
  const id = await posted(sita)

  await Promise.all([1, 2, 3].map(() => look(id, { who: hari })))
  expect(await viewsOf(id)).toBe(1)
  await look(id, { who: hari })
  await look(id)
  await look(id, { address: '10.1.2.3' })
  await look(id, { agent: `${FIREFOX} again` })
  expect(await viewsOf(id)).toBe(4)
})

test('the next hour counts anew', async () => {
  const [sita, hari] = [await person('sita'), await person('hari')]
  const id = await posted(sita)
  await look(id, { who: hari })
  await flushViews(sql)
  await sql`update view_marks set hour = hour - 1 where post_id = ${id}`
  await look(id, { who: hari })
  expect(await viewsOf(id)).toBe(2)
})

test.each([
  '',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'facebookexternalhit/1.1',
])('the author and bots are not counted: %s', async (agent) => {
  const sita = await person('sita')
  const id = await posted(sita)
  expect((await look(id, { who: sita })).statusCode).toBe(200)
  expect((await look(id, { agent })).statusCode).toBe(200)
  expect(await viewsOf(id)).toBe(0)
})

test('what cannot be seen has no views', async () => {
  const [sita, hari] = [await person('sita'), await person('hari')]
  const [id, gone] = [await posted(sita), await posted(sita)]
  await block(sita, hari)
  await takeDown(gone)
  for (const reply of [await look(id, { who: hari }), await look(gone), await look('1')]) {
    expect(reply.statusCode).toBe(404)
  }
  expect((await look('abc')).statusCode).toBe(400)
})

test('a clip has its own endpoint, where posts are not', async () => {
  const sita = await person('sita')
  const [clip, post] = [await clipped(sita), await posted(sita)]
  const headers = { 'user-agent': FIREFOX }
  const reply = await ask(clipApi.view, { params: { id: clip } }, { headers })
  expect(reply.json()).toEqual({ views: 0 })
  expect(await viewsOf(clip)).toBe(1)
  expect((await ask(clipApi.view, { params: { id: post } }, { headers })).statusCode).toBe(404)
  await takeDown(clip)
  expect((await ask(clipApi.view, { params: { id: clip } }, { headers })).statusCode).toBe(404)
})

test('nothing that was seen is lost when the server stops', async () => {
  const id = await posted(await person('sita'))
  const server = await appWith({})
  await ask(postApi.view, { params: { id } }, { headers: { 'user-agent': FIREFOX } }, server)
  await server.close()
  const [row] = await sql`select views::int from post_views where post_id = ${id}`
  expect(row).toEqual({ views: 1 })
})
