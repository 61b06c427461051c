import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clip } from '@jes/contract/clips/clips'
import type { Picture } from '@jes/contract/core/pictures'
import type { Post } from '@jes/contract/posts/posts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { findAddress } from '#lib/embedded/address.ts'
import { connectBucket } from '#lib/s3/s3Client.ts'
import type { S3Settings } from '#lib/s3/s3Settings.ts'
import { type BuiltServer, startServer } from '#test/builtServer.ts'
import { runJes } from '#test/cli.ts'
import { makeScratch, removeScratch } from '#test/scratch.ts'
import { scratchServer } from '#test/scratchServer.ts'
import { flat } from '#test/uploads.ts'
import { makeVideo } from '#test/videos.ts'
import { createWriter } from '#test/writers.ts'
import { createBucket } from './bucket.ts'
import { startCeph } from './engines/ceph.ts'
import { makeSiteKeys } from './siteKeys.ts'

const KEYS = makeSiteKeys()
const PIECE = 'application/offset+octet-stream'

const site = scratchServer({ of: 'file' })
const folder = makeScratch()
let ceph: Awaited<ReturnType<typeof startCeph>>
let settings: S3Settings
let S3: Record<string, string>
let token = ''
let [a, b] = [] as unknown as [BuiltServer, BuiltServer]
let old: Picture

beforeAll(async () => {
  ceph = await startCeph(folder)
  settings = await createBucket(ceph, 'jes-media')
  S3 = {
    ...KEYS,
    S3_ENDPOINT: settings.endpoint,
    S3_BUCKET: settings.bucket,
    S3_KEY: settings.key,
    S3_SECRET: settings.secret,
  }
  const alone = await site.start(KEYS)
  token = (await createWriter(site)).token
  old = await sendPicture(alone)
  await alone.stop('SIGTERM')
  a = await site.start(S3)
})
afterAll(async () => {
  await b?.stop('SIGKILL')
  await ceph?.stop()
  removeScratch(folder)
})

describe('files of a site that was on one disk', () => {
  test('are all there at once, and move while it runs', async () => {
    expect((await get(a, old.url)).status).toBe(200)
    const before = filesOf(site.folder).length

    const early = await jes('media', 'move', '--to', 'disk', '--delete')
    expect([early.code, early.err]).toEqual([1, expect.stringContaining('MEDIA_STORE=disk')])
    const copied = await jes('media', 'move', '--to', 's3', '--json')
    expect(JSON.parse(copied.out)).toMatchObject({ to: 's3', copied: before, deleted: 0 })
    const deleted = await jes('media', 'move', '--to', 's3', '--delete', '--json')
    expect(JSON.parse(deleted.out)).toMatchObject({ copied: 0, present: before, deleted: before })

    expect(filesOf(site.folder)).toEqual([])
    expect((await get(a, old.url)).status).toBe(200)
  })

  test('are served by another machine, which has none of them', async () => {
    const other = join(folder, 'b')
    const DATABASE_URL = findAddress(join(site.folder, 'postgres'))
    b = await startServer(other, { ...S3, DATABASE_URL })
    expect(await bytesOf(b, old.url)).toEqual(await bytesOf(a, old.url))

    const fresh = await sendPicture(b)
    expect(await bytesOf(a, fresh.url)).toEqual(await bytesOf(b, fresh.url))
    expect([...filesOf(other), ...filesOf(site.folder)]).toEqual([])
  })
})

test('a clip whose upload began at one machine goes on at the other, and plays at both', async () => {
  const bytes = await readFile(await makeVideo('portrait'))
  const half = Math.floor(bytes.length / 2)
  const begun = await call(a, '/api/uploads', {
    method: 'POST',
    headers: { 'upload-length': String(bytes.length) },
  })
  const path = begun.headers.get('location')!
  expect((await sendPiece(a, path, bytes.subarray(0, half), 0)).status).toBe(204)
  const at = await call(b, path, { method: 'HEAD' })
  expect(at.headers.get('upload-offset')).toBe(String(half))
  expect((await sendPiece(b, path, bytes.subarray(half), half)).status).toBe(204)

  const made = await json<Clip>(a, '/api/clips', { uploadId: path.split('/').at(-1) })
  const ready = await vi.waitFor(
    async () => {
      const post = await json<Post>(b, `/api/ads/${made._id}`)
      expect(post.clip?.sizes.length).toBeGreaterThan(0)
      return post
    },
    { timeout: 120_000, interval: 500 },
  )
  const { url } = ready.clip!.sizes[0]!
  expect(await bytesOf(a, url)).toEqual(await bytesOf(b, url))
  await vi.waitFor(async () => expect(await countObjects('uploads/')).toBe(0), 60_000)
})

