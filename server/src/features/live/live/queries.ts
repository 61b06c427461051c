import type { Language } from '@jes/contract/core/settings'
import type { PostScore, Score } from '@jes/contract/live/live'
import { fullSettings } from '#features/core/settings/queries.ts'
import { isFor, isVisible } from '#features/core/visibility/rule.ts'
import type { Sql } from '#lib/db.ts'

/** The posts that the viewer may see. */
export async function listVisible(sql: Sql, postIds: string[], viewerId: string) {
  const rows = await sql<{ postId: string }[]>`
    select s.post_id from post_stats s
    where s.post_id = any(${postIds}::bigint[]) and ${isVisible(sql, viewerId)}`
  return rows.map(({ postId }) => postId)
}

export async function isAuthorOf(sql: Sql, commentId: string, userId: string) {
  const rows = await sql`
    select from comments where id = ${commentId} and author_id = ${userId} and state = 'live'`
  return rows.length > 0
}

type PostStats = {
  authorId: string
  pinnedId: string | null
  total: number
  at: string
  score: PostScore
}

/** The stats of a post, or null once it is off every list. */
export async function findPostStats(sql: Sql, postId: string): Promise<PostStats | null> {
  const [row] = await sql<(Omit<PostStats, 'score'> & Omit<PostScore, '_id'>)[]>`
    select s.author_id, p.pinned_comment_id as pinned_id, s.comment_count as total, now() as at,
      s.up_votes, s.down_votes, s.score, s.repost_count
    from post_stats s
    join posts p on p.id = s.post_id
    where s.post_id = ${postId} and s.is_live`
  if (!row) return null
  const { authorId, pinnedId, total, at, ...votes } = row
  return { authorId, pinnedId, total, at, score: { _id: postId, ...votes } }
}

export async function listScores(sql: Sql, commentIds: string[]): Promise<Score[]> {
  return sql<Score[]>`
    select id as _id, up_votes, down_votes, score from comments
    where id = any(${commentIds}::bigint[]) and state = 'live'`
}

/** The authors of these comments, deleted ones included. */
export async function listAuthors(sql: Sql, commentIds: string[]) {
  const rows = await sql<{ id: string; authorId: string }[]>`
    select id, author_id from comments where id = any(${commentIds}::bigint[])`
  return new Map(rows.map(({ id, authorId }) => [id, authorId]))
}

/** Which connected members may no longer see a private post: they left its hub, were removed, or no longer follow. */
export async function listOutsiders(sql: Sql, postId: string, presentIds: string[]) {
  const rows = await sql<{ id: string }[]>`
    select u.id
    from post_stats s, unnest(${presentIds}::bigint[]) u(id)
    where s.post_id = ${postId} and s.is_private and not (${isFor(sql, sql`u.id`)})`
  return rows.map(({ id }) => id)
}

/** Which connected members have blocked one of the authors, or are blocked by them, by author. */
export async function listShutOut(sql: Sql, authorIds: string[], presentIds: string[]) {
  const rows = await sql<{ authorId: string; otherId: string }[]>`
    select x.blocker_id as author_id, x.blocked_id as other_id from blocks x
    where x.blocker_id = any(${authorIds}::bigint[]) and x.blocked_id = any(${presentIds}::bigint[])
    union all
    select x.blocked_id, x.blocker_id from blocks x
    where x.blocked_id = any(${authorIds}::bigint[]) and x.blocker_id = any(${presentIds}::bigint[])`
  return (authorId: string | undefined) =>
    rows.filter((row) => row.authorId === authorId).map(({ otherId }) => otherId)
}

export async function findLanguage(sql: Sql, userId: string): Promise<Language> {
  const [row] = await sql<{ settings: { language?: Language } }[]>`
    select settings from users where id = ${userId}`
  return fullSettings(row?.settings ?? {}).language
}
