import type { NewComment } from '@jes/contract/comments/comments'
import { expectOn } from '#features/core/featureFlags/queries.ts'
import { expectVerified } from '#features/core/viewer/viewer.ts'
import { findWatchedWord, openForWord } from '#features/core/wordFilter/watch.ts'
import { listGuarded } from '#features/hubs/automod/cache.ts'
import { inTransaction, isDatabase, type Sql } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { type KeyedCall, NeedsOwnTransaction } from '#lib/idempotency.ts'
import type { Viewer } from '#lib/serve.ts'
import { addComment, addTogether } from './add.ts'
import type { Adding } from './adding.ts'
import { addGuarded } from './guarded.ts'
import { replyTo } from './reply.ts'
import { readComment } from './text.ts'

/**
 * Writes a comment or a reply; its author's own vote is the first. It is one statement, which also publishes the
 * event, because comments are frequent. Where the hub has AutoMod on, or the text holds a watched word, the comment
 * is judged first, in a transaction.
 */
export async function createComment(
  sql: Sql,
  viewer: Viewer,
  input: NewComment,
  keyed: KeyedCall | null = null,
) {
  expectVerified(viewer)
  await expectOn(sql, 'posting')
  const said = await readComment(sql, input.content, input.ad)
  const word = await findWatchedWord(sql, said.content)
  if (!word) return writeComment(sql, { viewer, input, said, keyed })
  if (keyed) throw new NeedsOwnTransaction()

  return inTransaction(sql, async (sql) => {
    const written = await writeComment(sql, { viewer, input, said, keyed })
    const { _id: id, ad: postId } = written.comment
    await openForWord(sql, { kind: 'comment', id, postId, word })
    return written
  })
}

type Written = Pick<Adding, 'viewer' | 'input' | 'said' | 'keyed'>

async function writeComment(sql: Sql, written: Written) {
  const { viewer, input, said, keyed } = written
  const guarded = await listGuarded(sql)
  const adding: Adding = { ...written, guarded, state: 'live' }
  const added = isDatabase(sql) ? await addTogether(adding) : await addComment(sql, adding)
  if (added) return replyTo(added, adding)
  if (keyed) throw new NeedsOwnTransaction()
  if (guarded.length === 0) throw notFound()

  return addGuarded(sql, { postId: input.ad, viewer, said }, async (sql, state) => {
    const judged: Adding = { ...adding, guarded: [], state }
    const stored = await addComment(sql, judged)
    if (!stored) throw notFound()
    return replyTo(stored, judged)
  })
}
