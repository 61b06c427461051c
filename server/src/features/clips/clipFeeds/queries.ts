import { isNoMutedHub, isNotShunned, isPublic, isWelcome } from '#features/core/visibility/rule.ts'
import { makeBatch } from '#lib/batch.ts'
import type { Sql } from '#lib/db.ts'
import { limitTo } from '#lib/pages.ts'

type Row = { id: string }
type HiddenQuestion = { viewerId: string; ids: string[] }
type Stretch = { viewerId: string | null; before: string | null; count: number }

/** The ids of the newest clips of all. */
export function listLatest(sql: Sql, { viewerId, before, count }: Stretch) {
  return sql<Row[]>`
    select c.post_id as id
    from clip_counts c
    join post_stats s on s.post_id = c.post_id
    where ${isPublic(sql, viewerId)} ${isBefore(sql, before)}
    order by c.post_id desc
    ${limitTo(sql, count)}`
}

/** The ids of the newest clips of followed people and of joined hubs. */
export async function listFollowing(sql: Sql, { viewerId, before, count }: Stretch) {
  const found: Row[] = []
  for (let from = before; ; ) {
    const near = await listNear(sql, { viewerId, before: from, count })
    found.push(...near.filter(({ isShown }) => isShown))
    if (found.length >= count || near.length < count) return found.slice(0, count)
    from = near.at(-1)!.id
  }
}

/**
 * The newest of all these, from the indexes alone; only for those visibility is checked. Muted people and hubs are left
 * out first, or all of theirs would be read; in a muted hub the member's own clips remain.
 */
function listNear(sql: Sql, { viewerId, before, count }: Stretch) {
  const isOlder = before ? sql`and c.post_id < ${before}` : sql``
  return sql<(Row & { isShown: boolean })[]>`
    select n.post_id as id, ${isWelcome(sql, viewerId)} as is_shown
    from (
      select n.post_id
      from follows f
      cross join lateral (
        select c.post_id from clip_counts c
        where c.author_id = f.followed_id ${isOlder}
        order by c.post_id desc
        ${limitTo(sql, count)}
      ) n
      where f.follower_id = ${viewerId} and ${isNotShunned(sql, viewerId, sql`f.followed_id`)}
      union
      select n.post_id
      from hub_members m
      cross join lateral (
        select c.post_id from clips c
        where c.hub_id = m.hub_id and c.post_id is not null ${isOlder}
        order by c.post_id desc
        ${limitTo(sql, count)}
      ) n
      where m.user_id = ${viewerId} and ${isNoMutedHub(sql, viewerId, sql`m.hub_id`)}
      union
      select c.post_id
      from hub_mutes x
      join hub_members m on m.hub_id = x.hub_id and m.user_id = x.user_id
      join clips c on c.hub_id = x.hub_id
      join clip_counts o on o.post_id = c.post_id and o.author_id = x.user_id
      where x.user_id = ${viewerId} ${isOlder}
      order by post_id desc
      ${limitTo(sql, count)}
    ) n
    join post_stats s on s.post_id = n.post_id
    order by n.post_id desc`
}

/** Whether there is any public clip. */
export async function hasPublicClip(sql: Sql) {
  const found = await sql`
    select from clip_counts c
    join post_stats s on s.post_id = c.post_id
    where ${isPublic(sql, null)}
    order by c.post_id desc
    limit 1`
  return found.length > 0
}

/** Which of these clips each member has hidden, of all who ask together in one statement. */
export const readHidden = makeBatch(async (sql: Sql, questions: HiddenQuestion[]) => {
  const rows = await sql<(Row & { asked: number })[]>`
    select q.at::int - 1 as asked, i.id
    from unnest(${questions.map(({ viewerId }) => viewerId)}::bigint[],
      ${questions.map(({ ids }) => `{${ids}}`)}::text[]) with ordinality q(viewer_id, ids, at)
    cross join lateral unnest(q.ids::bigint[]) i(id)
    cross join lateral (
      select from clip_seen h where h.user_id = q.viewer_id and h.clip_id = i.id and h.is_hidden offset 0
    ) h`
  const answers = questions.map(() => new Set<string>())
  for (const { asked, id } of rows) answers[asked]!.add(id)
  return answers
})

/** In both branches of the union, so that neither is merged from the newest on, however deep the page is. */
function isBefore(sql: Sql, before: string | null) {
  return before ? sql`and c.post_id < ${before} and s.post_id < ${before}` : sql``
}
