import type { TaskList } from 'graphile-worker'
import { sql } from '#lib/db.ts'

export const commentTasks: TaskList = { sweepComments }
export const commentCrontab = '47 * * * * sweepComments'

/** So many comments go at once. */
const BATCH = 200

/** After a month nothing is left of what a deleted comment said; its row stays only as the place above replies. */
async function sweepComments() {
  // From the leaves up: what others still hang on comes in a later turn.
  await repeat(
    () => sql`
      delete from comments
      where id in (
        select c.id from comments c
        where c.state = 'deleted' and not c.is_shown and c.deleted_at < now() - interval '30 days'
          and not exists (select from comments r where r.parent_id = c.id)
        limit ${sql.unsafe(String(BATCH))}
      )`,
  )
  await repeat(
    () => sql`
      update comments set content = '-', body = '[]', mentions = '{}'
      where id in (
        select id from comments
        where state = 'deleted' and content <> '-' and deleted_at < now() - interval '30 days'
        limit ${sql.unsafe(String(BATCH))}
      )`,
  )
}

async function repeat(sweep: () => Promise<{ count: number }>) {
  let count: number
  do count = (await sweep()).count
  while (count > 0)
}
