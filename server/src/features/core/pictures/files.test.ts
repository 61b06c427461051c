import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { Picture } from '@jes/contract/core/pictures'
import { describe, expect, test } from 'vitest'
import { storage } from '#lib/storage.ts'
import { flat, upload } from '#test/uploads.ts'
import { app, openPort, person } from '#test/world.ts'

const { token } = await person('sita')
const { image } = (await upload(await flat(400, 300).png().toBuffer(), { token })).json<{
  image: Picture
}>()
const key = image.url.replace('/media/', '')
const whole = await storage.read(key)

describe('a stored file', () => {
  test('is handed to anyone, for good, as nothing but a picture', async () => {
    const reply = await app.inject({ url: image.url })
    expect(reply.statusCode).toBe(200)
    expect(reply.rawPayload.equals(whole)).toBe(true)
    expect(reply.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(whole.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    })
    const again = await app.inject({
      url: image.url,
      headers: { 'if-none-match': String(reply.headers.etag) },
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const head = await app.inject({ method: 'HEAD', url: image.url })
    expect([head.statusCode, head.body]).toEqual([200, ''])
  })

  test.each([
    ['bytes=0-3', 206, 0, 4],
    ['bytes=10-', 206, 10, whole.length],
    ['bytes=-5', 206, whole.length - 5, whole.length],
    ['bytes=5-999999999', 206, 5, whole.length],
    ['bytes=-999999999', 206, 0, whole.length],
    ['bytes=0-1,4-5', 200, 0, whole.length],
    ['bytes=-', 200, 0, whole.length],
    ['lines=1-2', 200, 0, whole.length],
  ])('is handed out in parts: %s', async (range, status, from, to) => {
    const reply = await app.inject({ url: image.url, headers: { range } })
    expect(reply.statusCode).toBe(status)
    expect(reply.rawPayload.equals(whole.subarray(from, to))).toBe(true)
    if (status === 206) {
      expect(reply.headers['content-range']).toBe(`bytes ${from}-${to - 1}/${whole.length}`)
    }
  })

  test.each(['bytes=999999999-', 'bytes=5-4', 'bytes=-0'])('has no %s', async (range) => {
    const reply = await app.inject({ url: image.url, headers: { range } })
    expect([reply.statusCode, reply.body]).toEqual([416, ''])
  })

  test('is given whole where only a part of another was requested', async () => {
    const headers = { range: 'bytes=0-3', 'if-range': '"another"' }
    expect((await app.inject({ url: image.url, headers })).statusCode).toBe(200)
  })
})

test.each([
  '/media',
  '/media/',
  '/media/00/00/AAAAAAAAAAAAAAAAAAAAAA-360.webp',
  '/media/00/00',
  image.url.replace('.webp', '.avif'),
  image.url.replace(/-\d+\.webp/, '-master.webp'),
  image.url.replace(/-\d+\.webp/, ''),
  image.url.replace('/media/', '/media//'),
  image.url.replace('/media/', '/media/./'),
  image.url.replace('/media/', '/media/x/../'),
  '/media/../package.json',
  '/media/..%2f..%2fpackage.json',
  '/media/%2e%2e/%2e%2e/etc/passwd',
  '/media/..\\..\\x-1.webp',
  '/media/%2fetc%2fpasswd-1.webp',
  '/media/00/00/..%00-1.webp',
  '/media/%c0%ae%c0%ae/x-1.webp',
  '/media/unfinished/00000000000000000000000000000000',
])('there is nothing at %s', async (path) => {
  const { status, text } = await requestRaw(path)
  expect([404, 400]).toContain(status)
  expect(JSON.parse(text)).toHaveProperty('code')
})

/** Sends the path exactly as written: other clients normalise it first. */
async function requestRaw(path: string) {
  const port = await openPort()
  const request = get({ port, host: '127.0.0.1', path, agent: false })
  const [reply] = (await once(request, 'response')) as [IncomingMessage]
  return { status: reply.statusCode, text: String(Buffer.concat(await reply.toArray())) }
}
