import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { DataStore, ERRORS, Upload } from '@tus/server'
import type { Bucket } from '#lib/s3/s3Client.ts'
import { piecesOf } from '#lib/s3/writeParts.ts'
import { chainOf, type Link, nameOf, prefixOf, readName } from './pieces.ts'
import { findUploadRow } from './row.ts'
import type { UploadDriver } from './uploadDriver.ts'

/** One of them is in memory for each upload under way. */
const PIECE_BYTES = 1024 * 1024

type Open = () => Promise<Bucket>

/**
 * Stores uploads in a bucket, so that each piece may arrive at another server. A stored piece is not touched again until
 * the whole upload is deleted: what was acknowledged cannot get lost.
 */
export function openPieces(open: Open): UploadDriver {
  const chain = async (id: string) => chainOf(await listPieces(await open(), id))

  return {
    datastore: new PieceStore(open),
    isWhole: async (id, bytes) => (await chain(id)).end === bytes,

    async fetchWhole(id, bytes, folder) {
      const { links, end } = await chain(id)
      if (end !== bytes) return null
      const path = join(folder, 'upload')
      await pipeline(Readable.from(readAll(await open(), links)), createWriteStream(path))
      return path
    },

    async remove(id) {
      const bucket = await open()
      for (const { name } of await listPieces(bucket, id)) await bucket.remove(name)
    },

    async *list() {
      let last: { id: string; writtenAt: Date } | null = null
      for await (const { name, writtenAt } of (await open()).list(prefixOf())) {
        const id = readName(name)?.uploadId
        if (!id) continue
        if (last && last.id !== id) yield last
        last = { id, writtenAt }
      }
      if (last) yield last
    },
  }
}

class PieceStore extends DataStore {
  override extensions = ['creation', 'creation-with-upload', 'termination']
  readonly #open: Open

  constructor(open: Open) {
    super()
    this.#open = open
  }

  /** The row is there already, and there are no bytes yet. */
  override async create(upload: Upload) {
    return upload
  }

  override async getUpload(id: string) {
    const row = await findUploadRow(id)
    if (!row) throw ERRORS.FILE_NOT_FOUND
    const { end } = chainOf(await listPieces(await this.#open(), id))
    return new Upload({ id, size: row.bytes, offset: end })
  }

  override async write(stream: Readable, id: string, offset: number) {
    const bucket = await this.#open()
    let end = offset
    for await (const piece of piecesOf(stream, PIECE_BYTES)) {
      await bucket.put(nameOf(id, end, piece.length), piece)
      end += piece.length
    }
    return end
  }
}

async function listPieces(bucket: Bucket, id: string) {
  const pieces = []
  for await (const { name } of bucket.list(prefixOf(id))) {
    const piece = readName(name)
    if (piece) pieces.push(piece)
  }
  return pieces
}

async function* readAll(bucket: Bucket, links: Link[]): AsyncGenerator<Buffer> {
  for (const { name, from, to } of links)
    yield* (await bucket.stream(name, { start: from, end: to })) as AsyncIterable<Buffer>
}
