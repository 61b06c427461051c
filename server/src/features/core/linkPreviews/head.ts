import { cleanText } from '@jes/contract/lib/text'
import { decodeEntities } from './entities.ts'
import { type Tag, tagsOf } from './tags.ts'

export type PageHead = { title: string; description: string; image: string | null }

const TITLES = ['og:title', 'twitter:title', 'title']
const DESCRIPTIONS = ['og:description', 'description', 'twitter:description']
const IMAGES = ['og:image:secure_url', 'og:image:url', 'og:image', 'twitter:image']
/** Longer than anything that we show. */
const MOST_READ = 4_000

/** What a page says of itself in its head, as plain text. */
export function readHead(html: string): PageHead {
  const said = new Map<string, string>()
  for (const tag of tagsOf(html)) {
    if (tag.name === '/head' || tag.name === 'body') break
    const [key, text] = factOf(tag)
    if (text && !said.has(key)) said.set(key, decodeEntities(text.slice(0, MOST_READ)))
  }
  return {
    title: plain(firstOf(said, TITLES), 300),
    description: plain(firstOf(said, DESCRIPTIONS), 500),
    image: firstOf(said, IMAGES).trim() || null,
  }
}

function factOf({ name, attributes, text }: Tag): [key: string, text: string] {
  if (name === 'title') return ['title', text]
  if (name !== 'meta') return ['', '']
  const key = attributes.get('property') ?? attributes.get('name') ?? ''
  // A page cannot pass a meta tag for its title.
  return [
    key
      .trim()
      .toLowerCase()
      .replace(/^title$/, ''),
    attributes.get('content') ?? '',
  ]
}

function firstOf(said: Map<string, string>, keys: string[]) {
  return keys.map((key) => said.get(key)).find((text) => text?.trim()) ?? ''
}

/** One line, cleaned, and not longer than we keep; nothing is left of a character cut in two. */
function plain(text: string, most: number) {
  return cleanText(cleanText(text).replace(/\s+/g, ' ').slice(0, most))
}
