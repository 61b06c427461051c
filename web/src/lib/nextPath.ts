const home = '/'
/** Any will do: a path keeps it, everything else leaves it. */
const ORIGIN = 'https://jes.invalid'

/** Where to go after logging in: a path of our own, whatever the address contains. */
export function nextPath(next: string | null) {
  if (!next || !/^\/[^/\\]/.test(next) || hasTrick(next)) return home
  const url = new URL(next, ORIGIN)
  // `/.//evil` is a path when it is parsed and another host when it is followed.
  if (url.origin !== ORIGIN || url.pathname.includes('//')) return home
  return url.pathname + url.search + url.hash
}

/** Browsers drop tabs and line feeds from URLs and treat a backslash as a slash. */
function hasTrick(path: string) {
  return /(?=\p{ASCII})[\\\p{Cc}]/u.test(path)
}

type Entry = '/login' | '/register' | '/verify-email' | '/welcome'

/** A page of the way in with the return path. */
export function withNext(page: Entry, next: string | null) {
  const path = nextPath(next)
  return path === home ? page : `${page}?next=${encodeURIComponent(path)}`
}
