import { hasNoMutedWord, isNotShunned, isVisible } from '#features/core/visibility/rule.ts'
import type { Sql } from '#lib/db.ts'

/** More than these of one member are swept away, so no list or count looks further. */
export const MOST_KEPT = 1_000

/**
 * True in SQL while there is still something to tell: the post is visible, the comment there, somebody who did it
 * neither blocked nor muted, and the hub or the words of what was written in it neither. The notification is called `n`; `joinCauses` brings what it speaks of. Mostly the latest to do it
 * wrote the comment: that is the quicker question, and comes first.
 */
export function isTellable(sql: Sql, userId: string) {
  return sql`(
    (n.post_id is null or ${isVisible(sql, userId)})
    and (n.comment_id is null or c.state = 'live')
    and (n.actors = '{}'
      or (c.author_id = n.actors[1] and ${isNotShunned(sql, userId, sql`c.author_id`)})
      or exists (
        select from users a where a.id = any(n.actors) and ${isNotShunned(sql, userId, sql`a.id`)}))
    and (n.type <> 'hubPost' or n.hub_id <> all (array(
      select x.hub_id from hub_mutes x where x.user_id = ${userId})))
    and (n.comment_id is not null or n.type not in ('mention', 'hubPost') or ${hasNoMutedWord(sql, userId)}))`
}

export function joinCauses(sql: Sql) {
  return sql`
    left join post_stats s on s.post_id = n.post_id
    left join comments c on c.id = n.comment_id`
}
