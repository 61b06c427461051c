import { isVisible } from '#features/core/visibility/rule.ts'
import { stampArrays, toFlags, toOutcomes } from '#lib/actArrays.ts'
import { type ActStamp, isLatestAct } from '#lib/actOrder.ts'
import { type Sql, sql } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { makeGroup } from '#lib/groupCommit.ts'

type Saving = { postId: string; act: ActStamp }
type SavingTogether = Saving & { isSaved: boolean }
type Saved = { isBookmarked: boolean; bookmarkCount: number }

/** Adds or removes a bookmark together with those that arrive at the same time. */
export const setBookmark = makeGroup<SavingTogether, Saved>({
  name: 'bookmark',
  keyOf: ({ postId, act }) => `${act.viewerId} ${postId}`,
  targetOf: ({ postId }) => postId,
  write: (acts, how) => setBookmarks(sql, acts, how),
  writeAlone: ({ isSaved, ...saving }) =>
    isSaved ? addBookmark(sql, saving) : removeBookmark(sql, saving),
})

/** For posts that the members can see; other bookmarks are removed one by one. */
async function setBookmarks(sql: Sql, acts: SavingTogether[], { mayWait }: { mayWait: boolean }) {
  const { viewers, arrivals, sessions, orders } = stampArrays(acts)
  const rows = await sql<{ place: number; isBusy: boolean; bookmarkCount: number }[]>`
    select r.place, r.is_busy, r.bookmark_count
    from (
      select array_agg(a.place::int) as places, array_agg(a.post_id) as posts, array_agg(a.viewer_id) as viewers,
        array_agg(a.is_saved) as are_saved, array_agg(a.arrived_at) as arrivals, array_agg(a.session_id) as sessions,
        array_agg(a.client_order) as orders
      from unnest(${acts.map(({ postId }) => postId)}::bigint[], ${viewers}::bigint[],
        ${toFlags(acts.map(({ isSaved }) => isSaved))}::text[]::boolean[], ${arrivals}::bigint[], ${sessions}::bigint[], ${orders}::bigint[])
        with ordinality a(post_id, viewer_id, is_saved, arrived_at, session_id, client_order, place)
      join post_stats s on s.post_id = a.post_id
      where ${isVisible(sql, sql`a.viewer_id`)}
    ) g
    cross join lateral set_bookmarks(
      g.places, g.posts, g.viewers, g.are_saved, g.arrivals, g.sessions, g.orders, ${mayWait}) r
    where g.places is not null`
  return toOutcomes(acts, rows, ({ bookmarkCount }, { isSaved }) => ({
    isBookmarked: isSaved,
    bookmarkCount,
  }))
}

async function addBookmark(sql: Sql, { postId, act }: Saving) {
  const [row] = await sql<{ bookmarkCount: number }[]>`
    select set_bookmark(s.post_id, ${act.viewerId}, true) as bookmark_count
    from post_stats s
    where s.post_id = ${postId} and ${isVisible(sql, act.viewerId)}
      and ${isLatestAct(sql, act, 'bookmark', sql`s.post_id`)}`
  return row ? { isBookmarked: true, ...row } : expectBookmark(sql, postId, act.viewerId, true)
}

/** A member can remove a bookmark also of a post that they can no longer see; then its count is not returned. */
async function removeBookmark(sql: Sql, { postId, act }: Saving) {
  const { viewerId } = act
  const [row] = await sql<{ bookmarkCount: number }[]>`
    select case when ${isVisible(sql, viewerId)} then r.saves else 0 end as bookmark_count
    from post_stats s
    left join bookmarks b on b.post_id = s.post_id and b.user_id = ${viewerId}
    cross join lateral set_bookmark(s.post_id, ${viewerId}, false) r(saves)
    where s.post_id = ${postId} and (b.post_id is not null or ${isVisible(sql, viewerId)})
      and ${isLatestAct(sql, act, 'bookmark', sql`s.post_id`)}`
  return row ? { isBookmarked: false, ...row } : expectBookmark(sql, postId, viewerId, false)
}

/**
 * The current state after an action that came too late; a post that is no longer visible can be removed, but not
 * saved.
 */
async function expectBookmark(sql: Sql, postId: string, viewerId: string, isAdding: boolean) {
  const [row] = await sql<{ isBookmarked: boolean; bookmarkCount: number }[]>`
    select b.post_id is not null as is_bookmarked,
      case when ${isVisible(sql, viewerId)} then s.bookmark_count else 0 end as bookmark_count
    from post_stats s
    left join bookmarks b on b.post_id = s.post_id and b.user_id = ${viewerId}
    where s.post_id = ${postId}
      and ((b.post_id is not null and not ${isAdding}) or ${isVisible(sql, viewerId)})`
  if (!row) throw notFound()
  return row
}
