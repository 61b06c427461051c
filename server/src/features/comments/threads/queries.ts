import type { CommentSort } from '@jes/contract/comments/comments'
import { type CommentCursor, ORDERS } from '#features/comments/comments/orders.ts'
import { hasPlace, type Reader } from '#features/comments/comments/rows.ts'
import { isOfTeam, isReadable, listShunned } from '#features/core/visibility/rule.ts'
import type { Fragment, Sql } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { limitTo } from '#lib/pages.ts'

/** The comments on a post as a whole. */
export type Thread = {
  postId: string
  authorId: string
  total: number
  threadCount: number
  pinnedId: string | null
  /** Whether the reader is in the team of the post's hub. */
  canModerate: boolean
  /** So new that new comments get slots among the best. */
  isYoung: boolean
  at: string
  reader: Reader
}

/** A comment in a list, with its sort key. */
export type Entry = { id: string; key: number }

export async function expectThread(sql: Sql, postId: string, viewerId: string | null) {
  const [[found], { blocked, muted }] = await Promise.all([
    sql<(Omit<Thread, 'reader'> & { pinnedAuthorId: string | null })[]>`
      select s.post_id, s.author_id, s.comment_count as total, s.thread_count, now() as at,
        p.created_at > now() - interval '2 hours' as is_young, p.pinned_comment_id as pinned_id,
        (select c.author_id from comments c where c.id = p.pinned_comment_id) as pinned_author_id,
        ${isOfTeam(sql, viewerId)} as can_moderate
      from post_stats s
      join posts p on p.id = s.post_id
      where s.post_id = ${postId} and ${isReadable(sql, viewerId)}`,
    listShunned(sql, viewerId),
  ])
  if (!found) throw notFound()
  const { pinnedAuthorId, ...thread } = found
  const isHidden = pinnedAuthorId !== null && blocked.includes(pinnedAuthorId)
  return {
    ...thread,
    pinnedId: isHidden ? null : thread.pinnedId,
    reader: { viewerId, blocked, muted },
  } satisfies Thread
}

type Stretch = {
  reader: Reader
  sort: CommentSort
  after: CommentCursor | null
  /** How many to skip where there is no cursor. */
  offset: number
  except: string[]
  count: number
}

/** The comments that answer the post itself. */
export function selectRoots(sql: Sql, postId: string, stretch: Stretch) {
  return selectEntries(sql, sql`c.post_id = ${postId} and c.parent_id is null`, stretch)
}

/** The replies to one comment. */
export function selectReplies(sql: Sql, parentId: string, stretch: Stretch) {
  return selectEntries(sql, sql`c.parent_id = ${parentId}`, stretch)
}

function selectEntries(sql: Sql, isIn: Fragment, stretch: Stretch) {
  const { reader, sort, after, offset, except, count } = stretch
  const order = ORDERS[sort]
  return sql<Entry[]>`
    select c.id, ${order.key(sql)} as key
    from comments c
    where ${isIn} and ${hasPlace(sql, reader, 'c')}
      ${after ? sql`and ${order.isAfter(sql, after)}` : sql``}
      ${except.length > 0 ? sql`and c.id <> all(${except}::bigint[])` : sql``}
    order by ${order.by(sql)}
    ${limitTo(sql, count)}
    ${offset > 0 ? sql`offset ${offset}` : sql``}`
}

/** The newest comments on the post itself, of the last half hour. */
export function listFresh(
  sql: Sql,
  { postId, pinnedId, reader: { blocked } }: Thread,
  count: number,
) {
  return sql<Entry[]>`
    select c.id, c.wilson as key
    from comments c
    where c.post_id = ${postId} and c.parent_id is null and c.is_shown and c.state = 'live'
      and c.created_at > now() - interval '30 minutes' and c.id is distinct from ${pinnedId}::bigint
      ${blocked.length > 0 ? sql`and c.author_id <> all(${blocked}::bigint[])` : sql``}
    order by (-c.id)
    ${limitTo(sql, count)}`
}

/** The ids from a comment upwards through so many parents, the nearest first. */
export async function listUpwards(sql: Sql, postId: string, commentId: string, steps: number) {
  const rows = await sql<{ id: string }[]>`
    with recursive up as (
      select c.id, c.parent_id, 0 as step from comments c
      where c.id = ${commentId} and c.post_id = ${postId}
      union all
      select c.id, c.parent_id, up.step + 1 from up join comments c on c.id = up.parent_id
      where up.step < ${steps}::int
    )
    select id from up order by step`
  return rows.map(({ id }) => id)
}
