import { isNotShunned, isWelcome } from '#features/core/visibility/rule.ts'
import type { Fragment, Sql } from '#lib/db.ts'
import { limitTo } from '#lib/pages.ts'
import { isBefore, type Stretch } from './queries.ts'

/** The ids of the newest posts of some people, whom the statement selects as `author_id`. */
export function listOfAuthors(sql: Sql, authors: Fragment, stretch: Stretch) {
  return sql<{ id: string }[]>`${selectOfAuthors(sql, authors, stretch)}`
}

/**
 * The newest n posts are by at most n authors, those with the newest latest posts: of all others only that one row is
 * read. Blocked and muted authors are left out first: otherwise the rule would be checked for all their posts.
 */
export function selectOfAuthors(sql: Sql, authors: Fragment, { viewerId, before, count }: Stretch) {
  const newestOf = (authorId: Fragment, most: number) => sql`
    select s.post_id
    from post_stats s
    where s.author_id = ${authorId} and ${isWelcome(sql, viewerId)} ${isBefore(sql, before)}
    order by s.post_id desc
    ${limitTo(sql, most)}`
  return sql`
    select n.post_id as id
    from (
      select a.author_id
      from (${authors}) a
      cross join lateral (${newestOf(sql`a.author_id`, 1)}) n
      where ${isNotShunned(sql, viewerId, sql`a.author_id`)}
      order by n.post_id desc
      ${limitTo(sql, count)}
    ) a
    cross join lateral (${newestOf(sql`a.author_id`, count)}) n
    order by n.post_id desc
    ${limitTo(sql, count)}`
}
