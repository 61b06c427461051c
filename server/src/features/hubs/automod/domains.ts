import { domainToASCII } from 'node:url'

/** The length limit of a domain. */
const LONGEST = 253

/** The domains as URLs spell them. */
export function listDomains<Meaning>(entries: { domain: string; meaning: Meaning }[]) {
  const known = new Map<string, Meaning>()
  for (const { domain, meaning } of entries) {
    const name = toAscii(domain)
    if (name && !known.has(name)) known.set(name, meaning)
  }
  return known
}

/** The meaning of each known domain, or subdomain of one, in the links and plain words of a text. */
export function* findDomains<Meaning>(
  known: Map<string, Meaning>,
  { links, text }: { links: string[]; text: string },
) {
  if (known.size === 0) return
  for (const host of [...links.flatMap(hostOf), ...bareHosts(text)]) {
    for (const name of withParents(toAscii(host))) {
      const meaning = known.get(name)
      if (meaning !== undefined) yield meaning
    }
  }
}

function hostOf(url: string) {
  return URL.canParse(url) ? new URL(url).hostname : []
}

/** Words that look like a domain, whether they became a link or not. */
function bareHosts(text: string) {
  return text
    .normalize('NFKC')
    .split(/[^\p{L}\p{N}\p{M}.-]+/u)
    .filter((word) => word.includes('.'))
}

function toAscii(host: string) {
  const name = host.toLowerCase().replace(/\.{2,}/g, '.')
  const trimmed = name.slice(name.startsWith('.') ? 1 : 0, name.endsWith('.') ? -1 : undefined)
  return /^\p{ASCII}*$/u.test(trimmed) ? trimmed : domainToASCII(trimmed.slice(-LONGEST))
}

/** `a.b.com`, `b.com`, `com`: read from the end, up to the length of a domain. */
function withParents(host: string) {
  const names: string[] = []
  let at = host.lastIndexOf('.')
  while (at >= 0 && host.length - at <= LONGEST) {
    names.push(host.slice(at + 1))
    at = at === 0 ? -1 : host.lastIndexOf('.', at - 1)
  }
  if (at < 0 && host.length <= LONGEST) names.push(host)
  return names
}
