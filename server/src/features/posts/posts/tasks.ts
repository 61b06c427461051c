import type { TaskList } from 'graphile-worker'
import { sql } from '#lib/db.ts'

export const postTasks: TaskList = { sweepPosts }
export const postCrontab = '41 * * * * sweepPosts'

/** How many posts are deleted in one batch, with everything that references them. */
const BATCH = 200

/** Deletes what has expired: posts deleted long ago, snapshots and idempotency keys. */
async function sweepPosts() {
  await sql`delete from feed_snapshots where created_at < now() - interval '2 hours'`
  await sql`delete from view_marks where hour < extract(epoch from now())::int / 3600 - 1`
  await sql`delete from idempotent_replies where created_at < now() - interval '24 hours'`

  let purged: number
  do {
    const { count } = await sql`
      delete from posts
      where id in (
        select id from posts
        where state = 'deleted' and deleted_at < now() - interval '30 days'
        limit ${sql.unsafe(String(BATCH))}
      )`
    purged = count
  } while (purged === BATCH)
}
