import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { copyFile, mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { findUploadRow } from '#features/clips/clipUploads/row.ts'
import { uploadStores } from '#features/clips/clipUploads/uploadStore.ts'
import { eachAtOnce } from '#lib/eachAtOnce.ts'
import { places, storage } from '#lib/storage.ts'
import { isFileKey, type StorageDriver, type Stored } from '#lib/storageDriver.ts'
import { type Sealed, sealing, sealOf } from './manifest.ts'

const AT_ONCE = 8
const MEDIA = 'files/media/'

/** Copies what is in the bucket into a backup, beside what is on the disk; nothing where there is no bucket. */
export async function copyBucket(folder: string): Promise<Sealed[]> {
  const { s3 } = places
  if (!s3) return []
  const copied: Sealed[] = []
  await eachAtOnce(s3.list(), AT_ONCE, async (file) => {
    const path = `${MEDIA}${file.key}`
    if (existsSync(join(folder, path))) return
    const sealed = await copyFrom(s3, file, { folder, path })
    if (sealed) copied.push(sealed)
  })
  return [...copied, ...(await copyUploads(folder))]
}

/** Null for a file that is deleted meanwhile: it is no longer needed. */
async function copyFrom(
  s3: StorageDriver,
  { key, bytes }: Stored,
  { folder, path }: { folder: string; path: string },
) {
  const target = join(folder, path)
  await mkdir(dirname(target), { recursive: true })
  const seal = sealing()
  try {
    const source = await s3.stream(key, { start: 0, end: bytes - 1 })
    await pipeline(source, seal.through, createWriteStream(target, { mode: 0o600, flush: true }))
  } catch (error) {
    await rm(target, { force: true })
    if ((await s3.sizeOf(key)) === null) return null
    throw error
  }
  return { path, ...seal.result() }
}

/** Whole uploads, of which clips are being made; who is still sending one begins again. */
async function copyUploads(folder: string) {
  const copied: Sealed[] = []
  await mkdir(join(folder, 'files', 'uploads'), { recursive: true })
  for (const store of uploadStores) {
    for await (const { id } of store.list()) {
      const path = `files/uploads/${id}`
      const row = existsSync(join(folder, path)) ? null : await findUploadRow(id)
      const found = row && (await store.fetchWhole(id, row.bytes, folder))
      if (!found) continue
      await copyFile(found, join(folder, path))
      await rm(join(folder, 'upload'), { force: true })
      copied.push(await sealOf(folder, path))
    }
  }
  return copied
}

/** Puts a file of a backup into the bucket. Files never change: one that is there already is the same. */
export async function restoreToBucket(folder: string, { path, bytes }: Sealed) {
  const key = path.slice(MEDIA.length)
  if ((await storage.sizeOf(key)) === bytes) return
  await storage.write(key, createReadStream(join(folder, path)))
}

/** Whether a file of a backup goes to the bucket, not to the disk. */
export function isForBucket({ path }: Sealed) {
  return places.s3 !== null && path.startsWith(MEDIA) && isFileKey(path.slice(MEDIA.length))
}
