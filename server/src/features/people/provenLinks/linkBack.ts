import { decodeEntities } from '#features/core/linkPreviews/entities.ts'
import { fetchPage } from '#features/core/linkPreviews/preview.ts'
import { tagsOf } from '#features/core/linkPreviews/tags.ts'
import { linkTo } from '#lib/mail.ts'
import { type FetchScope, Unfetchable } from '#lib/safeFetch.ts'

const MOST_NAMES = 50

/** The usernames of the profiles that the page of a site links to as its owner's, with `rel="me"`. */
export async function findLinkedNames(site: URL, reach: FetchScope) {
  const page = await fetchPage(site.href, reach)
  // A redirect to another site would prove that one: many sites redirect to whatever they are asked for.
  if (hostOf(page.url) !== hostOf(site)) throw new Unfetchable('It leads to another site')
  const names = new Set<string>()
  for (const { name, attributes } of tagsOf(page.html)) {
    const isMine = /(^|\s)me(\s|$)/i.test(attributes.get('rel') ?? '')
    if (!isMine || (name !== 'a' && name !== 'link')) continue
    const linked = nameIn(decodeEntities(attributes.get('href') ?? ''), page.url)
    if (linked && names.size < MOST_NAMES) names.add(linked)
  }
  return [...names]
}

/** The username in the address of a profile of this Jes; a page of a profile counts too. */
function nameIn(href: string, page: URL) {
  const own = new URL(linkTo('/je/'))
  const url = URL.canParse(href, page.href) ? new URL(href, page) : null
  if (!url || !/^https?:$/.test(url.protocol)) return null
  if (url.host !== own.host || !url.pathname.startsWith(own.pathname)) return null
  const [name = ''] = url.pathname.slice(own.pathname.length).split('/')
  return /^[a-z0-9_.]{3,30}$/i.test(name) ? name.toLowerCase() : null
}

function hostOf({ hostname }: URL) {
  return hostname.replace(/^www\./, '').replace(/\.$/, '')
}
