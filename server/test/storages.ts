import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { makeKey } from '#lib/storage.ts'
import type { StorageDriver } from '#lib/storageDriver.ts'

/** More than one part of a multipart upload. */
const LARGE_BYTES = 20_000_000

/** What every storage driver has to do, wherever it stores the files. */
export async function testStorage(storage: StorageDriver) {
  const folder = await mkdtemp(join(tmpdir(), 'jes-storage-'))
  afterAll(() => rm(folder, { recursive: true }))

  test('what is put in comes out, whole and in parts, until it is removed', async () => {
    const key = `${makeKey()}-360.webp`
    expect(await storage.sizeOf(key)).toBeNull()

    await storage.put(key, Buffer.from('namaste'))

    expect(await storage.sizeOf(key)).toBe(7)
    expect(String(await storage.read(key))).toBe('namaste')
    const part = await (await storage.stream(key, { start: 2, end: 4 })).toArray()
    expect(String(Buffer.concat(part))).toBe('mas')
    await storage.remove(key)
    await storage.remove(key)
    expect(await storage.sizeOf(key)).toBeNull()
    await expect(storage.read(key)).rejects.toThrow()
  })

  test('an empty file is a file', async () => {
    const key = `${makeKey()}-export.zip`
    await storage.put(key, Buffer.alloc(0))
    expect(await storage.sizeOf(key)).toBe(0)
    expect((await storage.read(key)).length).toBe(0)
    await storage.remove(key)
  })

  test('a large file is moved in as it is', async () => {
    const key = `${makeKey()}-720.mp4`
    const bytes = randomBytes(LARGE_BYTES)
    const path = join(folder, 'large')
    await writeFile(path, bytes)

    await storage.take(key, path)

    await expect(stat(path)).rejects.toThrow('ENOENT')
    expect(await storage.sizeOf(key)).toBe(LARGE_BYTES)
    const whole = await storage.stream(key, { start: 0, end: LARGE_BYTES - 1 })
    expect(await digestOf(whole)).toBe(await digestOf(Readable.from([bytes])))
    await storage.remove(key)
  })

  test('a stream that fails leaves nothing', async () => {
    const key = `${makeKey()}-720.mp4`
    const bytes = randomBytes(LARGE_BYTES)
    const failing = Readable.from(
      (async function* () {
        yield bytes
        throw new Error('The line broke')
      })(),
    )

    await expect(storage.write(key, failing)).rejects.toThrow('The line broke')

    expect(await storage.sizeOf(key)).toBeNull()
  })

  test('every file is listed, with its size and when it was written', async () => {
    const key = `${makeKey()}-720.avif`
    await storage.put(key, Buffer.from('momo'))

    const listed = []
    for await (const file of storage.list()) listed.push(file)

    expect(listed.map((file) => [file.key, file.bytes])).toEqual([[key, 4]])
    expect(Date.now() - listed[0]!.writtenAt.getTime()).toBeLessThan(60_000)
    await storage.remove(key)
  })

  test.each([
    '',
    '.',
    '../x',
    '/etc/passwd',
    '00/00/../../x-1.webp',
    'notes.txt',
    '00/00/x-1.webp',
    `unfinished/${'0'.repeat(32)}`,
  ])('"%s" is no key', async (key) => {
    await expect(async () => storage.put(key, Buffer.from('x'))).rejects.toThrow('is no key')
    await expect(async () => storage.read(key)).rejects.toThrow('is no key')
    await expect(async () => storage.remove(key)).rejects.toThrow('is no key')
    expect(await storage.sizeOf(key)).toBeNull()
  })
}

async function digestOf(stream: Readable) {
  const hash = createHash('sha256')
  for await (const piece of stream) hash.update(piece as Buffer)
  return hash.digest('hex')
}
