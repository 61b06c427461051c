import type { NewComment } from '@jes/contract/comments/comments'
import { expectOn } from '#features/core/featureFlags/queries.ts'
import { saidIn } from '#features/core/searchIndex/text.ts'
import { expectVerified } from '#features/core/viewer/viewer.ts'
import { isOfTeam, isVisible } from '#features/core/visibility/rule.ts'
import { findWatchedWord, openForWord } from '#features/core/wordFilter/watch.ts'
import { listGuarded } from '#features/hubs/automod/cache.ts'
import { type Fragment, inTransaction, type Sql } from '#lib/db.ts'
import { invalid, notFound, refuse } from '#lib/errors.ts'
import { plainText } from '#lib/markdown.ts'
import { urlIn } from '#lib/mediaUrl.ts'
import type { Viewer } from '#lib/serve.ts'
import { addGuarded, type State } from './guarded.ts'
import { type CommentRow, toComment } from './rows.ts'
import { MOST_NOTIFIED, readComment } from './text.ts'

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
  | 'canModerate'
> & { problem: 'gone' | 'banned' | 'locked' | 'parent' | null; postAuthorId: string }

type Said = Awaited<ReturnType<typeof readComment>>

/**
 * Writes a comment or a reply; its author's own vote is the first. It is one statement, which also publishes the
 * event, because comments are frequent. Where the hub has AutoMod on, or the text holds a watched word, the comment
 * is judged first, in a transaction.
 */
export async function createComment(sql: Sql, viewer: Viewer, input: NewComment) {
  expectVerified(viewer)
  await expectOn(sql, 'posting')
  const said = await readComment(sql, input.content)
  const word = await findWatchedWord(sql, said.content)
  if (!word) return writeComment(sql, viewer, input, said)

  return inTransaction(sql, async (sql) => {
    const written = await writeComment(sql, viewer, input, said)
    const { _id: id, ad: postId } = written.comment
    await openForWord(sql, { kind: 'comment', id, postId, word })
    return written
  })
}

async function writeComment(sql: Sql, viewer: Viewer, input: NewComment, said: Said) {
  const guarded = await listGuarded(sql)
  const isFree =
    guarded.length > 0 ? sql`(s.hub_id = any(${guarded}::bigint[])) is not true` : sql`true`
  const [added] = await addComment(sql, viewer, { input, said, state: 'live', isFree })
  if (added) return answer(added, { viewer, input, said, state: 'live' })
  if (guarded.length === 0) throw notFound()

  return addGuarded(sql, { postId: input.ad, viewer, said }, async (sql, state) => {
    const [stored] = await addComment(sql, viewer, { input, said, state, isFree: sql`true` })
    if (!stored) throw notFound()
    return answer(stored, { viewer, input, said, state })
  })
}

type Adding = { input: NewComment; said: Said; state: State; isFree: Fragment }

function addComment(sql: Sql, viewer: Viewer, { input, said, state, isFree }: Adding) {
  return sql<Added[]>`
    select r.id as _id, r.problem, r.parent_id as parent_comment, r.depth, r.created_at,
      s.author_id as post_author_id, u.id as author_id, u.username, u.display_name, ${urlIn(sql, sql`u.image`)} as image,
      (u.premium_until > now()) is true as is_premium, ${isOfTeam(sql, viewer.id)} as can_moderate
    from post_stats s
    join users u on u.id = ${viewer.id}
    cross join lateral add_comment(s.post_id, u.id, ${input.parentComment ?? null}, ${said.content},
      ${sql.json(said.body)}, ${said.mentions.slice(0, MOST_NOTIFIED)}::text[], ${state}, ${saidIn(plainText(said.body))}) r
    where s.post_id = ${input.ad} and ${isVisible(sql, viewer.id)} and ${isFree}`
}

type Answered = { viewer: Viewer; input: NewComment; said: Said; state: State }

function answer(added: Added, { viewer, input, said, state }: Answered) {
  if (added.problem === 'gone') throw notFound()
  if (added.problem === 'banned') throw refuse('hubs.banned')
  if (added.problem === 'locked') throw refuse('comments.post_locked')
  if (added.problem === 'parent') {
    throw invalid({ parentComment: 'comments.parent_closed' })
  }

  const { problem: _, postAuthorId, ...row } = added
  const isOwnPost = postAuthorId === viewer.id
  const isLive = state === 'live'
  const comment = toComment({
    ...row,
    ...NEW,
    ad: input.ad,
    content: said.content,
    body: said.body,
    state,
    isAuthor: isOwnPost,
    canEdit: isLive,
    canDelete: isLive,
    canPin: isLive && isOwnPost && row.parentComment === null,
  })
  return { comment }
}

/** The initial fields of every comment, for its author. */
const NEW = {
  editedAt: null,
  upVotes: 1,
  downVotes: 0,
  score: 1,
  userVote: 1,
  wilson: 0,
  replyCount: 0,
  isPinned: false,
  isMuted: false,
} as const
