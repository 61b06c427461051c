import type { TaskList } from 'graphile-worker'
import { sql } from '#lib/db.ts'
import { sweep } from '#lib/sweep.ts'
import { countSkips, rankStale } from './rank.ts'

export const clipPlayTasks: TaskList = { rankClips, sweepWatching }
export const clipPlayCrontab = '* * * * * rankClips\n23 * * * * sweepWatching'

/** Each minute: counts skips, then computes the rank of each stale clip. */
export async function rankClips() {
  await countSkips(sql)
  await rankStale(sql)
}

/** Deletes old plays and old views; hidden clips stay hidden. */
export async function sweepWatching() {
  await sweep(
    (limit) => sql`
    delete from clip_plays
    where ctid = any(array(
      select ctid from clip_plays where started_at < now() - interval '100 days'
      order by started_at ${limit}
    ))`,
  )
  await sweep(
    (limit) => sql`
    delete from clip_seen
    where ctid = any(array(
      select ctid from clip_seen where seen_at < now() - interval '90 days' and not is_hidden
      order by seen_at ${limit}
    ))`,
  )
}
