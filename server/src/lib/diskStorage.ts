import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { StorageDriver } from './storageDriver.ts'

const KEY = /^[0-9a-f]{2}\/[0-9a-f]{2}\/[\w-]{22}-[a-z0-9]{1,20}\.[a-z0-9]{2,5}$/
const UNFINISHED = /^unfinished\/[0-9a-f]{32}$/

/** Stores files in a folder of this machine. */
export function openDisk(folder: string): StorageDriver {
  /** A key is a path here, so only keys of our form are accepted. */
  function pathOf(key: string) {
    if (!KEY.test(key) && !UNFINISHED.test(key)) throw new Error(`"${key}" is no key of a file`)
    return join(folder, ...key.split('/'))
  }

  return {
    /** Written to a temporary file, synced, then renamed: a reader finds the whole file or none. */
    async put(key, bytes) {
      const path = pathOf(key)
      const beside = pathOf(`unfinished/${randomBytes(16).toString('hex')}`)
      await mkdir(dirname(beside), { recursive: true })
      await mkdir(dirname(path), { recursive: true })
      try {
        await writeDurably(beside, bytes)
        await rename(beside, path)
      } catch (error) {
        await rm(beside, { force: true })
        throw error
      }
      await syncFolder(dirname(path))
    },

    async take(key, from) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true })
      await syncFile(from)
      await rename(from, path)
      await syncFolder(dirname(path))
    },

    async sizeOf(key) {
      const found = KEY.test(key) ? await stat(pathOf(key)).catch(absent) : null
      return found?.isFile() ? found.size : null
    },

    read: async (key) => readFile(pathOf(key)),

    stream: (key, { start, end }) => createReadStream(pathOf(key), { start, end }),

    async remove(key) {
      await rm(pathOf(key), { force: true })
    },

    async *list() {
      for await (const path of walk(folder)) {
        const key = relative(folder, path).split(sep).join('/')
        const found = await stat(path).catch(absent)
        const isOurs = KEY.test(key) || UNFINISHED.test(key)
        if (found && isOurs) yield { key, writtenAt: found.mtime }
      }
    },
  }
}

async function writeDurably(path: string, bytes: Uint8Array) {
  const file = await open(path, 'wx')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
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
