const FIRST = 300_000
const fetched = new Set<string>()

/** Fetches the beginning of a clip into the browser's cache, where its video will find it. */
export function fetchBeginning(url: string) {
  if (fetched.has(url)) return () => {}
  const leaving = new AbortController()
  fetched.add(url)
  fetch(url, {
    headers: { range: `bytes=0-${FIRST - 1}` },
    priority: 'low',
    signal: leaving.signal,
  })
    .then((reply) => reply.arrayBuffer())
    .catch(() => fetched.delete(url))
  return () => leaving.abort()
}
