import type { Suggestions } from '@jes/contract/search'
import type { UserSummary } from '@jes/contract/users'
import { selectSummary } from '#features/users/queries.ts'
import { isNotBlocked, isVisible } from '#features/visibility/rule.ts'
import type { Sql } from '#lib/db.ts'

/** What somebody may mean who has typed so much: people after @, hashtags after #, else both. */
export async function suggest(sql: Sql, q: string, viewerId: string | null): Promise<Suggestions> {
  const typed = q.replace(/^[@#]/, '').toLowerCase()
  if (!typed) return { users: [], hashtags: [] }

  const [users, hashtags] = await Promise.all([
    q.startsWith('#') ? [] : suggestUsers(sql, typed, viewerId),
    q.startsWith('@') ? [] : suggestHashtags(sql, typed, viewerId),
  ])
  return { users, hashtags }
}

/** By the beginning of the username or of a word of the name; the very name first, then the most followed. */
async function suggestUsers(sql: Sql, typed: string, viewerId: string | null) {
  return sql<UserSummary[]>`
    select ${selectSummary(sql)}
    from users u
    where (u.username like ${`${literal(typed)}%`}
        or (' ' || lower(u.display_name)) like ${`% ${literal(typed)}%`})
      and ${isNotBlocked(sql, viewerId, sql`u.id`)}
    order by (u.username = ${typed}) desc, u.follower_count desc, u.id
    limit 8`
}

/** The most used first, counted over what the viewer may see. */
async function suggestHashtags(sql: Sql, typed: string, viewerId: string | null) {
  return sql<Suggestions['hashtags']>`
    select h.tag, count(*)::int as count
    from post_hashtags h
    join standings s on s.post_id = h.post_id
    where h.tag like ${`${literal(typed)}%`} and ${isVisible(sql, viewerId)}
    group by h.tag
    order by count(*) desc, h.tag
    limit 8`
}

/** What was typed, with nothing in it that LIKE would understand. */
function literal(typed: string) {
  return typed.replace(/[\\%_]/g, '\\$&')
}
