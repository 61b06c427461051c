import { IMAGE_MAX_BYTES } from '@jes/contract/core/pictures'
import type { FastifyRequest } from 'fastify'
import { malformed, refuse } from '#lib/errors.ts'
import { notAnImage } from './inspect.ts'

/** What a form with one picture may hold; a little more than one file is not worth a refusal. */
export const FORM_LIMITS = {
  files: 1,
  fileSize: IMAGE_MAX_BYTES,
  fields: 4,
  fieldSize: 1_000,
  fieldNameSize: 100,
  headerPairs: 20,
}

/** The bytes of the part named `file`. Nothing is kept beyond the size that we take. */
export async function readUpload(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw notAnImage()
  try {
    const part = await request.file().catch(refuseForm)
    if (part?.fieldname !== 'file') throw notAnImage()
    return await readPart(part.file)
  } finally {
    // What still comes is thrown away, so that the sender gets to the answer.
    request.raw.unpipe().resume()
  }
}

async function readPart(file: AsyncIterable<Buffer>) {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of file) {
      size += chunk.length
      if (size >= IMAGE_MAX_BYTES) break
      chunks.push(chunk)
    }
  } catch {
    refuseForm()
  }
  if (size < IMAGE_MAX_BYTES) return Buffer.concat(chunks)
  throw refuse('core.picture_too_large', { field: 'file' })
}

/** A form that breaks off or is none. */
function refuseForm(): never {
  throw malformed()
}
