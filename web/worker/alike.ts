import { KEPT_CACHE, PICTURE_CACHE } from '@jes/contract/site/worker'

/** The width and format at the end of a picture's name; what stands before is the picture. */
const SIZE = /-\d+\.(webp|avif)$/

/** Without a connection: the picture in whichever size is stored. */
export async function findAlike({ url }: Request) {
  const wanted = pictureIn(url)
  for (const name of [KEPT_CACHE, PICTURE_CACHE]) {
    const cache = await caches.open(name)
    const alike = (await cache.keys()).find((stored) => pictureIn(stored.url) === wanted)
    if (alike) return cache.match(alike)
  }
  return undefined
}

function pictureIn(url: string) {
  return url.replace(SIZE, '')
}
