import { isVisible } from '#features/visibility/rule.ts'
import type { Sql } from '#lib/db.ts'
import { type Arranged, arrange, type Candidate, type Voice } from './arrange.ts'
import { idHoursAgo, STRETCH } from './orders.ts'

/** A new voice has fewer followers and views than this, and a post of the last day. */
const SMALL_FOLLOWING = 200
const FEW_VIEWS = 100

/** What a member's home feed begins with; the popular posts follow after it. */
export async function composeHome(sql: Sql, viewerId: string): Promise<Arranged[]> {
  const [candidates, voices] = await Promise.all([
    listCandidates(sql, viewerId),
    listVoices(sql, viewerId),
  ])
  return arrange(candidates, voices).slice(0, STRETCH)
}

/**
 * The five newest of everybody whom the member follows, and a hundred popular posts.
 * Affinity (0 to 1) grows with the member's up-votes for an author and halves in two weeks.
 */
function listCandidates(sql: Sql, viewerId: string) {
  return sql<Candidate[]>`
    with liked as (
      select s.author_id,
        1 - exp(-sum(power(0.5, extract(epoch from now() - v.created_at)::float8 / 1209600)) / 10) as affinity
      from (
        select v.post_id, v.created_at
        from post_votes v
        where v.user_id = ${viewerId} and v.value = 1
        order by v.created_at desc
        limit 200
      ) v
      join standings s on s.post_id = v.post_id
      group by s.author_id
    ),
    candidates as (
      select n.post_id, n.author_id, n.rank, 'following' as reason
      from follows f
      cross join lateral (
        select s.post_id, s.author_id, s.rank
        from standings s
        where s.author_id = f.followed_id and ${isVisible(sql, viewerId)}
        order by s.post_id desc
        limit 5
      ) n
      where f.follower_id = ${viewerId}
      union all
      (
        select s.post_id, s.author_id, s.rank,
          case when exists (
            select from follows f where f.follower_id = ${viewerId} and f.followed_id = s.author_id
          ) then 'following' else 'popular' end
        from standings s
        where ${isVisible(sql, viewerId)} and s.author_id <> ${viewerId}
        order by s.rank desc, s.post_id desc
        limit 100
      )
    )
    select distinct on (c.post_id) c.post_id as id, c.author_id, c.reason,
      c.rank + 0.3 * coalesce(l.affinity, 0)
        + case c.reason when 'following' then log10(1 + coalesce(l.affinity, 0)) else log10(0.75) end as score
    from candidates c
    left join liked l on l.author_id = c.author_id
    order by c.post_id, c.reason`
}

/** Posts that hardly anybody has seen yet, the least seen first. */
function listVoices(sql: Sql, viewerId: string) {
  return sql<Voice[]>`
    select s.post_id as id, s.author_id
    from (
      select s.post_id, s.author_id
      from standings s
      where ${isVisible(sql, viewerId)} and s.author_id <> ${viewerId} and s.score >= 0
        and s.post_id > ${idHoursAgo(24)}
      order by s.post_id desc
      limit 200
    ) s
    join users u on u.id = s.author_id
    left join post_views w on w.post_id = s.post_id
    where u.follower_count < ${SMALL_FOLLOWING} and coalesce(w.views, 0) < ${FEW_VIEWS}
    order by coalesce(w.views, 0), s.post_id desc
    limit 60`
}
