import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPieces } from '#features/clips/clipUploads/pieceStore.ts'
import { nameOf } from '#features/clips/clipUploads/pieces.ts'
import { connectBucket } from '#lib/s3/s3Client.ts'
import { openS3 } from '#lib/s3/s3Storage.ts'
import { makeKey } from '#lib/storage.ts'
import { makeScratch, removeScratch } from '#test/scratch.ts'
import { testStorage } from '#test/storages.ts'
import { createBucket } from './bucket.ts'
import { startCeph } from './engines/ceph.ts'

const folder = makeScratch()
const ceph = await startCeph(folder)
afterAll(async () => {
  await ceph.stop()
  removeScratch(folder)
})
const settings = await createBucket(ceph, 'jes-files')
const storage = openS3(settings)
const bucket = connectBucket(settings)

describe('a bucket', () => testStorage(storage))

test('an upload of parts that was never finished is aborted once it is old', async () => {
  const multipart = await bucket.beginMultipart(`media/${makeKey()}-720.mp4`)
  await bucket.putPart(multipart, 1, Buffer.from('half'))

  await storage.removeUnfinished(new Date(Date.now() - 60_000))
  expect(await countMultiparts()).toBe(1)
  await storage.removeUnfinished(new Date(Date.now() + 60_000))
  expect(await countMultiparts()).toBe(0)
})

test('an upload is its pieces, whoever stored them, until it is removed', async () => {
  const uploads = openPieces(async () => bucket)
  const [id, other] = ['a'.repeat(32), 'b'.repeat(32)]
  for (const [start, text] of [
    [0, 'namas'],
    [3, 'as'],
    [4, 'ste '],
  ] as const)
    await bucket.put(nameOf(id, start, text.length), Buffer.from(text))
  expect(await uploads.isWhole(id, 11)).toBe(false)
  expect(await uploads.fetchWhole(id, 11, folder)).toBeNull()
  await uploads.datastore.write(Readable.from([Buffer.from('xyz')]), id, 8)
  await uploads.datastore.write(Readable.from([Buffer.from('x')]), other, 0)

  const path = await uploads.fetchWhole(id, 11, folder)
  expect(await readFile(path!, 'utf8')).toBe('namaste xyz')
  const listed = []
  for await (const upload of uploads.list()) listed.push(upload.id)
  expect(listed).toEqual([id, other])
  for (const one of listed) await uploads.remove(one)
  expect(await uploads.isWhole(id, 0)).toBe(true)
})

test('a wrong secret stores nothing, and says so', async () => {
  const wrong = openS3({ ...settings, secret: 'guessed' })
  const key = `${makeKey()}-360.webp`
  await expect(wrong.put(key, Buffer.from('x'))).rejects.toThrow('SignatureDoesNotMatch')
  expect(await storage.sizeOf(key)).toBeNull()
})

test('nobody reads the bucket without its keys', async () => {
  const key = `${makeKey()}-360.webp`
  await storage.put(key, Buffer.from('private'))
  for (const path of ['', '?list-type=2', `media/${key}`, `media/${key}?acl`]) {
    const reply = await fetch(`${settings.endpoint}/${settings.bucket}/${path}`)
    expect([path, reply.status]).toEqual([path, 403])
  }
  await storage.remove(key)
})

describe('without the gateway', () => {
  const key = `${makeKey()}-360.webp`
  beforeAll(async () => {
    await storage.put(key, Buffer.from('namaste'))
  })

  test('a killed one is away, and all is there once it is back', async () => {
    await ceph.kill()
    await expect(storage.sizeOf(key)).rejects.toThrow('The storage of files fails: ECONNREFUSED')
    await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('The storage of files fails')
    await ceph.startAgain()
    expect(String(await storage.read(key))).toBe('namaste')
  })

  test('a frozen one is away before a request has run out of time', async () => {
    ceph.freeze()
    const begun = performance.now()
    await expect(storage.sizeOf(key)).rejects.toThrow('The storage of files fails')
    expect(performance.now() - begun).toBeLessThan(15_000)
    ceph.thaw()
    expect(await storage.sizeOf(key)).toBe(7)
  })
})

async function countMultiparts() {
  let count = 0
  for await (const _ of bucket.listMultiparts('media/')) count += 1
  return count
}
