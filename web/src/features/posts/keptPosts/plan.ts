import type { Bookmark } from '@jes/contract/posts/bookmarks'
import type { Post } from '@jes/contract/posts/posts'
import type { KeepRule, KeptBytes, KeptPost } from '#features/core/offline/database.ts'
import { filesOf } from './files.ts'

/** A bookmark whose post can be read. */
export type Readable = Omit<Bookmark, 'ad'> & { ad: Post }
type Known = {
  rule: KeepRule
  /** Bookmarks as the server has them now. */
  rows: readonly Bookmark[]
  kept: readonly KeptPost[]
  /** The rows are all that there are: what is not among them is no longer saved. */
  isWhole: boolean
}
export type Plan = {
  toFetch: Readable[]
  unwanted: KeptPost[]
  /** What was kept and has to make room, and what does not fit at all. */
  pushedOut: KeptPost[]
  noRoom: string[]
}

const MB = 1_000_000
/** The text of a post with its comments, before it is known. */
const TEXT_GUESS = 15_000

export function isWanted(
  { all, folders, posts }: KeepRule,
  { adId, folder }: Pick<Bookmark, 'adId' | 'folder'>,
) {
  return posts[adId] ?? (all || (folder !== null && folders.includes(folder)))
}

/** What is to be fetched and what leaves, so that the rule holds. Within the limit what was saved last comes first. */
export function planKept({ rule, rows, kept, isWhole }: Known): Plan {
  const keptById = new Map(kept.map((post) => [post.id, post]))
  const inRows = new Set(rows.map(({ adId }) => adId))
  const others = isWhole ? [] : kept.filter(({ id }) => !inRows.has(id)).map(asRow)
  const wanted = [...rows.filter(isReadable), ...others]
    .filter((row) => isWanted(rule, row))
    .toSorted((one, other) => other.savedAt.localeCompare(one.savedAt))

  const toFetch: Readable[] = []
  const noRoom = new Set<string>()
  let room = rule.limitMb * MB
  for (const row of wanted) {
    const own = keptById.get(row.adId)
    const bytes = own ? totalOf(own.bytes) : guessBytes(row.ad, rule.pictures)
    if (bytes > room) noRoom.add(row.adId)
    else {
      room -= bytes
      if (!own || isOutdated(own, row, rule)) toFetch.push(row)
    }
  }
  const stays = new Set(wanted.map(({ adId }) => adId))
  return {
    toFetch,
    unwanted: kept.filter(({ id }) => !stays.has(id)),
    pushedOut: kept.filter(({ id }) => noRoom.has(id)),
    noRoom: [...noRoom],
  }
}

export function totalOf({ photos, clips, text }: KeptBytes) {
  return photos + clips + text
}

/** What keeping a post would take. */
export function guessBytes(post: Post, pictures: KeepRule['pictures']) {
  return filesOf(post, pictures).reduce((sum, { bytes }) => sum + bytes, TEXT_GUESS)
}

function isOutdated({ post, pictures, folder }: KeptPost, row: Readable, rule: KeepRule) {
  return (
    post.editedAt !== row.ad.editedAt ||
    post.commentCount !== row.ad.commentCount ||
    pictures !== rule.pictures ||
    folder !== row.folder
  )
}

function isReadable(row: Bookmark): row is Readable {
  return row.ad !== null
}

function asRow({ id, savedAt, folder, post }: KeptPost): Readable {
  return { adId: id, savedAt, folder, ad: post }
}
