import { COMMENT_PAGE, type Comment } from '@jes/contract/comments/comments'
import { listBlocked } from '#features/core/visibility/rule.ts'
import type { Sql } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { limitTo } from '#lib/pages.ts'
import { markMuted } from './muted.ts'
import {
  type CommentRow,
  hasPlace,
  type KnownPost,
  type Reader,
  selectComments,
  toComment,
} from './rows.ts'

/** How many of the best replies are loaded on each level. */
const FLOORS = [3, 2, 1]
/** One comment with all its loaded replies: 1 + 3 + 3·2 + 3·2·1. */
const MOST_IN_TREE = 16

/** The comments with these ids that the viewer may see, in the order of the ids, without their replies. */
export async function listComments(sql: Sql, ids: string[], viewerId: string | null) {
  if (ids.length === 0) return []
  return readComments(sql, ids, { viewerId, blocked: await listBlocked(sql, viewerId) })
}

/** The same where the reader is known, and perhaps the post. */
export async function readComments(sql: Sql, ids: string[], reader: Reader, post?: KnownPost) {
  const from = sql`comments c`
  const read = await sql<CommentRow[]>`
    ${selectComments(sql, from, { ids, reader, post })} and c.id = any(${ids}::bigint[])`
  const rows = await markMuted(sql, read, reader)
  const found = new Map(rows.filter(isWorthAPlace).map((row) => [row._id, row]))
  return ids.flatMap((id) => {
    const row = found.get(id)
    return row ? toComment(row) : []
  })
}

export async function findComment(sql: Sql, id: string, viewerId: string | null) {
  const [comment] = await listComments(sql, [id], viewerId)
  return comment ?? null
}

/** The comment, or one refusal whether it does not exist, is deleted, or is hidden from this viewer. */
export async function expectComment(sql: Sql, id: string, viewerId: string) {
  const comment = await findComment(sql, id, viewerId)
  if (!comment?.user) throw notFound()
  return comment
}

/** The same comments with their best replies, and the best replies to those. */
export async function listTrees(sql: Sql, ids: string[], reader: Reader, post: KnownPost) {
  if (ids.length === 0) return []
  const read = await sql<CommentRow[]>`${selectTrees(sql, ids, reader, post)}`
  const rows = await markMuted(sql, read, reader)
  const requested = new Set(ids)
  const repliesTo = new Map<string, CommentRow[]>()
  const roots = new Map<string, CommentRow>()
  for (const row of rows.filter(isWorthAPlace)) {
    if (requested.has(row._id)) roots.set(row._id, row)
    else if (row.parentComment) push(repliesTo, row.parentComment, row)
  }
  return ids.flatMap((id) => {
    const root = roots.get(id)
    return root ? grow(root, repliesTo) : []
  })
}

/** One statement for all levels: the best replies to each, by the index of replies. */
export function selectTrees(sql: Sql, ids: string[], reader: Reader, post: KnownPost) {
  // The limit cuts nothing off: it shows the planner how few rows there are, so that it scans no whole table.
  const few = limitTo(sql, Math.ceil(ids.length / COMMENT_PAGE) * COMMENT_PAGE * MOST_IN_TREE)
  const from = sql`(select id, floor from tree ${few}) t join comments c on c.id = t.id`
  return sql`
    with recursive tree as (
      select c.id, c.reply_count, 0 as floor from comments c where c.id = any(${ids}::bigint[])
      union all
      select r.id, r.reply_count, t.floor + 1
      from tree t
      cross join lateral (
        select r.id, r.reply_count
        from comments r
        where r.parent_id = t.id and ${hasPlace(sql, reader, 'r')}
        order by r.wilson desc, r.id desc
        limit (${FLOORS}::int[])[t.floor + 1]
      ) r
      where t.floor < cardinality(${FLOORS}::int[]) and t.reply_count > 0
    )
    ${selectComments(sql, from, { ids, reader, post })}
    order by t.floor, c.wilson desc, c.id desc`
}

function grow(row: CommentRow, repliesTo: Map<string, CommentRow[]>): Comment {
  const replies = repliesTo.get(row._id) ?? []
  return {
    ...toComment(row, replies),
    replies: replies.map((reply) => grow(reply, repliesTo)),
  }
}

/** A deleted comment is shown only while it has visible replies. */
function isWorthAPlace({ authorId, replyCount }: CommentRow) {
  return authorId !== null || replyCount > 0
}

function push<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value) {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}
