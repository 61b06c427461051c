/** A link that a member put on their profile: where it leads and how it reads; null if it leads nowhere safe. */
export function webLink(link: string) {
  const url = URL.canParse(link) ? new URL(link) : null
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return null
  return { href: url.href, label: link.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '') }
}
