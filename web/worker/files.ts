import { CacheFirst, ExpirationPlugin, type RuntimeCaching } from 'serwist'

const MOST = 200
const MONTH_SECONDS = 30 * 24 * 60 * 60
/** They never change under their name. */
const FOR_EVER = /^\/assets\//
const ICON = /^\/[\w-]+\.(png|svg|webmanifest)$/

/** Fonts, icons and the code of rarer pages are stored when they are first used. */
export const files: RuntimeCaching = {
  matcher: ({ sameOrigin, url: { pathname } }) =>
    sameOrigin && (FOR_EVER.test(pathname) || ICON.test(pathname)),
  handler: new CacheFirst({
    cacheName: 'jes-files',
    plugins: [new ExpirationPlugin({ maxEntries: MOST, maxAgeSeconds: MONTH_SECONDS })],
  }),
}
