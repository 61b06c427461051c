import { IMAGE_MAX_BYTES } from '@jes/contract/core/pictures'
import type { FastifyRequest } from 'fastify'
import { invalid, malformed, Refusal, refuse } from '#lib/errors.ts'

export const HUB_FORM_LIMITS = {
  files: 2,
  fileSize: IMAGE_MAX_BYTES,
  fields: 8,
  // Ten rules of six hundred letters, each written as an escape.
  fieldSize: 64 * 1024,
  fieldNameSize: 100,
  headerPairs: 20,
}

const PICTURES = ['coverImage', 'icon'] as const
export type PictureName = (typeof PICTURES)[number]
/** The bytes of a picture, or null to remove it. */
export type HubForm = {
  texts: Record<string, string>
  pictures: Partial<Record<PictureName, Buffer | null>>
}

/** The parts of the form; an unknown part, or a second one with the same name, is refused. */
export async function readHubForm(request: FastifyRequest, fields: string[]): Promise<HubForm> {
  if (!request.isMultipart()) throw malformed()
  const form: HubForm = { texts: {}, pictures: {} }
  const seen = new Set<string>()
  try {
    for await (const part of request.parts()) {
      const name = part.fieldname
      const isExpected = fields.includes(name) || isPicture(name)
      if (!isExpected || seen.has(name)) throw malformed()
      seen.add(name)
      if (isPicture(name)) {
        form.pictures[name] =
          part.type === 'file' ? await readFile(part.file, name) : readAbsence(part.value, name)
      } else if (part.type === 'field' && typeof part.value === 'string') {
        form.texts[name] = part.value
      } else throw malformed()
    }
    return form
  } catch (error) {
    throw error instanceof Refusal ? error : malformed()
  } finally {
    // The rest of the body is read and discarded, so that the sender receives the reply.
    request.raw.unpipe().resume()
  }
}

function isPicture(name: string): name is PictureName {
  return PICTURES.some((picture) => picture === name)
}

/** A file input without a file is sent with no bytes. */
async function readFile(file: AsyncIterable<Buffer>, name: PictureName) {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of file) {
    size += chunk.length
    if (size >= IMAGE_MAX_BYTES) {
      throw refuse('core.picture_too_large', { field: name })
    }
    chunks.push(chunk)
  }
  return size === 0 ? null : Buffer.concat(chunks)
}

function readAbsence(value: unknown, name: PictureName) {
  if (value === '') return null
  throw invalid({ [name]: 'core.not_an_image' })
}
