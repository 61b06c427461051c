import { endpoint } from '@jes/contract/lib/endpoint'
import { Id, text } from '@jes/contract/lib/text'
import * as z from 'zod/mini'

export const IMAGE_MAX_BYTES = 5 * 1024 * 1024
export const ALT_MAX_LENGTH = 1_000

/** One size of a picture, in the two formats it is stored in; the second follows a little later. */
export const ImageSize = z.object({
  width: z.number(),
  /** What a browser loads that takes AVIF; null of old pictures. */
  bytes: z.nullable(z.number()),
  webp: z.string(),
  avif: z.nullable(z.string()),
})
export type ImageSize = z.infer<typeof ImageSize>

/** A picture: its dimensions are known before any byte of it is loaded. */
export const Picture = z.object({
  _id: Id,
  /** The middle size, for clients that want a single URL. */
  url: z.string(),
  width: z.number(),
  height: z.number(),
  /** A thumbhash in base64: the blur that is shown until the picture is loaded. */
  placeholder: z.string(),
  alt: z.string(),
  sizes: z.array(ImageSize),
})
export type Picture = z.infer<typeof Picture>

export const Alt = text({
  min: 0,
  max: ALT_MAX_LENGTH,
  tooShort: 'core.alt_missing',
  why: 'core.alt_long',
})

export const mediaApi = {
  /** Multipart: one part named `file`. The browser sends it by XMLHttpRequest, which reports progress. */
  upload: endpoint({
    method: 'POST',
    path: '/api/media',
    summary: 'Upload a picture (multipart, one part named file)',
    response: z.object({ image: Picture }),
    status: 201,
  }),
}
