let trimming: Promise<void> = Promise.resolve()

/** The oldest leave first, until what is left is small enough. */
export function trim(cacheName: string, most: number) {
  trimming = trimming.then(() => trimNow(cacheName, most))
  return trimming
}

async function trimNow(cacheName: string, most: number) {
  const cache = await caches.open(cacheName)
  const requests = await cache.keys()
  let room = most
  for (const request of requests.toReversed()) {
    const stored = await cache.match(request)
    room -= Number(stored?.headers.get('content-length'))
    if (room < 0) await cache.delete(request)
  }
}
