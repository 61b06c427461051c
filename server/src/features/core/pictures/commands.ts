import type { Picture } from '@jes/contract/core/pictures'
import { type Sql, sql } from '#lib/db.ts'
import { invalid } from '#lib/errors.ts'
import { failPoint } from '#lib/failPoint.ts'
import { addJob } from '#lib/jobs.ts'
import type { Viewer } from '#lib/serve.ts'
import { makeKey, storage } from '#lib/storage.ts'
import { encodeImage } from './encode.ts'
import { type PictureRow, toPicture } from './pictures.ts'

/** How many bytes of pictures one member may store. */
const QUOTA_BYTES = 2 * 1024 ** 3

/** A picture whose files are stored, but which has no row yet. */
export type StoredImage = Omit<PictureRow, '_id' | 'alt' | 'hasAvif' | 'isPublic'> & {
  bytes: number
}

/** Accepts a picture from a member: checks it, encodes it in our sizes, and stores it. */
export async function uploadImage(viewer: Viewer, bytes: Uint8Array): Promise<Picture> {
  await expectRoom(sql, viewer.id)
  const stored = await storeImage(bytes)
  failPoint('afterFile')
  return sql.begin((sql) => insertImage(sql, stored, viewer.id))
}

/** Checks and encodes a picture and stores its files. Files without a row are deleted after a day. */
export async function storeImage(bytes: Uint8Array): Promise<StoredImage> {
  const { sizes, master, ...shape } = await encodeImage(bytes)
  const key = makeKey()
  await Promise.all([
    storage.put(masterOf(key), master),
    ...sizes.map((size) => storage.put(`${key}-${size.width}.webp`, size.bytes)),
  ])
  const widths = sizes.map(({ width }) => width)
  const sizeBytes = sizes.map(({ bytes }) => bytes.length)
  return { ...shape, key, widths, sizeBytes, bytes: sumOf(sizeBytes) }
}

/** Inserts the row of a stored picture, with or without an owner. Several rows may share the files of one key. */
export async function insertImage(sql: Sql, image: StoredImage, ownerId: string | null) {
  const { key, width, height, placeholder, widths, sizeBytes, bytes } = image
  const [{ id }] = await sql<[{ id: string }]>`
    insert into images (owner_id, key, width, height, placeholder, widths, size_bytes, bytes)
    values (${ownerId}, ${key}, ${width}, ${height}, ${placeholder}, ${widths}::int[], ${sizeBytes}::int[], ${bytes})
    returning id`
  await addJob(sql, {
    name: 'encodeAvif',
    payload: { key },
    key: `encodeAvif ${key}`,
    priority: 10,
  })
  const shape = { key, width, height, placeholder, widths, sizeBytes }
  return toPicture({ ...shape, _id: id, hasAvif: false, isPublic: false, alt: '' })
}

/** The file that the AVIFs are made from. */
export function masterOf(key: string) {
  return `${key}-master.webp`
}

async function expectRoom(sql: Sql, ownerId: string) {
  const [{ taken }] = await sql<[{ taken: number }]>`
    select coalesce(sum(bytes), 0)::float8 as taken from images where owner_id = ${ownerId}`
  if (taken >= QUOTA_BYTES) {
    throw invalid({ file: 'core.pictures_full' })
  }
}

export function sumOf(sizeBytes: readonly number[]) {
  return sizeBytes.reduce((sum, bytes) => sum + bytes, 0)
}
