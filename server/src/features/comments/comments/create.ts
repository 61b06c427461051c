import type { NewComment } from '@jes/contract/comments/comments'
import { expectOn } from '#features/core/featureFlags/queries.ts'
import { expectVerified } from '#features/core/viewer/viewer.ts'
import { findWatchedWord, openForWord } from '#features/core/wordFilter/watch.ts'
import { listGuarded } from '#features/hubs/automod/cache.ts'
import { inTransaction, isDatabase, type Sql } from '#lib/db.ts'
import { invalid, notFound, refuse } from '#lib/errors.ts'
import type { Viewer } from '#lib/serve.ts'
import { type Added, type Adding, addComment, addTogether, type Said } from './add.ts'
import { addGuarded } from './guarded.ts'
import { toComment } from './rows.ts'
import { readComment } from './text.ts'

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
  const adding: Adding = { viewer, input, said, guarded, state: 'live' }
  const added = isDatabase(sql) ? await addTogether(adding) : await addComment(sql, adding)
  if (added) return answer(added, adding)
  if (guarded.length === 0) throw notFound()

  return addGuarded(sql, { postId: input.ad, viewer, said }, async (sql, state) => {
    const judged: Adding = { ...adding, guarded: [], state }
    const stored = await addComment(sql, judged)
    if (!stored) throw notFound()
    return answer(stored, judged)
  })
}

function answer(added: Added, { viewer, input, said, state }: Adding) {
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
