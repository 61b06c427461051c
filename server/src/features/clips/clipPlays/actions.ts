import { isVisible } from '#features/core/visibility/rule.ts'
import type { Sql } from '#lib/db.ts'

export type ClipAction = { type: 'share' | 'follow' | 'hide'; clip: string }

/** Counts a member's actions, once for each clip; actions on one's own clips are not counted. */
export async function countActions(sql: Sql, actions: ClipAction[], viewerId: string) {
  await sql`
    with sent as (
      select distinct s.post_id, s.author_id, a.action
      from unnest(${actions.map(({ clip }) => clip)}::bigint[], ${actions.map(({ type }) => type)}::text[]) a(clip_id, action)
      join clip_counts c on c.post_id = a.clip_id
      join post_stats s on s.post_id = c.post_id
      where s.author_id <> ${viewerId} and ${isVisible(sql, viewerId)}
    ),
    done as (
      insert into clip_actions (clip_id, user_id, action)
      select t.post_id, ${viewerId}, t.action
      from sent t
      where t.action = 'share' or (t.action = 'follow' and exists (
        select from follows f where f.follower_id = ${viewerId} and f.followed_id = t.author_id))
      order by t.post_id, t.action
      on conflict do nothing
      returning clip_id, action
    ),
    hidden as (
      insert into clip_seen as h (user_id, clip_id, is_hidden)
      select ${viewerId}, t.post_id, true from sent t where t.action = 'hide'
      order by t.post_id
      on conflict (user_id, clip_id) do update set is_hidden = true where not h.is_hidden
      returning clip_id, 'hide' as action
    ),
    counted as (
      select n.clip_id,
        count(*) filter (where n.action = 'share') as shares,
        count(*) filter (where n.action = 'follow') as follows,
        count(*) filter (where n.action = 'hide') as hides
      from (select * from done union all select * from hidden) n
      group by n.clip_id
    ),
    locked as materialized (
      select c.post_id from clip_counts c
      where c.post_id in (select clip_id from counted)
      order by c.post_id
      for no key update
    )
    update clip_counts c
    set shares = c.shares + n.shares, follows = c.follows + n.follows, hides = c.hides + n.hides, is_stale = true
    from counted n
    join locked l on l.post_id = n.clip_id
    where c.post_id = n.clip_id`
}
