import { RETENTION_POINTS } from '@jes/contract/clips/clips'
import type { DemoClip } from '#features/demo/demoTexts/clips.ts'
import type { Chance } from '#features/demo/demoWorld/chance.ts'
import { DAY, momentOf } from '#features/demo/demoWorld/clock.ts'
import type { Sql } from '#lib/db.ts'

export type PublishedClip = { postId: string; at: number; clip: DemoClip; chance: Chance }

/** Adds plays: how many, how long, and on which days; real plays in the meantime stay. */
export async function insertPlays(sql: Sql, { postId, at, clip, chance }: PublishedClip) {
  const durationMs = clip.seconds * 1000
  const plays = Math.round(clip.warmth * chance.between(180, 420))
  // Most viewers who leave do so early.
  const reached = Array.from({ length: RETENTION_POINTS }, (_, index) => {
    const left = (1 - clip.staying) * (index / (RETENTION_POINTS - 1)) ** 0.6
    return Math.round(plays * (1 - left))
  })
  const completion = reached.reduce((sum, many) => sum + many, 0) / RETENTION_POINTS
  const engaged = reached[Math.floor(engagedPart(clip.seconds) * RETENTION_POINTS)]!
  const [shares, follows] = [0.006, 0.003].map((share) => Math.round(plays * clip.warmth * share))

  await sql`
    update clip_counts c
    set published_at = ${momentOf(at)}, plays = c.plays + ${plays}, engaged = c.engaged + ${engaged},
        completion = c.completion + ${completion},
        watched_ms = c.watched_ms + ${Math.round(completion * durationMs)},
        fast_skips = c.fast_skips + ${Math.round(plays * 0.06)},
        shares = c.shares + ${shares!}, follows = c.follows + ${follows!},
        reached = (
          select array_agg(a + b order by place)
          from unnest(c.reached, ${reached}::int[]) with ordinality as r(a, b, place))
    where c.post_id = ${postId}`
  // The task of the minute ranks stale clips; until then this is the rank.
  await sql`
    update clip_counts c
    set is_stale = true,
        rank = clip_rank(clip_quality(c.plays, c.completion,
          s.up_votes + 2 * s.comment_count + 3 * c.shares + 2 * s.bookmark_count + 4 * c.follows
            - 0.5 * c.fast_skips), c.published_at)
    from post_stats s
    where c.post_id = ${postId} and s.post_id = c.post_id`
  await sql`
    insert into post_views (post_id, views) values (${postId}, ${Math.round(plays * 0.8)})
    on conflict (post_id) do update set views = post_views.views + excluded.views`
  await insertDays(sql, { postId, at, plays, engaged, completion: completion * durationMs })
}

function engagedPart(seconds: number) {
  return Math.min(5, seconds / 2) / seconds
}

type Days = { postId: string; at: number; plays: number; engaged: number; completion: number }

/** The first days have the most plays. */
async function insertDays(sql: Sql, { postId, at, plays, engaged, completion }: Days) {
  const days = Math.floor((Date.now() - at) / DAY) + 1
  const shares = Array.from({ length: days }, (_, index) => 0.6 ** index)
  const whole = shares.reduce((sum, share) => sum + share, 0)
  for (const [index, share] of shares.entries()) {
    const part = share / whole
    const moment = momentOf(Math.min(at + index * DAY, Date.now()))
    await sql`
      insert into clip_days (post_id, day, plays, engaged, watched_ms)
      values (${postId}, (${moment}::timestamptz at time zone 'Asia/Kathmandu')::date,
        ${Math.round(plays * part)}, ${Math.round(engaged * part)}, ${Math.round(completion * part)})
      on conflict (post_id, day) do update
      set plays = clip_days.plays + excluded.plays, engaged = clip_days.engaged + excluded.engaged,
          watched_ms = clip_days.watched_ms + excluded.watched_ms`
  }
}
