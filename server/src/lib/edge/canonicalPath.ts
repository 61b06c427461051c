import type { IncomingMessage } from 'node:http'

/** An encoded letter, digit, `-`, `.`, `_` or `~`: RFC 3986 calls an address with it and one without the same. */
const UNRESERVED = /%(2[DE]|5F|7E|3\d|[46][1-9A-F]|[57][0-9A])/gi

/**
 * The address with every unreserved character as itself, so that each route has one spelling before it is matched.
 * A path that cannot be decoded means what is written: it leads to the plain 404, with headers and limits like any other.
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
