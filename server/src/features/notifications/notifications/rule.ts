import { hasNoMutedWord, isNotShunned, isVisible } from '#features/core/visibility/rule.ts'
import type { Fragment, Sql } from '#lib/db.ts'

/** Further notifications of one member are deleted, so no list or count reads more. */
export const MOST_STORED = 1_000

/**
 * SQL condition: the notification `n` can still be shown: the post is visible, the comment exists, one of the actors is
 * neither blocked nor muted, nor are the hub or the words. `joinCauses` joins the tables. Mostly the latest actor wrote the
 * comment: that check is cheaper, and comes first.
 */
export function isShowable(sql: Sql, userId: string | Fragment) {
  return sql`(
    (n.post_id is null or ${isVisible(sql, userId)})
    and (n.comment_id is null or c.state = 'live')
    and (n.actors = '{}'
      or (c.author_id = n.actors[1] and ${isNotShunned(sql, userId, sql`c.author_id`)})
      or exists (
        select from users a where a.id = any(n.actors) and ${isNotShunned(sql, userId, sql`a.id`)}))
    and (n.type <> 'hubPost' or n.hub_id <> all (array(
      select x.hub_id from hub_mutes x where x.user_id = ${userId})))
    and (n.comment_id is not null or n.type not in ('mention', 'hubPost', 'personPost', 'quote') or ${hasNoMutedWord(sql, userId)}))`
}

export function joinCauses(sql: Sql) {
  return sql`
    left join post_stats s on s.post_id = n.post_id
    left join comments c on c.id = n.comment_id`
}
