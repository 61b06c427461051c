import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Sharp } from 'sharp'
import { invalid } from '#lib/errors.ts'

/** What a picture may be, and what the decoder calls it; both must agree. */
const FORMATS = new Map([
  ['image/jpeg', 'jpeg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
  ['image/gif', 'gif'],
  ['image/avif', 'heif'],
  ['image/heic', 'heif'],
  ['image/heif', 'heif'],
])

const MOST_PIXELS = 33_177_600

/** What begins a file of another kind inside a picture. We would drop it, but nobody sends it by chance. */
const OTHER_FACES = ['<script', '<html', '<!doctype', '<?php', '%pdf-']
const ZIP_END = 'PK\x05\x06'
const ZIP_TAIL = 65_557

// What was decoded is not asked for again: the memory is better free.
sharp.cache(false)

/** The picture, upright and with its true size, or a refusal. The name it came with counts for nothing. */
export async function inspectImage(bytes: Uint8Array) {
  const type = await fileTypeFromBuffer(bytes)
  const format = FORMATS.get(type?.mime ?? '')
  if (!format || hasOtherFace(bytes)) throw notAnImage()

  const source = openImage(bytes)
  const { autoOrient, ...found } = await source.metadata().catch(refuse)
  if (found.format !== format) throw notAnImage()
  return { source, width: autoOrient.width, height: autoOrient.height }
}

/** Only the first frame is read, nothing that is broken, and nothing that would fill the memory. */
function openImage(bytes: Uint8Array): Sharp {
  return sharp(bytes, {
    failOn: 'error',
    limitInputPixels: MOST_PIXELS,
    pages: 1,
    autoOrient: true,
    sequentialRead: true,
  })
}

function hasOtherFace(bytes: Uint8Array) {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  const lower = text.toLowerCase()
  return OTHER_FACES.some((face) => lower.includes(face)) || text.slice(-ZIP_TAIL).includes(ZIP_END)
}

export function notAnImage() {
  return invalid({ file: 'core.not_an_image' })
}

/** Whatever the decoder finds wrong, the person hears the same words. */
export function refuse(): never {
  throw notAnImage()
}
