import { isVisible } from '#features/core/visibility/rule.ts'
import { toFlags } from '#lib/actArrays.ts'
import { type Sql, sql } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { makeGroup, type Outcome } from '#lib/groupCommit.ts'

type ViewedPost = { id: string; isClip: boolean; viewerId: string | null }
type Views = { views: number; authorId: string }

/** The counted views of a post, and its author: read together with those that others view at the same time. */
export const expectViews = makeGroup<ViewedPost, Views>({
  name: 'view',
  write: (viewed) => findViews(sql, viewed),
  async writeAlone() {
    throw notFound()
  },
})

async function findViews(sql: Sql, viewed: ViewedPost[]): Promise<Outcome<Views>[]> {
  const rows = await sql<(Views & { place: number })[]>`
    select a.place::int, coalesce(w.views, 0)::int as views, s.author_id
    from unnest(${viewed.map(({ id }) => id)}::bigint[], ${viewed.map(({ viewerId }) => viewerId)}::bigint[],
      ${toFlags(viewed.map(({ isClip }) => isClip))}::text[]::boolean[]) with ordinality a(post_id, viewer_id, is_clip, place)
    join post_stats s on s.post_id = a.post_id
    left join post_views w on w.post_id = s.post_id
    where case when a.viewer_id is null then ${isVisible(sql, null)} else ${isVisible(sql, sql`a.viewer_id`)} end
      and (not a.is_clip or exists (select from clip_counts c where c.post_id = s.post_id))`
  const outcomes: Outcome<Views>[] = viewed.map(() => 'alone')
  for (const { place, ...views } of rows) outcomes[place - 1] = { result: views }
  return outcomes
}
