const home = '/'

/** Where to go on after logging in: a path of our own, whatever the address bar was made to say. */
export function nextPath(next: string | null, origin = location.origin) {
  if (!next || !/^\/[^/\\]/.test(next) || hasTrick(next)) return home
  const url = new URL(next, origin)
  // `/.//evil` is a path when it is read and another host when it is followed.
  if (url.origin !== origin || url.pathname.includes('//')) return home
  return url.pathname + url.search + url.hash
}

/** Browsers drop tabs and line feeds out of addresses and take a backslash for a slash. */
function hasTrick(path: string) {
  return /(?=\p{ASCII})[\\\p{Cc}]/u.test(path)
}

/** A page to log in or sign up on that knows the way back. */
export function withNext(page: '/login' | '/register' | '/verify-email', next: string | null) {
  const path = nextPath(next)
  return path === home ? page : `${page}?next=${encodeURIComponent(path)}`
}
