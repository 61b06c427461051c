import type { Picture } from '@jes/contract/core/pictures'
import type { Post } from '@jes/contract/posts/posts'
import { KEPT_CACHE } from '@jes/contract/site/worker'
import type { KeepRule } from '#features/core/offline/database.ts'
import { usualSize } from '#features/core/pictures/savedBytes.ts'

type Size = KeepRule['pictures']
/** A file of a post; the addresses of one picture in both formats, the better one first. */
type PostFile = { kind: 'photos' | 'clips'; urls: string[]; bytes: number }

const PICTURE_GUESS = 60_000

/** The files of a post in the chosen size: its pictures, and of a clip the video and its captions. */
export function filesOf({ images, clip }: Post, size: Size): PostFile[] {
  const video = size === 'small' ? clip?.sizes[0] : clip?.sizes.at(-1)
  return [
    ...images.map((picture) => pictureOf(picture, size)),
    ...(video ? [{ kind: 'clips' as const, urls: [video.url], bytes: video.bytes }] : []),
    ...(clip?.captions ?? []).map(({ url }) => ({ kind: 'clips' as const, urls: [url], bytes: 0 })),
  ]
}

/** Stores a file of a post, if it is not stored yet; how large it is, and by which address it is found. */
export async function storeFile({ urls }: PostFile) {
  const cache = await caches.open(KEPT_CACHE)
  const url = (await takesAvif()) ? urls[0]! : urls.at(-1)!
  const stored = await cache.match(url)
  if (stored) return { url, bytes: (await stored.blob()).size }
  const reply = await fetch(url)
  if (!reply.ok) return null
  const blob = await reply.blob()
  await cache.put(url, new Response(blob, { headers: { 'content-type': blob.type } }))
  return { url, bytes: blob.size }
}

function pictureOf({ url, sizes }: Picture, size: Size): PostFile {
  const chosen = size === 'small' ? sizes[0] : usualSize(sizes)
  const urls = chosen ? [chosen.avif, chosen.webp].filter((name) => name !== null) : [url]
  return { kind: 'photos', urls, bytes: chosen?.bytes ?? PICTURE_GUESS }
}

/** A browser that cannot say so gets WebP. */
async function takesAvif() {
  return (await globalThis.ImageDecoder?.isTypeSupported('image/avif')) ?? false
}
