import { addSounds } from '#features/core/searchIndex/hashtags.ts'
import { type Database, inTransaction, type Sql } from '#lib/db.ts'
import { LOCKS } from '#lib/locks.ts'
import { type Burst, listBursts } from './bursts.ts'
import { categoryOf } from './categories.ts'
import { HOUR_MS } from './clock.ts'
import { type Facts, listFacts } from './facts.ts'
import { countHours } from './hours.ts'
import { hasWatchedWord, listWatched } from './watchedWords.ts'

/** A trend needs so many different people; the posts of one person are not enough. */
const LEAST_AUTHORS = 5
const MOST_SHARE = 0.2
const SPAM_USES = 5
/** A trend decays from its peak, by half in so many hours, and is deleted after so many. */
const HALVED_HOURS = 4
const FORGOTTEN_HOURS = 48
/** A hashtag with a higher share of removed posts waits for review. */
const REMOVED_SHARE = 0.3
/** A hashtag that the staff approved is not held again for so long. */
const LET_THROUGH = '7 days'

type Before = { sound: string; peak: number; peakedAt: string }
type Trend = Facts & { score: number; peak: number; peakedAt: string }

/** Computes the trends from the posts that are live now. When two run at once, the second does nothing. */
export async function recountTrends(sql: Database, now = Date.now()) {
  await addSounds(sql)
  await inTransaction(sql, async (sql) => {
    const [{ isFree }] = await sql<[{ isFree: boolean }]>`
      select pg_try_advisory_xact_lock(${LOCKS.trends}) as is_free`
    if (!isFree) return
    await sql`set local statement_timeout = '60s'`
    await sql`set local work_mem = '64MB'`
    await countHours(sql, now)
    await writeTrends(sql, await listTrending(sql, now))
  })
}

async function listTrending(sql: Sql, now: number) {
  const before = await sql<Before[]>`select sound, peak, peaked_at from trends`
  const bursts = await listBursts(sql, now)
  const sounds = [...new Set([...bursts, ...before].map(({ sound }) => sound))]
  const facts = await listFacts(sql, sounds, now)

  const scores = new Map(bursts.map((burst) => [burst.sound, burst]))
  const peaks = new Map(before.map((trend) => [trend.sound, trend]))
  return facts.flatMap((known) =>
    judge(known, { burst: scores.get(known.sound), before: peaks.get(known.sound), now }),
  )
}

type Past = { burst: Burst | undefined; before: Before | undefined; now: number }

/**
 * A hashtag with its score, or nothing: fewer than five people today are no trend, however high the score once was.
 */
function judge(facts: Facts, { burst, before, now }: Past): Trend[] {
  if (facts.authorsOfDay < LEAST_AUTHORS) return []
  const score = burst && isOfMany(facts) ? burst.score : 0
  const faded = before ? fade(before, now) : 0
  if (Math.max(score, faded) <= 0) return []
  if (before && faded > score) return [{ ...facts, ...before, score: faded }]
  return [{ ...facts, score, peak: score, peakedAt: new Date(now).toISOString() }]
}

function isOfMany({ authors, uses, usesOfOne }: Facts) {
  const isFlooded = usesOfOne >= SPAM_USES && usesOfOne > MOST_SHARE * uses
  return authors >= LEAST_AUTHORS && !isFlooded
}

function fade({ peak, peakedAt }: Before, now: number) {
  const hours = (now - Date.parse(peakedAt)) / HOUR_MS
  return hours < FORGOTTEN_HOURS ? peak * 0.5 ** (hours / HALVED_HOURS) : 0
}

async function writeTrends(sql: Sql, trends: Trend[]) {
  const watched = await listWatched(sql)
  const rows = trends.map((trend) => ({
    sound: trend.sound,
    tag: trend.spelling,
    category: categoryOf(trend),
    count: trend.posts,
    hours: trend.hours,
    score: trend.score,
    peak: trend.peak,
    peaked_at: trend.peakedAt,
    is_held: hasWatchedWord(watched, trend.spelling) || isMuchRemoved(trend),
  }))
  await sql`delete from trends where sound <> all(${rows.map(({ sound }) => sound)}::text[])`
  await sql`
    insert into trends (sound, tag, category, count, hours, score, peak, peaked_at, is_held)
    select n.sound, n.tag, n.category, n.count, n.hours, n.score, n.peak, n.peaked_at,
      n.is_held and not exists (
        select from trend_log l
        where l.sound = n.sound and l.act = 'show' and l.created_at > now() - ${LET_THROUGH}::interval)
    from json_populate_recordset(null::trends, ${JSON.stringify(rows)}::text::json) n
    on conflict (sound) do update
    set tag = excluded.tag, category = excluded.category, count = excluded.count, hours = excluded.hours,
      score = excluded.score, peak = excluded.peak, peaked_at = excluded.peaked_at, is_held = excluded.is_held`
}

function isMuchRemoved({ posts, removed }: Facts) {
  return removed > REMOVED_SHARE * (posts + removed)
}
