import type { TaskList } from 'graphile-worker'
import { sql } from '#lib/db.ts'

export const commentTasks: TaskList = { sweepComments }
export const commentCrontab = '47 * * * * sweepComments'

/** How many comments are deleted in one batch. */
const BATCH = 200

/** After a month the text of a deleted comment is erased; its row stays only as a placeholder above replies. */
async function sweepComments() {
  // From the leaves up: a comment with replies is deleted in a later round.
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
