import { PICTURE_CACHE } from '@jes/contract/site/worker'
import { CacheFirst, type RuntimeCaching } from 'serwist'
import { findAlike } from './alike.ts'
import { trim } from './trim.ts'

const MOST_BYTES = 30_000_000
const MOST_BYTES_OF_ONE = 1_000_000

/**
 * Pictures that everybody may see, until they take too much room. The others are asked for each time, since the
 * permission may end. Without a connection another size of a picture is as good, and so is one that its reader keeps.
 */
export const pictures: RuntimeCaching = {
  matcher: ({ sameOrigin, request, url }) =>
    sameOrigin && request.destination === 'image' && url.pathname.startsWith('/media/'),
  handler: new CacheFirst({
    cacheName: PICTURE_CACHE,
    plugins: [
      {
        cacheWillUpdate: async ({ response }) => (isToStore(response) ? response : null),
        cacheDidUpdate: () => trim(PICTURE_CACHE, MOST_BYTES),
        handlerDidError: ({ request }) => findAlike(request),
      },
    ],
  }),
}

function isToStore({ status, headers }: Response) {
  const isForAll = headers.get('cache-control')?.includes('public')
  return status === 200 && isForAll && Number(headers.get('content-length')) <= MOST_BYTES_OF_ONE
}
