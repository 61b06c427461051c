import { isNotBlocked, isVisible } from '#features/visibility/rule.ts'
import type { Sql } from '#lib/db.ts'

/** More than these of one member are swept away, so no list or count looks further. */
export const MOST_KEPT = 1_000

/**
 * True in SQL while there is still something to tell: the post is visible, the comment there, and somebody who did it
 * is not blocked. The notification is called `n`; `joinCauses` brings what it speaks of. Mostly the latest to do it
 * wrote the comment: that is the quicker question, and comes first.
 */
export function isTellable(sql: Sql, userId: string) {
  return sql`(
    (n.post_id is null or ${isVisible(sql, userId)})
    and (n.comment_id is null or c.state = 'live')
    and (n.actors = '{}'
      or (c.author_id = n.actors[1] and ${isNotBlocked(sql, userId, sql`c.author_id`)})
      or exists (
        select from users a where a.id = any(n.actors) and ${isNotBlocked(sql, userId, sql`a.id`)})))`
}

export function joinCauses(sql: Sql) {
  return sql`
    left join standings s on s.post_id = n.post_id
    left join comments c on c.id = n.comment_id`
}
