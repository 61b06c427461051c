import { open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { FileStore } from '@tus/file-store'
import { Upload } from '@tus/server'
import { config } from '#lib/config.ts'
import { sql } from '#lib/db.ts'
import { findUploadRow } from './row.ts'
import type { UploadDriver } from './uploadDriver.ts'

export const FOLDER = join(config.DATA_DIR, 'uploads')

/** The path of the bytes of an upload. */
export function pathOf(uploadId: string) {
  return join(FOLDER, uploadId)
}

/** The file store of tus, but what it acknowledges survives a power cut, and its metadata is our row. */
class DurableStore extends FileStore {
  override extensions = ['creation', 'creation-with-upload', 'termination']

  override async create(upload: Upload) {
    try {
      const made = await super.create(upload)
      await sync(FOLDER)
      return made
    } catch (error) {
      await sql`delete from uploads where id = ${upload.id}`
      throw error
    }
  }

  override async write(stream: Readable, id: string, offset: number) {
    const end = await super.write(stream, id, offset)
    await sync(pathOf(id))
    return end
  }
}

/** Stores uploads in a folder of this machine. */
export const diskUploads: UploadDriver = {
  datastore: new DurableStore({
    directory: FOLDER,
    configstore: {
      async get(id) {
        const row = await findUploadRow(id)
        return row ? new Upload({ id, size: row.bytes, offset: 0 }) : undefined
      },
      // The row is inserted before the file and deleted before it: see commands.ts.
      set: async () => {},
      delete: async () => {},
    },
  }),

  isWhole: async (id, bytes) => (await statOf(id))?.size === bytes,
  fetchWhole: async (id, bytes) => ((await statOf(id))?.size === bytes ? pathOf(id) : null),
  remove: (id) => rm(pathOf(id), { force: true }),

  async *list() {
    for (const id of await readdir(FOLDER).catch(() => [])) {
      const found = await statOf(id)
      if (found) yield { id, writtenAt: found.mtime }
    }
  },
}

function statOf(id: string) {
  return stat(pathOf(id)).catch(() => null)
}

/** Where folders cannot be opened, the system does it. */
async function sync(path: string) {
  const file = await open(path, 'r').catch(() => null)
  try {
    await file?.sync()
  } finally {
    await file?.close()
  }
}
