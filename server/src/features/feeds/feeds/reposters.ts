import type { UserSummary } from '@jes/contract/core/users'
import type { Post } from '@jes/contract/posts/posts'
import { userJson } from '#features/core/users/queries.ts'
import { isNotShunned } from '#features/core/visibility/rule.ts'
import type { Sql } from '#lib/db.ts'
import { limitTo } from '#lib/pages.ts'

/** Of a post that very many reposted, the latest so many are looked through. */
const MOST_READ = 1_000

type Row = { id: string; user: UserSummary; people: number }

/** Adds to posts who of those whom the viewer follows reposted them. */
export async function sayReposters(sql: Sql, ads: Post[], viewerId: string) {
  const reposted = ads.filter(({ repostCount }) => repostCount > 0)
  if (reposted.length === 0) return
  const rows = await sql<Row[]>`
    select i.id, who.people, who.user
    from unnest(${reposted.map(({ _id }) => _id)}::bigint[]) i(id)
    cross join lateral (
      select count(*)::int as people, (array_agg(${userJson(sql, 'u')} order by r.id desc))[1] as user
      from (
        select r.id, r.user_id from reposts r where r.post_id = i.id
        order by r.id desc ${limitTo(sql, MOST_READ)}
      ) r
      join follows f on f.follower_id = ${viewerId} and f.followed_id = r.user_id
      join users u on u.id = r.user_id
      where ${isNotShunned(sql, viewerId, sql`r.user_id`)}
    ) who
    where who.people > 0`
  const byPost = new Map(rows.map((row) => [row.id, row]))
  for (const ad of reposted) {
    const row = byPost.get(ad._id)
    if (row) ad.repostedBy = { user: row.user, others: row.people - 1 }
  }
}
