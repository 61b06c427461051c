import { makeBuffer } from '#lib/buffer.ts'
import type { Sql } from '#lib/db.ts'

type Mark = { userId: string; postId: string; shown: 0 | 1; opened: 0 | 1 }

/** Impressions to be written, one for each member and post. */
const waiting = makeBuffer<Mark>({
  keyOf: ({ userId, postId }) => `${userId} ${postId}`,
  merge: (earlier, later) => ({
    ...later,
    shown: later.shown || earlier.shown,
    opened: later.opened || earlier.opened,
  }),
})

export function markShown(userId: string, postIds: string[]) {
  for (const postId of postIds) waiting.add({ userId, postId, shown: 1, opened: 0 })
}

export function markOpened(userId: string, postId: string) {
  waiting.add({ userId, postId, shown: 0, opened: 1 })
}

/**
 * Writes the buffer in one statement, in the order of the keys, so that two servers cannot deadlock. A member adds
 * one to the count of a post, however often they see it.
 */
export async function flushImpressions(sql: Sql) {
  await waiting.flush(
    (marks) => sql`
      with marks as (
        select * from unnest(
          ${marks.map((mark) => mark.userId)}::bigint[], ${marks.map((mark) => mark.postId)}::bigint[],
          ${marks.map((mark) => mark.shown)}::int[], ${marks.map((mark) => mark.opened)}::int[]
        ) m(user_id, post_id, shown, opened)
      ),
      written as (
        insert into impressions as i (user_id, post_id, times, opened_at)
        select m.user_id, m.post_id, m.shown, case m.opened when 1 then now() end
        from marks m
        join users u on u.id = m.user_id
        order by m.user_id, m.post_id
        on conflict (user_id, post_id) do update
        set times = i.times + excluded.times, last_at = now(),
            opened_at = coalesce(excluded.opened_at, i.opened_at)
        returning i.user_id, i.post_id, i.times
      )
      insert into post_impressions as t (post_id, members)
      select p.id, count(*)
      from written w
      join marks m on m.user_id = w.user_id and m.post_id = w.post_id
      join posts p on p.id = w.post_id
      where m.shown = 1 and w.times = 1
      group by p.id
      order by p.id
      on conflict (post_id) do update set members = t.members + excluded.members`,
  )
}
