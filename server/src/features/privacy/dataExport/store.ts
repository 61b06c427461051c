import { randomBytes } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { config } from '#lib/config.ts'
import { storage } from '#lib/storage.ts'

/** Where exports are made; unfinished ones are only here. */
export const WORK_FOLDER = join(config.DATA_DIR, 'exports')

/** Each attempt has its own file: two workers never write to the same one. */
export async function makeWorkFile(exportId: string) {
  await mkdir(WORK_FOLDER, { recursive: true, mode: 0o700 })
  return join(WORK_FOLDER, `${exportId}-${randomBytes(6).toString('hex')}.part`)
}

/** The stored file of an export. */
export function fileOf(key: string) {
  return `${key}-export.zip`
}

export async function removeExport(key: string) {
  await storage.remove(fileOf(key))
}

export async function removeWorkFile(path: string) {
  await rm(path, { force: true })
}
