import type { TaskList } from 'graphile-worker'
import { type Fragment, sql } from '#lib/db.ts'
import { limitTo } from '#lib/pages.ts'
import { countSkips, rankStale } from './rank.ts'

export const watchingTasks: TaskList = { rankClips, sweepWatching }
export const watchingCrontab = '* * * * * rankClips\n23 * * * * sweepWatching'

const BATCH = 5_000

/** Each minute: what was skipped, and then how good each clip is by all that happened. */
export async function rankClips() {
  await countSkips(sql)
  await rankStale(sql)
}

/** Forgets old plays, and what was seen long ago; what somebody hid stays hidden. */
export async function sweepWatching() {
  await sweep(
    () => sql`
    delete from clip_plays
    where ctid = any(array(
      select ctid from clip_plays where started_at < now() - interval '100 days'
      order by started_at ${limitTo(sql, BATCH)}
    ))`,
  )
  await sweep(
    () => sql`
    delete from clip_seen
    where ctid = any(array(
      select ctid from clip_seen where seen_at < now() - interval '90 days' and not is_hidden
      order by seen_at ${limitTo(sql, BATCH)}
    ))`,
  )
}

/** A little at a time, so that nobody waits for it. */
async function sweep(deleteSome: () => Fragment) {
  let swept: number
  do {
    swept = (await deleteSome()).count
  } while (swept === BATCH)
}
