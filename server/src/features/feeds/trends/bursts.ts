import type { Sql } from '#lib/db.ts'
import { limitTo } from '#lib/pages.ts'
import { hourOf } from './clock.ts'

/** These last hours are compared with the same hours of the days before. */
const HOURS = 6
const DAYS = 7
/** The baseline of a hashtag that nobody used in the week before. */
const LEAST_EXPECTED = 2
/** With fewer uses there cannot be enough people. */
const LEAST_USES = 5
/** A lower score is normal variation. */
const LEAST_SCORE = 0.5
/** No list is longer. */
const MOST = 300

export type Burst = { sound: string; score: number }

/** The hashtags that more people use than the week before predicts, and by how much. */
export async function listBursts(sql: Sql, now: number) {
  const past = hoursBefore(now)
  return sql<Burst[]>`
    with seen as (
      select o.sound, sum(o.authors * power(0.5, (${hourOf(now)}::int - o.hour) / 2.0)) as authors
      from hashtag_hours o
      where o.hour > ${hourOf(now) - HOURS} and o.hour <= ${hourOf(now)}
      group by o.sound
      having sum(o.uses) >= ${LEAST_USES}
    ),
    usual as (
      select o.sound, sum(o.authors * p.weight) / ${DAYS}::float8 as authors
      from unnest(${past.hours}::int[], ${past.weights}::float8[]) p(hour, weight)
      join hashtag_hours o on o.hour = p.hour
      group by o.sound
    ),
    compared as (
      select s.sound, s.authors, greatest(u.authors, ${LEAST_EXPECTED}::float8) as expected
      from seen s
      left join usual u on u.sound = s.sound
    )
    select c.sound, power(c.authors - c.expected, 2) / c.expected as score
    from compared c
    where c.authors > c.expected and power(c.authors - c.expected, 2) >= ${LEAST_SCORE}::float8 * c.expected
    order by score desc, c.sound
    ${limitTo(sql, MOST)}`
}

/** The same hours of the days before, with today's weights; the current hour is compared with a whole one. */
function hoursBefore(now: number) {
  const hours: number[] = []
  const weights: number[] = []
  for (let day = 1; day <= DAYS; day++) {
    for (let age = 0; age < HOURS; age++) {
      hours.push(hourOf(now) - 24 * day - age)
      weights.push(0.5 ** (age / 2))
    }
  }
  return { hours, weights }
}
