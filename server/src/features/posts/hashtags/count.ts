import { addSounds } from '#features/core/searchIndex/hashtags.ts'
import { isPublic } from '#features/core/visibility/rule.ts'
import type { Sql } from '#lib/db.ts'
import { limitTo } from '#lib/pages.ts'

const BATCH = 5_000
const TAGS_AT_ONCE = 200

/** Adds the posts written and removed since the last run to the counts of the hashtags. */
export async function countHashtags(sql: Sql) {
  let taken: number
  do {
    const [{ count }] = await sql<[{ count: number }]>`
      with taken as (
        delete from hashtag_changes
        where ctid = any (array(select ctid from hashtag_changes ${limitTo(sql, BATCH)}))
        returning tag, by
      ), added as (
        insert into hashtags as h (tag, sound, spelling, posts)
        select t.tag, '', t.tag, sum(t.by) from taken t group by t.tag order by t.tag
        on conflict (tag) do update set posts = greatest(h.posts + excluded.posts, 0)
      )
      select count(*)::int as count from taken`
    taken = count
  } while (taken === BATCH)
  await addSounds(sql)
}

/** Recounts all hashtags; pending changes are included in the result, so they are dropped. */
export async function recountHashtags(sql: Sql) {
  let last = ''
  for (;;) {
    const rows = await sql<{ tag: string }[]>`
      select tag from hashtags where tag > ${last} order by tag ${limitTo(sql, TAGS_AT_ONCE)}`
    if (rows.length === 0) return
    const tags = rows.map(({ tag }) => tag)
    await sql`
      with dropped as (delete from hashtag_changes where tag = any(${tags}))
      update hashtags h set posts = n.posts
      from unnest(${tags}::text[]) t(tag)
      cross join lateral (
        select count(*)::int as posts
        from post_hashtags p
        join post_stats s on s.post_id = p.post_id
        where p.tag = t.tag and ${isPublic(sql, null)}
      ) n
      where h.tag = t.tag and h.posts <> n.posts`
    last = tags.at(-1)!
  }
}
