const SLUG_MAX_LENGTH = 80

type Addressed = { _id: string; title: string; user: { username: string } }
type Kinded = Addressed & { kind?: 'post' | 'clip' | 'blog' }

/** The one address of a post. The id decides; the rest is there to be read. */
export function postPath(post: Kinded) {
  return post.kind === 'clip' ? clipPath(post._id) : `/post/${restOf(post)}`
}

/** What is shared: a title in Devanagari would be a long run of percent signs. It leads to the one address. */
export function shortPath(id: string) {
  return `/p/${id}`
}

export function clipPath(id: string) {
  return `/jesclips/${id}`
}

/** Where its comments are read: a clip opens them beside itself. */
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
