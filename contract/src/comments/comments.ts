import type { Body } from '@jes/contract/core/body'
import { UserSummary } from '@jes/contract/core/users'
import { endpoint } from '@jes/contract/lib/endpoint'
import { Cursor, limitOf, pageOf } from '@jes/contract/lib/page'
import { Id, Moment, text } from '@jes/contract/lib/text'
import { choiceOf, flagOf } from '@jes/contract/lib/values'
import { Vote, VoteResult } from '@jes/contract/posts/posts'
import * as z from 'zod/mini'

export const COMMENT_MAX_LENGTH = 5_000
export const COMMENT_PAGE = 10
/** A reply to a comment at this depth becomes its sibling. */
export const DEEPEST = 50

const CommentAlone = z.object({
  _id: Id,
  /** The post it belongs to. */
  ad: Id,
  parentComment: z.nullable(Id),
  /** Null for a placeholder: deleted, removed, or by somebody blocked. */
  user: z.nullable(UserSummary),
  /** Markdown as typed; empty unless it is live. */
  content: z.string(),
  body: z.custom<Body>(),
  depth: z.number(),
  createdAt: Moment,
  editedAt: z.nullable(Moment),
  upVotes: z.number(),
  downVotes: z.number(),
  score: z.number(),
  userVote: z.union([z.literal(1), z.literal(0), z.literal(-1)]),
  /** Direct replies, whether they are in `replies` or not. */
  replyCount: z.number(),
  /** The cursor of `?parent=` after those in `replies`; null when they are all here. */
  repliesCursor: z.nullable(z.string()),
  /**
   * A comment of somebody blocked is live, though without a user. `held` is shown only to its author, right after
   * writing.
   */
  state: z.enum(['live', 'deleted', 'removed', 'held']),
  /** By somebody whom the viewer muted, or with a word that they muted: shown folded. */
  isMuted: z.boolean(),
  /** Written by the author of the post. */
  isAuthor: z.boolean(),
  isPinned: z.boolean(),
  canEdit: z.boolean(),
  canDelete: z.boolean(),
  /** The viewer wrote the post, and this is not a reply. */
  canPin: z.boolean(),
  /** The viewer is in the team of the hub. */
  canModerate: z.boolean(),
})

/** With its best replies, and theirs. */
export type Comment = z.infer<typeof CommentAlone> & { replies: Comment[] }
export const Comment = z.extend(CommentAlone, { replies: z.array(z.custom<Comment>()) })

export const CommentPage = z.object({
  comments: z.array(Comment),
  currentPage: z.number(),
  totalPages: z.number(),
  /** Live comments of the post, replies among them. */
  total: z.number(),
  nextCursor: z.nullable(z.string()),
  /** The moment of this page; `changes` continues from there. */
  at: Moment,
})
export type CommentPage = z.infer<typeof CommentPage>

const Content = text({ min: 1, max: COMMENT_MAX_LENGTH, why: 'comments.length' })

export const NewComment = z.object({
  content: Content,
  ad: Id,
  parentComment: z.optional(z.nullable(Id)),
})
export type NewComment = z.infer<typeof NewComment>

export const CommentSort = choiceOf('sort', ['best', 'top', 'new', 'old'])
export type CommentSort = z.infer<typeof CommentSort>

export const CommentQuery = z.object({
  page: pageOf(),
  limit: limitOf(COMMENT_PAGE),
  sort: z._default(CommentSort, 'best'),
  /** The replies to one comment, instead of those to the post. */
  parent: z.optional(Id),
  /** One comment with its parents and replies: the single page of a deep link. */
  comment: z.optional(Id),
  cursor: Cursor,
})
export type CommentQuery = z.infer<typeof CommentQuery>

/** A comment outside its thread, with its post. */
const ProfileComment = z.object({
  comment: Comment,
  ad: z.object({ _id: Id, title: z.string(), user: z.object({ username: z.string() }) }),
})
export type ProfileComment = z.infer<typeof ProfileComment>
export const ProfileCommentPage = z.object({
  comments: z.array(ProfileComment),
  nextCursor: z.nullable(z.string()),
})

const OnePost = z.object({ adId: Id })
const OneComment = z.object({ id: Id })

export const CommentEdit = z.object({
  content: Content,
  /** The `editedAt` of the text it began with; if it is another by now, the edit is refused. */
  basedOn: z.optional(z.nullable(Moment)),
})
export type CommentEdit = z.infer<typeof CommentEdit>

export const commentApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/comments/:adId',
    summary: 'A page of the comments on a post, each with its best replies',
    access: 'public',
    params: OnePost,
    query: CommentQuery,
    response: CommentPage,
  }),
  changes: endpoint({
    method: 'GET',
    path: '/api/comments/:adId/changes',
    summary: 'What was written, edited or deleted under a post since a moment',
    access: 'public',
    params: OnePost,
    query: z.object({ since: Moment }),
    response: z.object({
      /** Without their replies; a deleted one without a placeholder has `gone`. */
      comments: z.array(Comment),
      gone: z.array(Id),
      total: z.number(),
      at: Moment,
      /** Too many changes: load the thread again. */
      isTooMuch: z.boolean(),
    }),
  }),
  ofUser: endpoint({
    method: 'GET',
    path: '/api/comments/user/:userId',
    summary: 'The comments of a member, newest first',
    access: 'public',
    params: z.object({ userId: Id }),
    query: z.object({ cursor: Cursor, limit: limitOf(20) }),
    response: ProfileCommentPage,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/comments',
    summary: 'Comment on a post, or reply to a comment',
    body: NewComment,
    response: z.object({ comment: Comment }),
    status: 201,
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/api/comments/:id',
    summary: 'Edit my comment',
    params: OneComment,
    body: CommentEdit,
    response: z.object({ comment: Comment }),
    refuses: [409],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/comments/:id',
    summary: 'Delete my comment; its place stays while it has replies',
    params: OneComment,
    response: z.object({
      comment: z.optional(Comment),
      removed: z.optional(z.literal(true)),
      undoUntil: Moment,
    }),
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/comments/:id/restore',
    summary: 'Undo the deletion, within its seconds of grace',
    params: OneComment,
    response: z.object({ comment: Comment }),
  }),
  vote: endpoint({
    method: 'PATCH',
    path: '/api/comments/:id/vote',
    summary: 'Set my vote: 1, 0 or -1',
    params: OneComment,
    body: Vote,
    response: VoteResult,
  }),
  pin: endpoint({
    method: 'POST',
    path: '/api/comments/:id/pin',
    summary: 'Pin a comment on my post above the others, or take it down',
    params: OneComment,
    body: z.object({ pinned: flagOf('pinned') }),
    response: z.object({ isPinned: z.boolean() }),
  }),
}
