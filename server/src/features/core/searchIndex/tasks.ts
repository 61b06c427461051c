import type { TaskList } from 'graphile-worker'
import { inTransaction, type Sql, sql } from '#lib/db.ts'
import { limitTo } from '#lib/pages.ts'
import { indexMissingNames } from './names.ts'
import { BATCH, indexPosts } from './posts.ts'
import { reindexPosts } from './reindex.ts'

export const searchIndexTasks: TaskList = {
  indexBacklog: () => indexBacklog(sql),
  reindexPosts: () => reindexPosts(sql),
}
export const searchIndexCrontab =
  '* * * * * indexBacklog ?queue=searchIndex&max=1\n* * * * * reindexPosts ?queue=searchIndex&max=1'

/** Indexes what was written before there was a search, and names that changed since. */
export async function indexBacklog(sql: Sql) {
  let indexed: number
  do {
    indexed = await inTransaction(sql, indexSome)
  } while (indexed === BATCH)
  await indexMissingNames(sql)
}

/** Two servers share the work: rows that one has locked are skipped by the other. */
async function indexSome(sql: Sql) {
  const rows = await sql<{ postId: string }[]>`
    delete from search_backlog
    where post_id in (
      select post_id from search_backlog order by post_id desc ${limitTo(sql, BATCH)} for update skip locked
    )
    returning post_id`
  if (rows.length > 0)
    await indexPosts(
      sql,
      rows.map(({ postId }) => postId),
    )
  return rows.length
}
