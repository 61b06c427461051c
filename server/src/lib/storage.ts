import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { config } from './config.ts'
import { openDisk } from './diskStorage.ts'
import { s3SettingsOf } from './s3/s3Settings.ts'
import { openS3 } from './s3/s3Storage.ts'
import type { StorageDriver } from './storageDriver.ts'
import { openBoth } from './twoStorages.ts'

const s3Settings = s3SettingsOf(config)
const disk = openDisk(join(config.DATA_DIR, 'media'))

/** The places where files can be; in a bucket only where the settings name one. */
export const places = { disk, s3: s3Settings && openS3(s3Settings) }

/** All files are stored and read through this driver. */
export const storage: StorageDriver = openStorage()

function openStorage() {
  const { s3 } = places
  if (!s3) return disk
  return config.MEDIA_STORE === 'disk' ? openBoth(disk, s3) : openBoth(s3, disk)
}

/** A key that nobody can guess; its files are named `{key}-{what}.{ending}`. */
export function makeKey() {
  const random = randomBytes(16)
  const hex = random.toString('hex')
  return `${hex.slice(0, 2)}/${hex.slice(2, 4)}/${random.toString('base64url')}`
}
