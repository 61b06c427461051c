import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Clip } from '@jes/contract/clips/clips'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { findFfmpeg } from '#features/clips/transcoding/ffmpeg.ts'
import { isRunning } from '#lib/embedded/process.ts'
import { databaseIn } from './databases.ts'
import { ffmpegOf, ffmpegsOf } from './ffmpegs.ts'
import { scratchServer } from './scratchServer.ts'

const PIECE = 'application/offset+octet-stream'

const site = scratchServer({ of: 'file' })
let token = ''
let bytes: Buffer

beforeAll(async () => {
  await site.start()
  await signUp()
  bytes = await film()
})

function call(path: string, { headers, ...rest }: RequestInit = {}) {
  return fetch(`${site.server!.url}${path}`, {
    ...rest,
    headers: { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0', ...headers },
  })
}

async function json<T>(path: string, method = 'GET', body?: object) {
  const reply = await call(path, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  expect(reply.status).toBeLessThan(300)
  return (await reply.json()) as T
}

/** A member who may upload. */
async function signUp() {
  const person = { username: 'sita', email: 'sita@example.com', password: 'sagarmatha 8848 metres' }
  await json('/api/auth/register', 'POST', person)
  const sql = databaseIn(site.folder)
  await sql`update users set email_verified_at = now()`
  await sql.end()
  const logIn = { login: person.username, password: person.password }
  token = (await json<{ token: string }>('/api/auth/login', 'POST', logIn)).token
}

/** A video that takes some seconds to make. */
async function film() {
  const path = join(site.folder, 'film.mp4')
  const { path: ffmpeg } = (await findFfmpeg())!
  await promisify(execFile)(ffmpeg, [
    ...['-f', 'lavfi', '-i', 'testsrc=size=360x640:rate=25:duration=8'],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', path],
  ])
  return readFile(path)
}

async function begin(bytes: number) {
  const headers = { 'upload-length': String(bytes) }
  const reply = await call('/api/uploads', { method: 'POST', headers })
  return String(reply.headers.get('location'))
}

async function send(path: string, offset: number, body: Uint8Array) {
  const headers = { 'upload-offset': String(offset), 'content-type': PIECE }
  const reply = await call(path, { method: 'PATCH', headers, body: new Uint8Array(body) })
  return Number(reply.headers.get('upload-offset'))
}

async function create(path: string) {
  const { _id } = await json<Clip>('/api/clips', 'POST', { uploadId: path.split('/').at(-1) })
  return _id
}

async function isReady(id: string) {
  await vi.waitFor(
    async () => {
      const { status, failure, ad } = await json<Clip>(`/api/clips/${id}`)
      expect([status, failure, ad?.clip?.sizes.length]).toEqual(['ready', null, 1])
    },
    { timeout: 150_000, interval: 100 },
  )
  const { ad } = await json<Clip>(`/api/clips/${id}`)
  const { url, bytes } = ad!.clip!.sizes[0]!
  const file = await fetch(`${site.server!.url}${url}`)
  expect((await file.arrayBuffer()).byteLength).toBe(bytes)
}

/** A complete upload, whose clip waits to be made. */
async function sendWhole() {
  const path = await begin(bytes.length)
  expect(await send(path, 0, bytes)).toBe(bytes.length)
  return create(path)
}

describe('a clip', () => {
  it('is not lost when the server is killed while it is sent, and again while it is made', async () => {
    const half = Math.floor(bytes.length / 2)
    const path = await begin(bytes.length)
    expect(await send(path, 0, bytes.subarray(0, half))).toBe(half)
    await site.server!.killAll()

    await site.start()
    const asked = await call(path, { method: 'HEAD' })
    expect(asked.headers.get('upload-offset')).toBe(String(half))
    expect(await send(path, half, bytes.subarray(half))).toBe(bytes.length)
    const id = await create(path)
    const ffmpeg = await ffmpegOf(id)
    await site.server!.stop('SIGKILL')
    // ffmpeg does not outlive the server.
    await vi.waitFor(() => expect(isRunning(ffmpeg)).toBe(false), { timeout: 5_000 })

    await site.start()
    await isReady(id)
  })

  it('is restarted at the next start when the server is stopped', async () => {
    const server = await site.running()
    const id = await sendWhole()
    await ffmpegOf(id)
    const begun = Date.now()
    expect(await server.stop('SIGTERM')).toBe(0)
    expect(Date.now() - begun).toBeLessThan(10_000)
    expect(ffmpegsOf(id)).toEqual([])

    await site.start()
    await isReady(id)
  })

  it('comes out though its ffmpeg is killed', async () => {
    await site.running()
    const id = await sendWhole()
    process.kill(await ffmpegOf(id), 'SIGKILL')
    await isReady(id)
  })
})
