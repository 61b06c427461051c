import { WEEK_TASKS } from '@jes/contract/welcome/choices'
import {
  FIRST_WEEK_DAYS,
  type FirstWeek,
  HUBS_OF_WEEK,
  PEOPLE_OF_WEEK,
  type WeekTask,
} from '@jes/contract/welcome/firstWeek'
import { countReaders } from '#features/welcome/firstSteps/readers.ts'
import type { Sql } from '#lib/db.ts'
import { limitTo } from '#lib/pages.ts'

const MOST_HUBS = 50

type Row = Record<WeekTask, boolean | null>

/** What a member has done of them; null once the week is over, or was closed. */
export async function findFirstWeek(sql: Sql, userId: string): Promise<FirstWeek | null> {
  const [row] = await sql<Row[]>`
    select f.district is not null or cardinality(f.interests) > 0 as steps,
      u.image is not null and u.display_name <> u.username as face,
      (select count(*) from (
        select from hub_members m where m.user_id = u.id ${limitTo(sql, HUBS_OF_WEEK)}
      ) m) >= ${HUBS_OF_WEEK} as hubs,
      u.following_count >= ${PEOPLE_OF_WEEK} as people,
      exists (select from posts p where p.author_id = u.id and p.state = 'live')
        or exists (select from comments c where c.author_id = u.id and c.state = 'live') as namaste,
      exists (select from passkeys k where k.user_id = u.id) as passkey
    from users u
    left join first_steps f on f.user_id = u.id
    where u.id = ${userId} and u.created_at > now() - make_interval(days => ${FIRST_WEEK_DAYS})
      and f.week_closed_at is null`
  if (!row) return null
  return { done: WEEK_TASKS.filter((task) => row[task]), hub: await findBusiestHub(sql, userId) }
}

/** Of the member's public hubs the one where most are now, else the most active. */
async function findBusiestHub(sql: Sql, userId: string) {
  const [mine, readers] = await Promise.all([
    sql<{ id: string; name: string }[]>`
      select h.id, h.name
      from hub_members m
      join hubs h on h.id = m.hub_id and not h.is_private and h.closed_at is null
      where m.user_id = ${userId}
      order by h.heat desc, h.id desc
      ${limitTo(sql, MOST_HUBS)}`,
    countReaders(sql),
  ])
  const [busiest] = mine
    .map(({ id, name }) => ({ name, readers: readers[id] ?? 0 }))
    .toSorted((one, other) => other.readers - one.readers)
  return busiest ?? null
}
