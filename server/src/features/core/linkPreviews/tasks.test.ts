import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { storage } from '#lib/storage.ts'
import { flat } from '#test/uploads.ts'
import { newName, sql } from '#test/world.ts'
import { makeFetchLink } from './tasks.ts'

const png = await flat(600, 315).png().toBuffer()
const PAGES: Record<string, [type: string, body: string | Buffer]> = {
  '/full': [
    'text/html; charset=utf-8',
    '<title>x</title><meta property="og:title" content="Momo &amp; चिया"><meta property="og:description" content="Hot"><meta property="og:image" content="/momo.png">',
  ],
  '/legacy': ['text/html; charset=windows-1252', Buffer.from('<title>caf\xe9</title>', 'latin1')],
  '/own': ['text/html', Buffer.from('<meta charset="iso-8859-1"><title>caf\xe9</title>', 'latin1')],
  '/odd': ['text/html; charset=nonsense', '<title>चिया</title>'],
  '/svg': ['text/html', '<title>Art</title><meta property="og:image" content="/art.svg">'],
  '/gone': ['text/html', '<title>Art</title><meta property="og:image" content="/none.png">'],
  '/inside': [
    'text/html',
    '<title>Art</title><meta property="og:image" content="http://127.0.0.1/x.png">',
  ],
  '/untitled': ['text/html', '<p>nothing</p>'],
  '/momo.png': ['image/png', png],
  '/art.svg': ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
}
let calls = 0
const site = createServer((request, reply) => {
  calls += 1
  const [path] = (request.url ?? '').split('?')
  const page = PAGES[path ?? '']
  if (page) reply.setHeader('content-type', page[0]).end(page[1])
  else reply.writeHead(path === '/busy' ? 503 : 404).end()
})
site.listen(0, '127.0.0.1')
await once(site, 'listening')
const { port } = site.address() as AddressInfo
afterAll(() => site.close())

const fetchLink = makeFetchLink({
  resolve: async () => ['127.0.0.1'],
  isAllowed: () => true,
  protocols: ['http:'],
  ports: [port],
  timeoutMs: 2_000,
})

test('the page behind a link says what it is, with its picture in our own sizes', async () => {
  const url = await linkTo('/full')
  await fetchLink({ url }, { job: { attempts: 1 } })

  const preview = await previewOf(url)
  expect(preview).toMatchObject({ title: 'Momo & चिया', description: 'Hot', state: 'ready' })
  expect(preview?.fetchedAt).not.toBeNull()
  const [image] = await sql<{ ownerId: string | null; key: string; widths: number[] }[]>`
    select owner_id, key, widths from images where id = ${preview?.imageId ?? null}`
  expect(image).toMatchObject({ ownerId: null, widths: [360, 600] })
  expect(await storage.sizeOf(`${image?.key}-600.webp`)).toBeGreaterThan(0)
})

test.each([
  ['/legacy', 'café'],
  ['/own', 'café'],
  ['/odd', 'चिया'],
  ['/svg', 'Art'],
  ['/gone', 'Art'],
  ['/inside', 'Art'],
])('%s has a title and no picture', async (path, title) => {
  const url = await linkTo(path)
  await fetchLink({ url }, { job: { attempts: 1 } })
  expect(await previewOf(url)).toMatchObject({ title, imageId: null, state: 'ready' })
})

test.each(['/nothing', '/untitled', '/momo.png'])('%s has nothing to show', async (path) => {
  const url = await linkTo(path)
  await fetchLink({ url }, { job: { attempts: 1 } })
  expect(await previewOf(url)).toMatchObject({ title: '', state: 'failed' })
})

test('a server in trouble is tried three times in all', async () => {
  const url = await linkTo('/busy')
  for (const attempts of [1, 2]) {
    await expect(fetchLink({ url }, { job: { attempts } })).rejects.toThrow('503')
    expect(await previewOf(url)).toMatchObject({ state: 'waiting' })
  }
  await fetchLink({ url }, { job: { attempts: 3 } })
  expect(await previewOf(url)).toMatchObject({ state: 'failed' })
})

test('a page that is known, or that nobody links to, is not fetched', async () => {
  const url = await linkTo('/full')
  await sql`update link_previews set state = 'ready', title = 'Known' where url = ${url}`
  const before = calls
  await fetchLink({ url }, { job: { attempts: 1 } })
  await fetchLink({ url: `${url}&more` }, { job: { attempts: 1 } })
  expect([calls - before, (await previewOf(url))?.title]).toEqual([0, 'Known'])
})

/** A link that somebody has just posted. */
async function linkTo(path: string) {
  const url = `http://news.example:${port}${path}?${newName('q')}`
  await sql`insert into link_previews (url) values (${url})`
  return url
}

async function previewOf(url: string) {
  type Row = { title: string; imageId: string | null; state: string; fetchedAt: string | null }
  const [row] = await sql<Row[]>`select * from link_previews where url = ${url}`
  return row
}
