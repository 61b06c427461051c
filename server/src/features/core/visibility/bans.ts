import type { Sql } from '#lib/db.ts'
import { refuse } from '#lib/errors.ts'

/** Who is banned from a public hub reads on there, and changes nothing: `s` is the `post_stats` row of a post. */
export function isNotBanned(sql: Sql, viewerId: string) {
  return sql`
    (s.hub_id is null or s.hub_id <> all (array(
      select b.hub_id from hub_bans b
      where b.user_id = ${viewerId} and (b.until is null or b.until > now())
    )))`
}

/** Refuses who is banned from the hub of a post; of one that they cannot see it says nothing. */
export async function expectNotBanned(sql: Sql, postId: string, viewerId: string) {
  const [banned] = await sql`
    select from post_stats s
    where s.post_id = ${postId} and not s.is_private and (s.is_live or s.author_id = ${viewerId})
      and not ${isNotBanned(sql, viewerId)}`
  if (banned) throw refuse('hubs.banned')
}
