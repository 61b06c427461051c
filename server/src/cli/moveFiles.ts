import { createHash, type Hash } from 'node:crypto'
import { Readable } from 'node:stream'
import { eachAtOnce } from '#lib/eachAtOnce.ts'
import type { StorageDriver, Stored } from '#lib/storageDriver.ts'

/** Each holds at most one part of a file in memory. */
const AT_ONCE = 4

export type Moved = { copied: number; present: number; deleted: number; bytes: number }
type Way = {
  from: StorageDriver
  to: StorageDriver
  /** Deletes each file in the old place, once the copy is known to be the same. */
  isDeleting: boolean
  onFile: (moved: Moved) => void
}

/**
 * Copies every file to another storage while the site runs. A file is complete or not there, so a second run copies only
 * what is missing.
 */
export async function moveFiles(way: Way): Promise<Moved> {
  const moved = { copied: 0, present: 0, deleted: 0, bytes: 0 }
  await eachAtOnce(way.from.list(), AT_ONCE, async (file) => {
    await moveFile(way, file, moved)
    way.onFile(moved)
  })
  return moved
}

async function moveFile({ from, to, isDeleting }: Way, file: Stored, moved: Moved) {
  if (await isCopied({ from, to, isDeleting }, file)) moved.present += 1
  else {
    if (!(await copyFile(from, to, file))) return
    moved.copied += 1
    moved.bytes += file.bytes
  }
  if (!isDeleting) return
  await from.remove(file.key)
  moved.deleted += 1
}

/** By its size; before the original is deleted, by its content. */
async function isCopied({ from, to, isDeleting }: Omit<Way, 'onFile'>, file: Stored) {
  if ((await to.sizeOf(file.key)) !== file.bytes) return false
  return !isDeleting || (await digestOf(from, file)) === (await digestOf(to, file))
}

/** False if the file was deleted in the meantime: then it is in neither place. */
async function copyFile(from: StorageDriver, to: StorageDriver, file: Stored) {
  const { key } = file
  const isGone = async () => (await from.sizeOf(key)) === null
  const hash = createHash('sha256')
  try {
    await to.write(key, Readable.from(hashed(await streamWhole(from, file), hash)))
  } catch (error) {
    if (await isGone()) return false
    throw error
  }
  if (hash.digest('hex') !== (await digestOf(to, file))) {
    await to.remove(key)
    throw new Error(`The copy of ${key} differs from the file.`)
  }
  if (!(await isGone())) return true
  await to.remove(key)
  return false
}

async function digestOf(storage: StorageDriver, file: Stored) {
  const hash = createHash('sha256')
  for await (const _ of hashed(await streamWhole(storage, file), hash));
  return hash.digest('hex')
}

async function* hashed(source: Readable, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of source as AsyncIterable<Buffer>) {
    hash.update(chunk)
    yield chunk
  }
}

/** No range of an empty file is valid. */
async function streamWhole(storage: StorageDriver, { key, bytes }: Stored) {
  return bytes === 0 ? Readable.from([]) : storage.stream(key, { start: 0, end: bytes - 1 })
}
