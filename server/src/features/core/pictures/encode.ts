import { rgbaToThumbHash } from 'thumbhash'
import { makeSemaphore } from '#lib/semaphore.ts'
import { loadSharp } from './decoder.ts'
import { inspectImage, refuse } from './inspect.ts'

const WIDTHS = [360, 720]
const WIDEST = 1_080
/** A WebP is at most 16,383 pixels high; a screenshot of a long page is made narrower instead. */
const HIGHEST = 8_192

const WEBP = { quality: 80, effort: 4, smartSubsample: true }
const AVIF = { quality: 50, effort: 2 }
/** Stored until the AVIFs are made from it; its own losses cannot be seen in them. */
const MASTER = { quality: 95, effort: 1, smartSubsample: true }

/** Two pictures at once fill both cores and about 200 MB. */
const inTurn = makeSemaphore({ atOnce: 2, waiting: 20 })

export type EncodedImage = {
  width: number
  height: number
  /** A thumbhash in base64. */
  placeholder: string
  sizes: { width: number; bytes: Buffer }[]
  master: Buffer
}

/** Decodes a picture once and encodes all sizes from its pixels: no byte of the uploaded file is left. */
export function encodeImage(bytes: Uint8Array): Promise<EncodedImage> {
  return inTurn(async () => {
    const { source, ...found } = await inspectImage(bytes)
    const { width, height } = fit(found)
    const { data, info } = await source
      .resize(width, height, { fit: 'fill' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
      .catch(refuse)
    const sharp = await loadSharp()
    const pixels = () => sharp(data, { raw: info })

    const widths = [...WIDTHS.filter((step) => step < width), width]
    const sizes: EncodedImage['sizes'] = []
    for (const step of widths) {
      sizes.push({ width: step, bytes: await pixels().resize(step).webp(WEBP).toBuffer() })
    }
    const master = await pixels().webp(MASTER).toBuffer()
    const small = await pixels()
      .resize(100, 100, { fit: 'inside' })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const hash = rgbaToThumbHash(small.info.width, small.info.height, small.data)
    return { width, height, placeholder: Buffer.from(hash).toString('base64'), sizes, master }
  })
}

/** The same picture as AVIF, which takes ten times as long to encode. */
export function encodeAvif(master: Buffer, width: number): Promise<Buffer> {
  return inTurn(async () => {
    const sharp = await loadSharp()
    return sharp(master).resize(width).avif(AVIF).toBuffer()
  })
}

function fit({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, WIDEST / width, HIGHEST / height)
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}
