import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendDirectReplies } from '#lib/directReplies.ts'
import { rememberRoutes } from '#lib/edge/traffic.ts'
import { cacheReplies } from '#lib/replyCache.ts'
import { pageRenderer } from './renderer.ts'

/** A web app whose page shows what the API replies. */
const WEB = `export async function renderPage({ fetch }) {
  const reply = await fetch('/api/host')
  return { html: await reply.text(), state: { at: 0, queries: [] } }
}`

let app: FastifyInstance
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jes-renderer-'))
  await writeFile(join(folder, 'render.mjs'), WEB)
  app = fastify({ trustProxy: '127.0.0.1' })
  rememberRoutes(app)
  sendDirectReplies(app, [])
  cacheReplies(app, [])
  const render = pageRenderer(app, join(folder, 'render.mjs'))
  app.get('/api/host', ({ headers }) => headers.host)
  app.get('/', async (request) => (await render(request, { language: 'en' }))?.page.html)
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

test.each([
  ['a trusted proxy forwards the host of the browser', '127.0.0.1', 'jes.example'],
  ['nobody else chooses it', '192.0.2.7', 'server:3000'],
])('a page is made of replies for its own host: %s', async (_, remoteAddress, host) => {
  const headers = { host: 'server:3000', 'x-forwarded-host': 'jes.example' }
  const reply = await app.inject({ url: '/', remoteAddress, headers })
  expect(reply.body).toBe(host)
})
