import { IMAGE_MAX_BYTES } from '@jes/contract/core/pictures'
import type { FastifyRequest } from 'fastify'
import { malformed, refuse } from '#lib/errors.ts'
import { notAnImage } from './inspect.ts'

/** Limits of a form with one picture; a little above one file, so that a form slightly too large is not refused. */
export const FORM_LIMITS = {
  files: 1,
  fileSize: IMAGE_MAX_BYTES,
  fields: 4,
  fieldSize: 1_000,
  fieldNameSize: 100,
  headerPairs: 20,
}

/** The bytes of the part named `file`. Nothing beyond the size limit is buffered. */
export async function readUpload(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw notAnImage()
  try {
    const part = await request.file().catch(refuseForm)
    if (part?.fieldname !== 'file') throw notAnImage()
    return await readPart(part.file)
  } finally {
    // The rest of the body is read and discarded, so that the sender receives the reply.
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

/** Refuses a form that is incomplete or no form. */
function refuseForm(): never {
  throw malformed()
}
