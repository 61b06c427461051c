import { Comment, CommentPage } from '@jes/contract/comments/comments'
import * as z from 'zod/mini'
import { serialiserOf } from '#lib/serialiser.ts'

/** Fields that differ between viewers, or change with every vote. */
const PERSONAL = {
  upVotes: true,
  downVotes: true,
  score: true,
  userVote: true,
  isMuted: true,
  canEdit: true,
  canDelete: true,
  canPin: true,
  canModerate: true,
} as const
const writeShared = serialiserOf(z.omit(Comment, { ...PERSONAL, replies: true }))
const writePersonal = serialiserOf(z.pick(Comment, PERSONAL))
const writeRest = serialiserOf(z.omit(CommentPage, { comments: true }))

/** The key under which a member's comment carries what it was made from; it never leaves the server. */
export const SAID = Symbol('said')
export type SaidComment = Comment & { [SAID]?: Comment }

/** Cache of the serialised first half of comments: made once for all viewers. */
const said = new WeakMap<Comment, string>()

/** The serialised page of a thread. Both halves of a comment are written by serialisers made from the contract. */
export function threadBytes(page: CommentPage) {
  return Buffer.from(`{"comments":[${writeAll(page.comments)}],${writeRest(page).slice(1)}`)
}

function writeAll(comments: Comment[]): string {
  return comments.map(writeComment).join(',')
}

function writeComment(comment: SaidComment) {
  const personal = writePersonal(comment).slice(1, -1)
  return `${sharedText(comment)}${personal},"replies":[${writeAll(comment.replies)}]}`
}

/** The first half, up to the comma before the second. */
function sharedText(comment: SaidComment) {
  const source = comment[SAID]
  const known = source && said.get(source)
  if (known) return known
  const text = `${writeShared(comment).slice(0, -1)},`
  if (source) said.set(source, text)
  return text
}
