import { type StoredImage, storeImage } from '#features/core/pictures/commands.ts'
import { type FetchScope, Unfetchable } from '#lib/safeFetch.ts'
import { type Fetched, fetchFile } from './fetchFile.ts'
import { type PageHead, readHead } from './head.ts'

const PAGE = {
  types: /^\s*(text\/html|application\/xhtml\+xml)\s*(;|$)/i,
  accept: 'text/html, application/xhtml+xml;q=0.9',
  maxBytes: 512 * 1024,
  canBeCut: true,
}
const IMAGE = { types: /^\s*image\//i, accept: 'image/*', maxBytes: 2 * 1024 * 1024 }

export type Preview = { title: string; description: string; image: StoredImage | null }

/** Fetches a page and the picture that it names. A page without a title has nothing to show. */
export async function fetchPreview(address: string, reach: FetchScope): Promise<Preview> {
  const page = await fetchPage(address, reach)
  const head = readHead(page.html)
  if (!head.title) throw new Unfetchable('The page has no title')
  return {
    title: head.title,
    description: head.description,
    image: await fetchImage(head, page.url, reach),
  }
}

/** The beginning of a page, and the address where it was found in the end. */
export async function fetchPage(address: string, reach: FetchScope) {
  const page = await fetchFile(address, PAGE, reach)
  return { url: page.url, html: textOf(page) }
}

/** A preview is shown without its picture when the picture cannot be fetched or decoded. */
async function fetchImage({ image }: PageHead, page: URL, reach: FetchScope) {
  if (!image || !URL.canParse(image, page.href)) return null
  try {
    const { bytes } = await fetchFile(new URL(image, page).href, IMAGE, reach)
    return await storeImage(bytes)
  } catch {
    return null
  }
}

/** The charset is the one that the server names, else the one in the page, else UTF-8. */
function textOf({ contentType, bytes }: Fetched) {
  const start = bytes.subarray(0, 1024).toString('latin1')
  const [, label] =
    /charset\s*=\s*["']?([\w-]{1,40})/i.exec(contentType) ??
    /<meta[^>]{0,200}charset\s*=\s*["']?([\w-]{1,40})/i.exec(start) ??
    []
  return decoderOf(label ?? 'utf-8').decode(bytes)
}

function decoderOf(label: string) {
  try {
    return new TextDecoder(label)
  } catch {
    return new TextDecoder()
  }
}
