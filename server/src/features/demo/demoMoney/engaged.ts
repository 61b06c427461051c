import { PREMIUM_GRACE_DAYS } from '@jes/contract/money/premium'
import { STARS } from '#features/demo/demoTexts/passes.ts'
import type { Chance } from '#features/demo/demoWorld/chance.ts'
import { type Clock, DAY } from '#features/demo/demoWorld/clock.ts'
import type { Follow, Person } from '#features/demo/demoWorld/people.ts'
import { insertRows } from '#features/demo/demoWorld/rows.ts'
import type { Sql } from '#lib/db.ts'
import { dayName } from './calendar.ts'
import type { Pass } from './passes.ts'

const MINUTE = 60_000
/** The chance that somebody reads a followed creator on one day. */
const PULL = { star: 0.7, other: 0.035 }
const PER_VIEW_MS = [9_000, 24_000] as const

type DemoContext = { follows: Follow[]; chance: Chance; clock: Clock }

/** What members with a pass read and watched, day by day while it lasted. */
export async function insertEngaged(sql: Sql, passes: Pass[], context: DemoContext) {
  const { follows, chance, clock } = context
  const rows = new Map<string, Record<string, unknown>>()
  for (const { holder, startsAt, endsAt } of passes) {
    const creators = companions(holder, follows)
    const until = Math.min(clock.now, endsAt + PREMIUM_GRACE_DAYS * DAY)
    for (let at = startsAt; at < until; at += DAY) {
      for (const creator of creators) {
        const isTogether = chance.isLucky(isStar(creator) ? PULL.star : PULL.other)
        const ms = Math.round(chance.between(2, isStar(creator) ? 15 : 9) * MINUTE)
        const row = { memberId: holder.id, day: dayName(at), creatorId: creator.id, ms }
        if (isTogether) rows.set(`${row.memberId} ${row.day} ${row.creatorId}`, row)
      }
    }
  }
  await insertRows(sql, 'engaged_days', [...rows.values()])
}

function companions(holder: Person, follows: Follow[]) {
  return follows.filter(({ follower }) => follower === holder).map(({ followed }) => followed)
}

function isStar({ username }: Person) {
  return STARS.includes(username)
}

type Viewed = { id: string; authorId: string; views: number; at: number }

/** How the views of each post are spread, most of them in its first days, and how long it was read. */
export async function insertPostDays(
  sql: Sql,
  { chance, clock }: Pick<DemoContext, 'chance' | 'clock'>,
) {
  const posts = await sql<Viewed[]>`
    select p.id, p.author_id, v.views::int as views, (extract(epoch from p.created_at) * 1000)::float8 as at
    from posts p
    join post_views v on v.post_id = p.id
    where p.state = 'live' and p.author_id is not null and v.views > 0
    order by p.id`
  const rows = posts.flatMap(({ id, authorId, views, at }) =>
    spread(views, daysSince(at, clock)).flatMap(([day, count]) => {
      const engagedMs = Math.round(count * chance.between(...PER_VIEW_MS))
      return count > 0 ? [{ authorId, day, postId: id, views: count, engagedMs }] : []
    }),
  )
  await insertRows(sql, 'post_days', rows)
}

function daysSince(at: number, { now }: Clock) {
  const days: string[] = []
  for (let day = at; dayName(day) <= dayName(now); day += DAY) days.push(dayName(day))
  return days
}

/** Half of the rest on each day, and all of it on the last. */
function spread(views: number, days: string[]): [day: string, count: number][] {
  let left = views
  return days.map((day, place) => {
    const count = place === days.length - 1 ? left : Math.ceil(left / 2)
    left -= count
    return [day, count]
  })
}
