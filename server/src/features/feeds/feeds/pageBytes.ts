import { Post, PostPage } from '@jes/contract/posts/posts'
import * as z from 'zod/mini'
import { SAID, type SaidPost, type Writing } from '#features/posts/posts/writings.ts'
import { serialiserOf } from '#lib/serialiser.ts'

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
const COMMA = Buffer.from(',')
const NOTHING = Buffer.alloc(0)

/** Cache of serialised posts: made once for all viewers. */
const said = new WeakMap<Writing, Buffer>()

/** The serialised page of posts. */
export const pageBytes = bytesWith('ads', z.omit(PostPage, { ads: true }))

/**
 * Serialises pages with posts under a name, and other fields beside them. Both halves of a post are written by
 * serialisers made from the contract.
 */
export function bytesWith<Name extends string, Rest extends z.ZodMiniObject>(
  name: Name,
  rest: Rest,
) {
  const begin = Buffer.from(`{"${name}":[`)
  const writeRest = serialiserOf(rest)

  return (page: Record<Name, Post[]> & z.input<Rest>) => {
    const posts: SaidPost[] = page[name]
    const parts: Buffer[] = [begin]
    posts.forEach((post, index) => {
      const personal = writePersonal(post).slice(1)
      parts.push(
        sharedBytes(post),
        Buffer.from(personal),
        index < posts.length - 1 ? COMMA : NOTHING,
      )
    })
    parts.push(Buffer.from(`],${writeRest(page).slice(1)}`))
    return Buffer.concat(parts)
  }
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
