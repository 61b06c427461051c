import type { Sql } from '#lib/db.ts'

type Closed = {
  hubId: string
  postId: string
  commentId: string | null
  state: 'removed' | 'kept'
}

/**
 * The team has looked: the thing leaves the queue, and those who reported it hear what became of it. What was
 * reported to the site stays open there. The queue comes first: who reports just now makes a new row.
 */
export async function closeQueue(sql: Sql, { hubId, postId, commentId, state }: Closed) {
  const { count } = await sql`
    update mod_queue set closed_at = now()
    where closed_at is null and ${commentId ? sql`comment_id = ${commentId}` : sql`post_id = ${postId} and comment_id is null`}`
  const thingId = commentId ?? postId
  const kinds = commentId ? ['comment'] : ['post', 'clip']
  await sql`
    with closed as (
      update reports set state = ${state}, closed_at = now()
      where thing_id = ${thingId} and kind = any(${kinds}) and hub_id = ${hubId} and state = 'open'
      returning reporter_id, kind
    )
    select notify('report', 'report ' || c.kind || ' ' || ${thingId}, array_agg(c.reporter_id), null,
      the_facts => jsonb_build_object('state', ${state}::text, 'kind', c.kind))
    from closed c
    group by c.kind`
  return count > 0
}
