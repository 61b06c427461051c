import { SHARE } from '@jes/contract/site/worker'
import type { RuntimeCaching } from 'serwist'

const SEE_OTHER = 303

/** What another app shares waits here for the page that takes it: a video for a clip, all else for a post. */
export const shares: RuntimeCaching = {
  method: 'POST',
  matcher: ({ sameOrigin, url }) => sameOrigin && url.pathname === SHARE.path,
  handler: async ({ request }) => {
    const shared = await request.formData()
    const cache = await caches.open(SHARE.cache)
    await cache.put(SHARE.path, new Response(shared))
    const path = shared.getAll('files').some(isVideo) ? '/add-jesclips' : '/add-post'
    return Response.redirect(`${path}?shared`, SEE_OTHER)
  },
}

function isVideo(file: FormDataEntryValue) {
  return file instanceof File && file.type.startsWith('video/')
}
