import { Post, PostPage } from '@jes/contract/posts/posts'
import * as z from 'zod/mini'
import { serialiserOf } from '#lib/serialiser.ts'
import { SAID, type SaidPost, type Writing } from './writings.ts'

/** Fields that differ between viewers, or change with every vote. */
const PERSONAL = {
  poll: true,
  upVotes: true,
  downVotes: true,
  score: true,
  userVote: true,
  views: true,
  commentCount: true,
  bookmarkCount: true,
  isBookmarked: true,
  repostCount: true,
  isReposted: true,
  canRepost: true,
  canQuote: true,
  quote: true,
  repostedBy: true,
  audience: true,
  commenters: true,
  canComment: true,
  canEdit: true,
  canDelete: true,
  canModerate: true,
  isPinned: true,
  state: true,
  removal: true,
  why: true,
} as const
const writeShared = serialiserOf(z.omit(Post, PERSONAL))
const writePersonal = serialiserOf(z.pick(Post, PERSONAL))

/** Cache of serialised posts: made once for all viewers. */
const said = new WeakMap<Writing, Buffer>()

/** The serialised page of posts. */
export const pageBytes = bytesWith(['ads'], z.omit(PostPage, { ads: true }))

/**
 * Serialises pages with posts under these names, and other fields beside them. Both halves of a post are written by
 * serialisers made from the contract.
 */
export function bytesWith<Name extends string, Rest extends z.ZodMiniObject>(
  names: Name[],
  rest: Rest,
) {
  const writeRest = serialiserOf(rest)

  return (page: Record<Name, Post[]> & z.input<Rest>) => {
    const parts: (Buffer | string)[] = ['{']
    for (const name of names) {
      parts.push(`"${name}":[`)
      writePosts(page[name], parts)
      parts.push('],')
    }
    parts.push(writeRest(page).slice(1))
    return joinBytes(parts)
  }
}

function writePosts(posts: SaidPost[], parts: (Buffer | string)[]) {
  posts.forEach((post, index) => {
    const personal = writePersonal(post).slice(1)
    parts.push(sharedBytes(post), index < posts.length - 1 ? `${personal},` : personal)
  })
}

/** In one allocation: a page has forty parts, and a buffer for each would be most of the work. */
function joinBytes(parts: (Buffer | string)[]) {
  const bytes = Buffer.allocUnsafe(parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0))
  let at = 0
  for (const part of parts) {
    at += typeof part === 'string' ? bytes.write(part, at) : part.copy(bytes, at)
  }
  return bytes
}

/** The first half, up to the comma before the second. */
function sharedBytes(ad: SaidPost) {
  const writing = ad[SAID]
  const known = writing && said.get(writing)
  if (known) return known
  const bytes = Buffer.from(`${writeShared(ad).slice(0, -1)},`)
  if (writing) said.set(writing, bytes)
  return bytes
}
