const SLUG_MAX_LENGTH = 80

type Addressed = { _id: string; title: string; user: { username: string } }
type Kinded = Addressed & { kind?: 'post' | 'clip' | 'blog' }

/** The canonical path of a post. The id decides; the rest is for people. */
export function postPath(post: Kinded) {
  return post.kind === 'clip' ? clipPath(post._id) : `/post/${restOf(post)}`
}

/**
 * The path for sharing: a title in Devanagari would be a long run of percent signs. It redirects to the canonical
 * path.
 */
export function shortPath(id: string) {
  return `/p/${id}`
}

export function clipPath(id: string) {
  return `/jesclips/${id}`
}

/** The path of its comments: a clip opens them beside itself. */
export function commentsPath(post: Kinded) {
  return post.kind === 'clip' ? `${clipPath(post._id)}?comments` : `${postPath(post)}#comments`
}

export function editPath(post: Addressed) {
  return `/edit/${restOf(post)}`
}

function restOf({ _id, title, user }: Addressed) {
  return `${user.username}/${_id}/${encodeURIComponent(slugOf(title))}`
}

/** The words of a title with hyphens between them; marks and joiners stay, for Devanagari needs them. */
export function slugOf(title: string) {
  const words = title.match(/[\p{L}\p{M}\p{N}_\u200c\u200d]+/gu) ?? []
  const slug = words.join('-')
  if (slug.length <= SLUG_MAX_LENGTH) return slug || 'post'
  const cut = slug.slice(0, SLUG_MAX_LENGTH).replace(/[\ud800-\udbff]$/, '')
  return slug[SLUG_MAX_LENGTH] === '-' ? cut : cut.replace(/(.)-[^-]*$/, '$1')
}
