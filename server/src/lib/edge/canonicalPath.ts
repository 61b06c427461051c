import type { IncomingMessage } from 'node:http'

/** An encoded letter, digit, `-`, `.`, `_` or `~`: by RFC 3986 such a URL equals the decoded one. */
const UNRESERVED = /%(2[DE]|5F|7E|3\d|[46][1-9A-F]|[57][0-9A])/gi

/**
 * The URL with every unreserved character decoded, so that each route has one spelling before it is matched. A path that
 * cannot be decoded stays as it is: it gets the plain 404, with headers and limits like any other.
 */
export function canonicalUrl({ url = '/' }: IncomingMessage) {
  const end = url.search(/[?#]/)
  const path = end < 0 ? url : url.slice(0, end)
  if (!path.includes('%')) return url
  const spelled = canDecode(path)
    ? path.replace(UNRESERVED, decodeURIComponent)
    : path.replaceAll('%', '%25')
  return spelled + url.slice(path.length)
}

function canDecode(path: string) {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
