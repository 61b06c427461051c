import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { config } from './config.ts'
import { openDisk } from './diskStorage.ts'
import type { StorageDriver } from './storageDriver.ts'

/** Every file goes in and out through this one. */
export const storage: StorageDriver = openDisk(join(config.DATA_DIR, 'media'))

/** A key that nobody can guess; its files are called `{key}-{what}.{ending}`. */
export function makeKey() {
  const random = randomBytes(16)
  const hex = random.toString('hex')
  return `${hex.slice(0, 2)}/${hex.slice(2, 4)}/${random.toString('base64url')}`
}

/** Where a stored file is fetched from. */
export function urlOf(key: string) {
  return `/media/${key}`
}
