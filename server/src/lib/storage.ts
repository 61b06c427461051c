import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { config } from './config.ts'
import { openDisk } from './diskStorage.ts'
import type { StorageDriver } from './storageDriver.ts'

/** All files are stored and read through this driver. */
export const storage: StorageDriver = openDisk(join(config.DATA_DIR, 'media'))

/** A key that nobody can guess; its files are named `{key}-{what}.{ending}`. */
export function makeKey() {
  const random = randomBytes(16)
  const hex = random.toString('hex')
  return `${hex.slice(0, 2)}/${hex.slice(2, 4)}/${random.toString('base64url')}`
}

/** The URL of a stored file. */
export function urlOf(key: string) {
  return `/media/${key}`
}
