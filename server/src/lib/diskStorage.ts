import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { expectFileKey, isFileKey, type StorageDriver } from './storageDriver.ts'

/** Stores files in a folder of this machine. */
export function openDisk(folder: string): StorageDriver {
  const unfinished = join(folder, 'unfinished')

  function pathOf(key: string) {
    expectFileKey(key)
    return join(folder, ...key.split('/'))
  }

  /** Written to a temporary file, synced, then renamed: a reader finds the whole file or none. */
  async function write(key: string, source: Readable) {
    const path = pathOf(key)
    const beside = join(unfinished, randomBytes(16).toString('hex'))
    await mkdir(unfinished, { recursive: true })
    try {
      await pipeline(source, createWriteStream(beside, { flags: 'wx' }))
      await takeIn(beside, path)
    } catch (error) {
      await rm(beside, { force: true })
      throw error
    }
  }

  async function find(key: string) {
    if (!isFileKey(key)) return null
    const path = pathOf(key)
    const found = await stat(path).catch(absent)
    return found?.isFile() ? { size: found.size, path } : null
  }

  return {
    write,
    put: (key, bytes) => write(key, Readable.from([bytes])),
    take: (key, from) => takeIn(from, pathOf(key)),

    find,
    sizeOf: async (key) => (await find(key))?.size ?? null,

    read: async (key) => readFile(pathOf(key)),

    async stream(key, { start, end }) {
      const file = await open(pathOf(key))
      return file.createReadStream({ start, end })
    },

    async remove(key) {
      await rm(pathOf(key), { force: true })
    },

    async *list() {
      for await (const path of walk(folder)) {
        const key = relative(folder, path).split(sep).join('/')
        const found = isFileKey(key) ? await stat(path).catch(absent) : null
        if (found) yield { key, bytes: found.size, writtenAt: found.mtime }
      }
    },

    async removeUnfinished(before) {
      for await (const path of walk(unfinished)) {
        const found = await stat(path).catch(absent)
        if (found && found.mtime < before) await rm(path, { force: true })
      }
    },
  }
}

async function takeIn(from: string, path: string) {
  await mkdir(dirname(path), { recursive: true })
  await syncFile(from)
  await rename(from, path)
  await syncFolder(dirname(path))
}

async function syncFile(path: string) {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** The new name is durable only once its folder is synced; where folders cannot be opened, the system does it. */
async function syncFolder(path: string) {
  const folder = await open(path, 'r').catch(() => null)
  await folder?.sync().catch(() => {})
  await folder?.close()
}

async function* walk(folder: string): AsyncGenerator<string> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* walk(path)
    else if (entry.isFile()) yield path
  }
}

function absent(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
  return null
}
