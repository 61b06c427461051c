import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { openDisk } from '#lib/diskStorage.ts'
import { makeKey } from '#lib/storage.ts'
import type { StorageDriver } from '#lib/storageDriver.ts'
import { moveFiles } from './moveFiles.ts'

test('every file is copied once, and deleted only when told to', async () => {
  const { from, to, keys } = await twoPlaces(30)

  expect(await move(from, to)).toEqual({ copied: 30, present: 0, deleted: 0, bytes: 30_000 })
  expect(await move(from, to)).toEqual({ copied: 0, present: 30, deleted: 0, bytes: 0 })
  expect(await move(from, to, true)).toMatchObject({ present: 30, deleted: 30 })

  for (const key of keys) {
    expect(await from.sizeOf(key)).toBeNull()
    expect((await to.read(key)).subarray(0, 28).toString()).toBe(key.slice(0, 28))
  }
})

test('a run that broke off goes on where it stopped', async () => {
  const { from, to } = await twoPlaces(30)
  let left = 7
  const failing = {
    ...to,
    async write(key: string, source: Readable) {
      if (left === 0) throw new Error('The line broke')
      left -= 1
      await to.write(key, source)
    },
  }
  await expect(move(from, failing)).rejects.toThrow('The line broke')
  expect(await move(from, to)).toMatchObject({ copied: 23, present: 7 })
})

test('a copy that differs is not left, and its file is not deleted', async () => {
  const { from, to, keys } = await twoPlaces(1)
  const lossy = {
    ...to,
    async write(key: string, source: Readable) {
      const bytes = Buffer.concat(await source.toArray())
      bytes[500]! ^= 1
      await to.write(key, Readable.from([bytes]))
    },
  }
  await expect(move(from, lossy, true)).rejects.toThrow('differs')
  expect(await to.sizeOf(keys[0]!)).toBeNull()
  expect(await from.sizeOf(keys[0]!)).toBe(1000)
})

test('a file of the same size but other bytes is copied again before its original is deleted', async () => {
  const { from, to, keys } = await twoPlaces(1)
  await to.put(keys[0]!, randomBytes(1000))
  const original = await from.read(keys[0]!)

  expect(await move(from, to, true)).toMatchObject({ copied: 1, deleted: 1 })
  expect(await to.read(keys[0]!)).toEqual(original)
})

test('what is deleted while it is copied does not come back', async () => {
  const { from, to, keys } = await twoPlaces(1)
  const slow = {
    ...to,
    async write(key: string, source: Readable) {
      await to.write(key, source)
      await from.remove(key)
    },
  }
  expect(await move(from, slow)).toMatchObject({ copied: 0 })
  expect(await to.sizeOf(keys[0]!)).toBeNull()
})

function move(from: StorageDriver, to: StorageDriver, isDeleting = false) {
  return moveFiles({ from, to, isDeleting, onFile: () => {} })
}

/** Two folders, the first with so many files of 1,000 bytes, each of which begins with its key. */
async function twoPlaces(count: number) {
  const folder = await mkdtemp(join(tmpdir(), 'jes-move-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [from, to] = [openDisk(join(folder, 'old')), openDisk(join(folder, 'new'))]
  const keys = Array.from({ length: count }, () => `${makeKey()}-360.webp`)
  for (const key of keys) await from.put(key, Buffer.from(key.padEnd(1000, '.')))
  return { from, to, keys }
}
