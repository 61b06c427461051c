import { config } from '#lib/config.ts'
import { openBucket } from '#lib/s3/s3Bucket.ts'
import { s3SettingsOf } from '#lib/s3/s3Settings.ts'
import { openPieces } from './pieceStore.ts'
import { diskUploads } from './store.ts'
import type { UploadDriver } from './uploadDriver.ts'

/** New uploads go to the first; those that began before the settings changed are in the other. */
export const uploadStores = openStores()

function openStores(): [UploadDriver, ...UploadDriver[]] {
  const settings = s3SettingsOf(config)
  if (!settings) return [diskUploads]
  const pieces = openPieces(openBucket(settings))
  return config.MEDIA_STORE === 'disk' ? [diskUploads, pieces] : [pieces, diskUploads]
}

export async function isWholeUpload(id: string, bytes: number) {
  for (const store of uploadStores) if (await store.isWhole(id, bytes)) return true
  return false
}

export async function fetchUpload(id: string, bytes: number, folder: string) {
  for (const store of uploadStores) {
    const path = await store.fetchWhole(id, bytes, folder)
    if (path) return path
  }
  return null
}

export async function removeBytes(id: string) {
  for (const store of uploadStores) await store.remove(id)
}
