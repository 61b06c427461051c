import type { Comment } from '@jes/contract/comments/comments'
import { holdComment } from '#features/hubs/automod/hold.ts'
import { judge } from '#features/hubs/automod/verdict.ts'
import { inTransaction, type Sql } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import type { Viewer } from '#lib/serve.ts'

/** The initial state of a comment: what AutoMod holds or removes is not shown. */
export type State = 'live' | 'held' | 'removed'
type Writing = { postId: string; viewer: Viewer; said: { content: string } }
type Write = (sql: Sql, state: State) => Promise<{ comment: Comment }>

/** Writes a comment in a hub with AutoMod: judged first; one that is held is visible to its author and the team only. */
export async function addGuarded(sql: Sql, { postId, viewer, said }: Writing, write: Write) {
  return inTransaction(sql, async (sql) => {
    const hubId = await findHubOf(sql, postId)
    if (hubId === null) throw notFound()
    const verdict = await judge(sql, hubId, { content: said.content, authorId: viewer.id })
    const state = stateAfter(verdict)
    const written = await write(sql, state)
    if (verdict && state !== 'live') {
      const commentId = written.comment._id
      await holdComment(sql, { commentId, postId, hubId, authorId: viewer.id, verdict })
    }
    return written
  })
}

/** AutoMod's labels are for posts: a comment is let through. */
export function stateAfter(verdict: Awaited<ReturnType<typeof judge>>): State {
  if (verdict?.action === 'hold') return 'held'
  return verdict?.action === 'remove' ? 'removed' : 'live'
}

async function findHubOf(sql: Sql, postId: string) {
  const [row] = await sql<{ hubId: string | null }[]>`
    select s.hub_id from post_stats s where s.post_id = ${postId}`
  return row?.hubId ?? null
}
