import type { ModLogEntry } from '@jes/contract/hubs/moderation'
import { expectInside } from '#features/core/hubAccess/access.ts'
import { userJson } from '#features/core/users/queries.ts'
import { isNotBlocked, isVisible } from '#features/core/visibility/rule.ts'
import type { Sql } from '#lib/db.ts'
import { cutPage, limitTo, type PageRequest, readCursor, writeCursor } from '#lib/pages.ts'

/** The team's actions, newest first, for all who may read the hub. It quotes nothing of what was removed. */
export async function listLog(
  sql: Sql,
  nameOrId: string,
  { cursor, limit }: PageRequest,
  viewerId: string | null,
) {
  const hub = await expectInside(sql, nameOrId, viewerId)
  const [before] = cursor ? readCursor(cursor, ['id']) : []
  const rows = await sql<ModLogEntry[]>`
    select l.id as _id, l.action, l.is_automod, l.rule, l.reason, l.created_at,
      -- What AutoMod found stands in the text itself.
      case when not l.is_automod then l.detail end as detail,
      ${userJson(sql, 'b')} as by, ${userJson(sql, 'u')} as user,
      case when ${isVisible(sql, viewerId)} then json_build_object('_id', p.id::text, 'title', p.title,
        'user', json_build_object('username', pu.username)) end as ad
    from mod_log l
    left join users b on b.id = l.by_id and ${isNotBlocked(sql, viewerId, sql`b.id`)}
    left join users u on u.id = l.user_id and ${isNotBlocked(sql, viewerId, sql`u.id`)}
    left join posts p on p.id = l.post_id
    left join users pu on pu.id = p.author_id
    left join post_stats s on s.post_id = l.post_id
    where l.hub_id = ${hub.id} ${before ? sql`and (-l.id) > -(${before}::bigint)` : sql``}
    order by (-l.id)
    ${limitTo(sql, limit + 1)}`
  const { shown, nextCursor } = cutPage(rows, limit, ({ _id }) => writeCursor(_id))
  return { entries: shown, nextCursor }
}
