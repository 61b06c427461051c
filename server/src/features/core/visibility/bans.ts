import type { Fragment, Sql } from '#lib/db.ts'
import { refuse } from '#lib/errors.ts'

/**
 * SQL condition: the viewer is not banned from the hub of the post `s` (`post_stats`). Banned people can read a
 * public hub, but change nothing.
 */
export function isNotBanned(sql: Sql, viewerId: string | Fragment) {
  return sql`
    (s.hub_id is null or s.hub_id <> all (array(
      select b.hub_id from hub_bans b
      where b.user_id = ${viewerId} and (b.until is null or b.until > now())
    )))`
}

/** Refuses viewers who are banned from the hub of a post; does nothing for a post that they cannot see. */
export async function expectNotBanned(sql: Sql, postId: string, viewerId: string) {
  const [banned] = await sql`
    select from post_stats s
    where s.post_id = ${postId} and not s.is_private and (s.is_live or s.author_id = ${viewerId})
      and not ${isNotBanned(sql, viewerId)}`
  if (banned) throw refuse('hubs.banned')
}
