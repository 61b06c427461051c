import type { Readable } from 'node:stream'
import type { Bucket, Multipart, Part } from './s3Client.ts'

/** S3 takes parts of 5 MB or more; one of them is in memory at a time. */
const PART_BYTES = 8 * 1024 * 1024

/** Stores a stream of any length: what is smaller than a part as it is, more as a multipart upload. */
export async function writeParts(bucket: Bucket, name: string, source: Readable) {
  let multipart: Multipart | null = null
  const parts: Part[] = []
  try {
    for await (const piece of piecesOf(source, PART_BYTES)) {
      if (!multipart && piece.length < PART_BYTES) return await bucket.put(name, piece)
      multipart ??= await bucket.beginMultipart(name)
      parts.push(await bucket.putPart(multipart, parts.length + 1, piece))
    }
    if (multipart) await bucket.completeMultipart(multipart, parts)
    else await bucket.put(name, Buffer.alloc(0))
  } catch (error) {
    // Where this fails too, the sweeper aborts it a day later.
    if (multipart) await bucket.abortMultipart(multipart).catch(() => {})
    throw error
  }
}

/** A stream in pieces of one size; the last may be smaller. */
export async function* piecesOf(
  source: AsyncIterable<Uint8Array>,
  bytes: number,
): AsyncGenerator<Buffer> {
  let chunks: Uint8Array[] = []
  let gathered = 0
  for await (const chunk of source) {
    chunks.push(chunk)
    gathered += chunk.length
    if (gathered < bytes) continue
    let whole = Buffer.concat(chunks)
    for (; whole.length >= bytes; whole = whole.subarray(bytes)) yield whole.subarray(0, bytes)
    chunks = [whole]
    gathered = whole.length
  }
  if (gathered > 0) yield Buffer.concat(chunks)
}