test('no machine and no address of the bucket gives a private picture to a stranger', async () => {
  const form = new FormData()
  form.append('name', 'Ghar ko chulo')
  form.append('description', 'What we cook at home')
  form.append('isPrivate', 'true')
  const hub = await call(a, '/api/jehub/', { method: 'POST', body: form })
  expect(hub.status).toBe(201)
  const { _id: jehub } = (await hub.json()) as { _id: string }
  const { _id } = await sendPicture(a)
  const post = await json<Post>(a, '/api/ads', { title: 'Aama', jehub, images: [{ _id, alt: '' }] })

  for (const { webp } of post.images[0]!.sizes) {
    for (const node of [a, b]) {
      expect((await get(node, webp)).status).toBe(404)
      expect((await call(node, webp)).status).toBe(200)
    }
    const { endpoint, bucket } = settings
    const object = `${endpoint}/${bucket}${webp}`
    for (const address of [object, `${object}?versionId=null`, `${endpoint}/${bucket}`])
      expect((await fetch(address)).status).toBe(403)
  }
})

test('a backup holds what is in the bucket, fills another one, and the doctor finds all well', async () => {
  const target = join(folder, 'backup')
  const backup = await jes('backup', target)
  expect([backup.code, backup.err]).toEqual([0, expect.not.stringContaining('Error')])
  const copied = filesOf(join(target, 'files'))
  expect(copied.length).toBe(await countObjects('media/'))

  const restored = await createBucket(ceph, 'jes-restored')
  const elsewhere = { ...S3, S3_BUCKET: restored.bucket }
  const restore = await runJes(join(folder, 'restored'), ['restore', target], elsewhere)
  expect([restore.code, restore.err]).toEqual([0, expect.not.stringContaining('Error')])
  expect(await countObjects('media/', restored)).toBe(copied.length)
  expect(filesOf(join(folder, 'restored'))).toEqual([])

  const doctor = await jes('doctor', '--json')
  const { findings } = JSON.parse(doctor.out) as { findings: { name: string; said: string }[] }
  expect(findings).toContainEqual(
    expect.objectContaining({
      name: 'storage',
      isWell: true,
      said: expect.stringContaining('bucket'),
    }),
  )
  expect(findings).toContainEqual(expect.objectContaining({ name: 'pictures', isWell: true }))
})

test('without the gateway files are asked for again later, and the site stays up', async () => {
  await ceph.kill()
  const read = await get(a, old.url)
  expect([read.status, read.headers.get('retry-after')]).toEqual([503, '5'])
  expect(read.headers.get('cache-control')).toBe('no-store')
  const write = await uploadTo(b)
  expect(write.status).toBe(503)
  expect(((await write.json()) as { error: string }).error).toContain('Pictures and videos')
  expect((await get(a, '/api/ads')).status).toBe(200)

  await ceph.startAgain()
  expect((await get(a, old.url)).status).toBe(200)
  expect((await uploadTo(b)).status).toBe(201)
})

function jes(...words: string[]) {
  return runJes(site.folder, words, S3)
}

function get({ url }: BuiltServer, path: string) {
  return fetch(`${url}${path}`)
}

function call({ url }: BuiltServer, path: string, { headers, ...rest }: RequestInit = {}) {
  return fetch(`${url}${path}`, {
    ...rest,
    headers: { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0', ...headers },
  })
}

async function json<T>(node: BuiltServer, path: string, body?: object) {
  const headers = { 'content-type': 'application/json' }
  const sent = body && { method: 'POST', headers, body: JSON.stringify(body) }
  const reply = await call(node, path, sent)
  expect(reply.status, path).toBeLessThan(300)
  return (await reply.json()) as T
}

function sendPiece(node: BuiltServer, path: string, bytes: Uint8Array, offset: number) {
  return call(node, path, {
    method: 'PATCH',
    headers: { 'content-type': PIECE, 'upload-offset': String(offset) },
    body: new Uint8Array(bytes),
  })
}

async function uploadTo(node: BuiltServer) {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(await flat(400, 300).png().toBuffer())]), 'a.png')
  return call(node, '/api/media', { method: 'POST', body: form })
}

async function sendPicture(node: BuiltServer) {
  const reply = await uploadTo(node)
  expect(reply.status).toBe(201)
  return ((await reply.json()) as { image: Picture }).image
}

async function bytesOf(node: BuiltServer, path: string) {
  const reply = await get(node, path)
  expect(reply.status).toBe(200)
  return Buffer.from(await reply.arrayBuffer())
}

/** The names of the files under `media` in this folder. */
function filesOf(data: string) {
  const media = join(data, 'media')
  if (!existsSync(media)) return []
  const entries = readdirSync(media, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

async function countObjects(prefix: string, of = settings) {
  let count = 0
  for await (const _ of connectBucket(of).list(prefix)) count += 1
  return count
}
