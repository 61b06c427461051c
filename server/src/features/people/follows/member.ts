import { makeBatch } from '#lib/batch.ts'
import type { Sql } from '#lib/db.ts'

type Question = { viewerId: string; ids: string[] }
type Row = { asked: number; id: string; isRequested: boolean }
type Answer = Record<'followed' | 'requested', Set<string>>

/** Whom of these each viewer follows or asked to follow, of all who ask together in one statement. */
const readFollowed = makeBatch(async (sql: Sql, questions: Question[]) => {
  const rows = await sql<Row[]>`
    select q.at::int - 1 as asked, i.id, f.is_requested
    from unnest(${questions.map(({ viewerId }) => viewerId)}::bigint[],
      ${questions.map(({ ids }) => `{${ids}}`)}::text[]) with ordinality q(viewer_id, ids, at)
    cross join lateral unnest(q.ids::bigint[]) i(id)
    cross join lateral (
      select false as is_requested from follows f where f.follower_id = q.viewer_id and f.followed_id = i.id
      union all
      select true from follow_requests r join users u on u.id = r.followed_id and u.is_private
      where r.follower_id = q.viewer_id and r.followed_id = i.id
      offset 0
    ) f`
  const answers = questions.map((): Answer => ({ followed: new Set(), requested: new Set() }))
  for (const { asked, id, isRequested } of rows)
    answers[asked]![isRequested ? 'requested' : 'followed'].add(id)
  return answers
})

/** People that were found for all, with whether the viewer follows them or asked to; null for oneself. */
export async function markFollowed<User extends { _id: string }>(
  sql: Sql,
  users: User[],
  viewerId: string,
) {
  if (users.length === 0) return []
  const { followed, requested } = await readFollowed(sql, {
    viewerId,
    ids: users.map(({ _id }) => _id),
  })
  return users.map((user) => ({
    ...user,
    isFollowed: user._id === viewerId ? null : followed.has(user._id),
    isRequested: requested.has(user._id),
  }))
}
