import type { Fragment, Sql } from '#lib/db.ts'

type Closed = {
  hubId: string
  postId: string
  commentId: string | null
  state: 'removed' | 'kept'
}

/**
 * Closes the queue entry after the team's decision and notifies the reporters. What was reported to the site stays
 * open there. The queue row comes first: a concurrent report makes a new one.
 */
export async function closeQueue(sql: Sql, { hubId, postId, commentId, state }: Closed) {
  const { count } = await sql`
    update mod_queue set closed_at = now()
    where closed_at is null and ${isQueued(sql, postId, commentId)}`
  const isIt = sql`${isReported(sql, postId, commentId)} and hub_id = ${hubId}`
  await closeReports(sql, isIt, { state })
  return count > 0
}

/** SQL condition: the row of `mod_queue` is about this post, or this comment under it. */
export function isQueued(sql: Sql, postId: string, commentId: string | null) {
  return commentId
    ? sql`comment_id = ${commentId}`
    : sql`post_id = ${postId} and comment_id is null`
}

export function isReported(sql: Sql, postId: string, commentId: string | null) {
  const kinds = commentId ? ['comment'] : ['post', 'clip']
  return sql`thing_id = ${commentId ?? postId} and kind = any(${kinds})`
}

type Answer = {
  state: 'removed' | 'kept'
  /** The site's outcome, where it is neither removed nor kept. */
  outcome?: string | undefined
}

/** Notifies the reporters of the outcome, each once. */
export async function closeReports(sql: Sql, isIt: Fragment, { state, outcome }: Answer) {
  await sql`
    with closed as (
      update reports set state = ${state}, closed_at = now()
      where state = 'open' and ${isIt}
      returning reporter_id, kind, thing_id
    )
    select notify('report', 'report ' || c.kind || ' ' || c.thing_id, array_agg(c.reporter_id), null,
      the_facts => jsonb_strip_nulls(jsonb_build_object(
        'state', ${state}::text, 'kind', c.kind, 'outcome', ${outcome ?? null}::text)))
    from closed c
    where c.reporter_id is not null
    group by c.kind, c.thing_id`
}
