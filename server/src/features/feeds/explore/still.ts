import { showsFollows } from '#features/people/follows/hiding.ts'
import { makeBatch } from '#lib/batch.ts'
import type { Sql } from '#lib/db.ts'

type Row = { userId: string; users: string[]; hubs: string[] }

/** Whom and which hubs a member dismissed, of all who ask together in one statement. */
export const readPassed = makeBatch(async (sql: Sql, userIds: string[]) => {
  const rows = await sql<Row[]>`
    select v.id::text as user_id,
      array(select x.thing_id from passed_over x where x.user_id = v.id and x.kind = 'user') as users,
      array(select x.thing_id from passed_over x where x.user_id = v.id and x.kind = 'jehub') as hubs
    from unnest(${[...new Set(userIds)]}::bigint[]) v(id)`
  const byUser = new Map(rows.map((row) => [row.userId, row]))
  return userIds.map((id) => byUser.get(id)!)
})

type StillShownQuestion = { ids: string[]; names: string[] }
type StillShown = { id: string; username: string; showsFollows: boolean }

/** Members who are not suspended, by id and by @name, and whether they show whom they follow. */
export const readStillShown = makeBatch(async (sql: Sql, questions: StillShownQuestion[]) => {
  const ids = [...new Set(questions.flatMap(({ ids }) => ids))]
  const names = [...new Set(questions.flatMap(({ names }) => names))]
  const rows = await sql<StillShown[]>`
    select u.id, u.username, ${showsFollows(sql)} as shows_follows from users u
    where u.id = any(${ids}::bigint[]) and (u.suspended_until > now()) is not true
    union all
    select u.id, u.username, ${showsFollows(sql)} from users u
    where u.username = any(${names}::text[]) and (u.suspended_until > now()) is not true`
  const found = new Map(
    rows.flatMap((row) => [[row.id, row] as const, [`@${row.username}`, row] as const]),
  )
  return questions.map(() => found)
})
