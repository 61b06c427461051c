import { isNotShunned } from '#features/core/visibility/rule.ts'
import type { Fragment, Sql } from '#lib/db.ts'
import { limitTo } from '#lib/pages.ts'
import { selectOfAuthors } from './authors.ts'
import { idHoursAgo } from './orders.ts'
import type { Stretch } from './queries.ts'

/** Older reposts are no news any more. */
const REPOST_HOURS = 30 * 24

type Entry = { id: string; place: string; isShown: boolean }
type Following = Omit<Stretch, 'viewerId'> & { viewerId: string }

/**
 * The newest posts of the viewer and of those whom the viewer follows, and what these reposted; each post once. Which
 * reposts are not shown is asked of the few that are about to be.
 */
export function listFollowing(sql: Sql, stretch: Following) {
  return sql<Entry[]>`
    select e.id, e.place, e.is_post or ${standsHere(sql, stretch.viewerId)} as is_shown
    from (
      select p.id, p.id as place, true as is_post from (${selectPosts(sql, stretch)}) p
      union all
      select r.id, r.place, false from (${selectReposts(sql, stretch)}) r
      order by place desc
      ${limitTo(sql, stretch.count)}
    ) e
    order by e.place desc`
}

/**
 * A post stands at the latest of its reposts by followed people; one whose author the viewer follows stands at its own
 * place alone.
 */
function standsHere(sql: Sql, viewerId: string) {
  return sql`
    not exists (
      select from post_stats s
      where s.post_id = e.id and (s.author_id = ${viewerId} or exists (
        select from follows f where f.follower_id = ${viewerId} and f.followed_id = s.author_id))
    ) and not exists (
      select from reposts o
      where o.post_id = e.id and o.id > e.place and o.user_id = any (array(
        select f.followed_id from follows f
        where f.follower_id = ${viewerId} and ${isNotShunned(sql, viewerId, sql`f.followed_id`)}))
    )`
}

/** The newest posts of the viewer and of those whom the viewer follows. */
function selectPosts(sql: Sql, stretch: Following) {
  const { viewerId } = stretch
  const authors = sql`
    select f.followed_id as author_id from follows f where f.follower_id = ${viewerId}
    union all
    select ${viewerId}`
  return selectOfAuthors(sql, authors, stretch)
}

/** As of posts: of most followed people only the latest repost is read. */
function selectReposts(sql: Sql, { viewerId, before, count }: Following) {
  const latestOf = (userId: Fragment, most: number) => sql`
    select r.post_id, r.id
    from reposts r
    where r.user_id = ${userId} and r.id > ${idHoursAgo(REPOST_HOURS)}
      ${before ? sql`and r.id < ${before}` : sql``}
    order by r.id desc
    ${limitTo(sql, most)}`
  return sql`
    select n.post_id as id, n.id as place
    from (
      select f.followed_id
      from follows f
      cross join lateral (${latestOf(sql`f.followed_id`, 1)}) n
      where f.follower_id = ${viewerId} and ${isNotShunned(sql, viewerId, sql`f.followed_id`)}
      order by n.id desc
      ${limitTo(sql, count)}
    ) a
    cross join lateral (${latestOf(sql`a.followed_id`, count)}) n
    order by n.id desc
    ${limitTo(sql, count)}`
}
