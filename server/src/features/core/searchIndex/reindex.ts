import { inTransaction, type Sql } from '#lib/db.ts'
import { limitTo } from '#lib/pages.ts'
import { indexPosts } from './posts.ts'

/** So few that writers of the same posts hardly wait. */
const BATCH = 100
/** How many batches one run of the job writes. */
const MOST_BATCHES = 200

type Progress = { postId: string; isLate: boolean }

/** Writes the keys of posts anew, from the oldest on, where a new version makes other ones; it goes on where it was stopped. */
export async function reindexPosts(sql: Sql, mostBatches = MOST_BATCHES) {
  for (let batches = 0; batches < mostBatches; batches++) {
    const isMore = await inTransaction(sql, reindexSome)
    if (!isMore) return
  }
}

/** Two servers never work at once: the row of the progress is locked. */
async function reindexSome(sql: Sql) {
  const [progress] = await sql<Progress[]>`
    select post_id, now() >= until as is_late from search_reindex where not is_done for update skip locked`
  if (!progress) return false
  const rows = await sql<{ postId: string }[]>`
    select post_id from post_search where post_id > ${progress.postId} order by post_id ${limitTo(sql, BATCH)}`
  if (rows.length === 0) {
    await sql`update search_reindex set is_done = true where ${progress.isLate}`
    return false
  }
  const ids = rows.map(({ postId }) => postId)
  await indexPosts(sql, ids)
  await sql`update search_reindex set post_id = ${ids.at(-1)!}`
  return true
}
