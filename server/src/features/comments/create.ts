import type { NewComment } from '@jes/contract/comments'
import { expectVerified } from '#features/auth/viewer.ts'
import { isVisible } from '#features/visibility/rule.ts'
import type { Sql } from '#lib/db.ts'
import { forbidden, invalid, notFound } from '#lib/errors.ts'
import type { Viewer } from '#lib/serve.ts'
import { type CommentRow, toComment } from './rows.ts'
import { MOST_TOLD, readComment } from './text.ts'

type Added = Pick<
  CommentRow,
  | '_id'
  | 'parentComment'
  | 'depth'
  | 'createdAt'
  | 'authorId'
  | 'username'
  | 'displayName'
  | 'image'
  | 'isPremium'
> & { problem: 'gone' | 'locked' | 'parent' | null; postAuthorId: string }

/**
 * Writes a comment or a reply; its author's own vote is the first. All of it is one
 * statement, which also tells those who listen: comments are written at every moment.
 */
export async function createComment(sql: Sql, viewer: Viewer, input: NewComment) {
  expectVerified(viewer)
  const { ad, parentComment = null } = input
  const { content, body, mentions } = await readComment(sql, input.content)
  const [added] = await sql<Added[]>`
    select r.id as _id, r.problem, r.parent_id as parent_comment, r.depth, r.created_at,
      s.author_id as post_author_id, u.id as author_id, u.username, u.display_name, u.image,
      (u.premium_until > now()) is true as is_premium
    from standings s
    join users u on u.id = ${viewer.id}
    cross join lateral add_comment(s.post_id, u.id, ${parentComment}, ${content}, ${sql.json(body)},
      ${mentions.slice(0, MOST_TOLD)}::text[]) r
    where s.post_id = ${ad} and ${isVisible(sql, viewer.id)}`
  if (!added || added.problem === 'gone') throw notFound()
  if (added.problem === 'locked') throw forbidden('This post is locked')
  if (added.problem === 'parent') {
    throw invalid({ parentComment: 'This comment can no longer be answered' })
  }

  const { problem: _, postAuthorId, ...row } = added
  const isOwnPost = postAuthorId === viewer.id
  const comment = toComment({
    ...row,
    ...NEW,
    ad,
    content,
    body,
    isAuthor: isOwnPost,
    canPin: isOwnPost && row.parentComment === null,
  })
  return { comment }
}

/** How every comment begins, for who wrote it. */
const NEW = {
  state: 'live',
  editedAt: null,
  upVotes: 1,
  downVotes: 0,
  score: 1,
  userVote: 1,
  wilson: 0,
  replyCount: 0,
  isPinned: false,
  canEdit: true,
  canDelete: true,
} as const
