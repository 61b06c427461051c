import { fileTypeFromBuffer } from 'file-type'
import { invalid } from '#lib/errors.ts'
import { loadSharp } from './decoder.ts'

/** The accepted formats by their first bytes, and what the decoder calls them; both must agree. */
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

/** Signs of another file type inside a picture. Encoding would drop it, but nobody sends such a file by chance. */
const OTHER_FACES = ['<script', '<html', '<!doctype', '<?php', '%pdf-']
const ZIP_END = 'PK\x05\x06'
const ZIP_TAIL = 65_557

/** The picture, turned upright and measured, or a refusal. Its file name is ignored. */
export async function inspectImage(bytes: Uint8Array) {
  const type = await fileTypeFromBuffer(bytes)
  const format = FORMATS.get(type?.mime ?? '')
  if (!format || hasOtherFace(bytes)) throw notAnImage()

  const source = await openImage(bytes)
  const { autoOrient, ...found } = await source.metadata().catch(refuse)
  if (found.format !== format) throw notAnImage()
  return { source, width: autoOrient.width, height: autoOrient.height }
}

/** Reads only the first frame, refuses broken files and what would fill the memory. */
async function openImage(bytes: Uint8Array) {
  const sharp = await loadSharp()
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

/** One refusal for whatever the decoder finds wrong. */
export function refuse(): never {
  throw notAnImage()
}
