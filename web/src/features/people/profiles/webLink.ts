/** A link on a profile: its URL and its text; null if it is not safe. */
export function webLink(link: string) {
  const url = URL.canParse(link) ? new URL(link) : null
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return null
  return { href: url.href, label: link.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '') }
}
