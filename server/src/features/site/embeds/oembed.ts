import type { Post } from '@jes/contract/posts/posts'
import { type Embed, embedPath } from '@jes/contract/site/embeds'
import { escapeHtml } from '#lib/html.ts'

const WIDTH = 550
const HEIGHT = { withPicture: 560, ofText: 300 }
const CACHE_SECONDS = 300
/** The addresses under which a post is read and shared. */
const ADDRESSES = [/^\/p\/(\d+)$/, /^\/post\/[^/]+\/(\d+)\/[^/]*$/, /^\/jesclips\/(\d+)$/]

type Asked = { origin: string; maxwidth?: number | undefined; maxheight?: number | undefined }

/** The id of the post at an address of this site, or null. */
export function idIn(address: string, site: string) {
  if (!URL.canParse(address)) return null
  const { origin, pathname } = new URL(address)
  if (origin !== new URL(site).origin) return null
  return ADDRESSES.map((form) => form.exec(pathname)?.[1]).find(Boolean) ?? null
}

export function toEmbed(post: Post, { origin, maxwidth, maxheight }: Asked): Embed {
  const hasPicture = post.images.length > 0 && !post.sensitive
  const width = Math.min(WIDTH, maxwidth ?? WIDTH)
  const wished = hasPicture ? HEIGHT.withPicture : HEIGHT.ofText
  const height = Math.min(wished, maxheight ?? wished)
  return {
    version: '1.0',
    type: 'rich',
    provider_name: 'Jes',
    provider_url: origin,
    title: post.title,
    author_name: post.user.displayName,
    author_url: `${origin}/je/${post.user.username}`,
    cache_age: CACHE_SECONDS,
    html: frameOf(post, origin, { width, height }),
    width,
    height,
  }
}

/** Site editors put a frame without a script; it grows no wider than its column. */
function frameOf({ _id, title }: Post, origin: string, size: { width: number; height: number }) {
  return [
    `<iframe src="${escapeHtml(origin + embedPath(_id))}"`,
    `title="${escapeHtml(title)}"`,
    `width="${size.width}" height="${size.height}"`,
    'style="max-width:100%;border:0" loading="lazy"></iframe>',
  ].join(' ')
}
