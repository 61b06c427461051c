import { randomBytes } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { config } from '#lib/config.ts'
import { storage } from '#lib/storage.ts'

/** Where exports are made; a half one lies here and nowhere else. */
export const WORK_FOLDER = join(config.DATA_DIR, 'exports')

/** Each try has a file of its own: of two at work neither writes into that of the other. */
export async function makeWorkFile(exportId: string) {
  await mkdir(WORK_FOLDER, { recursive: true, mode: 0o700 })
  return join(WORK_FOLDER, `${exportId}-${randomBytes(6).toString('hex')}.part`)
}

/** The file of an export in the storage. */
export function fileOf(key: string) {
  return `${key}-export.zip`
}

export async function removeExport(key: string) {
  await storage.remove(fileOf(key))
}

export async function removeWorkFile(path: string) {
  await rm(path, { force: true })
}
