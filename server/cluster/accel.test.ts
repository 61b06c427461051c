import { join } from 'node:path'
import type { Picture } from '@jes/contract/core/pictures'
import type { Post } from '@jes/contract/posts/posts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BuiltServer } from '#test/builtServer.ts'
import { scratchServer } from '#test/scratchServer.ts'
import { flat } from '#test/uploads.ts'
import { createWriter } from '#test/writers.ts'
import { startNginx } from './engines/nginx.ts'
import { openClient } from './rolling.ts'

const site = scratchServer({ of: 'file' })
let server: BuiltServer
let nginx: Awaited<ReturnType<typeof startNginx>>
let client: ReturnType<typeof openClient>
let token = ''

beforeAll(async () => {
  server = await site.start({ MEDIA_ACCEL: '/jes-media/', TRUSTED_PROXIES: '127.0.0.1' })
  token = (await createWriter(site)).token
  nginx = await startNginx([Number(new URL(server.url).port)], {
    media: join(site.folder, 'media'),
  })
  client = openClient(nginx)
})
afterAll(async () => {
  client?.close()
  await nginx?.stop()
})

test('nginx sends a public picture itself, whole and in ranges, with our headers', async () => {
  const { url } = await sendPicture()
  expect((await fetch(server.url + url)).headers.get('x-accel-redirect')).toBe(
    url.replace('/media/', '/jes-media/'),
  )
  const whole = await client.send(url)
  expect(whole).toMatchObject({
    status: 200,
    headers: {
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    },
  })
  expect(whole.headers['x-accel-redirect']).toBeUndefined()
  const size = whole.headers['content-length']
  const part = await client.send(url, { headers: { range: 'bytes=2-9' } })
  expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 2-9/${size}`])
  const again = await client.send(url, { headers: { 'if-none-match': String(whole.headers.etag) } })
  expect(again.status).toBe(304)
})

test('a private picture stays private, under each name that a stranger can try', async () => {
  const form = new FormData()
  form.append('name', 'Ghar ko chulo')
  form.append('description', 'What we cook at home')
  form.append('isPrivate', 'true')
  const hub = await call('/api/jehub/', { method: 'POST', body: form })
  const { _id: jehub } = (await hub.json()) as { _id: string }
  const { _id } = await sendPicture()
  const made = await call('/api/ads', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'Aama', jehub, images: [{ _id, alt: '' }] }),
  })
  const { images } = (await made.json()) as Post
  for (const { webp } of images[0]!.sizes) {
    const owner = await client.send(webp, { headers: { authorization: `Bearer ${token}` } })
    expect([owner.status, owner.headers['cache-control']]).toEqual([200, 'private, no-cache'])
    expect((await client.send(webp)).status).toBe(404)
    const inside = webp.replace('/media/', '/jes-media/')
    for (const path of [inside, inside.replace('jes-', '%6aes-'), inside.replace('/', '//')])
      expect((await client.send(path)).status, path).toBe(404)
  }
})

function call(path: string, { headers, ...rest }: RequestInit = {}) {
  const all = { authorization: `Bearer ${token}`, ...headers }
  return fetch(server.url + path, { ...rest, headers: all })
}

async function sendPicture() {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(await flat(400, 300).png().toBuffer())]), 'a.png')
  const sent = await call('/api/media', { method: 'POST', body: form })
  expect(sent.status).toBe(201)
  return ((await sent.json()) as { image: Picture }).image
}
