import { cleanText } from '@jes/contract/lib/text'
import { decodeEntities } from './entities.ts'
import { type Tag, tagsOf } from './tags.ts'

export type PageHead = { title: string; description: string; image: string | null }

const TITLES = ['og:title', 'twitter:title', 'title']
const DESCRIPTIONS = ['og:description', 'description', 'twitter:description']
const IMAGES = ['og:image:secure_url', 'og:image:url', 'og:image', 'twitter:image']
/** Longer than any text that is shown. */
const MOST_READ = 4_000

/** The title, description and picture in the head of a page, as plain text. */
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
  // A meta tag inside the title is text, not a tag.
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

/** One line, cleaned and cut to the stored length, without half a character at its end. */
function plain(text: string, most: number) {
  return cleanText(cleanText(text).replace(/\s+/g, ' ').slice(0, most))
}
