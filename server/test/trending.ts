import { trendingApi } from '@jes/contract/feeds/trending'
import { hashtagKey } from '@jes/contract/lib/markdown/words'
import { insertHashtags } from '#features/core/searchIndex/hashtags.ts'
import { recountTrends } from '#features/feeds/trends/recount.ts'
import { newName, sql, visitor } from './world.ts'

export const HOUR = 3_600_000

/** So many long-time members, by their ids. */
export async function crowd(count: number, { daysOld = 100 } = {}) {
  const name = newName('crowd')
  const rows = await sql<{ id: string }[]>`
    insert into users (id, created_at, username, email, password_hash, display_name)
    select make_id() - (${daysOld}::bigint * 86400000 << 16), now() - make_interval(days => ${daysOld}),
      ${name} || n, ${name} || n || '@jes.example', '', 'Crowd'
    from generate_series(1, ${count}::int) n
    returning id`
  return rows.map(({ id }) => id)
}

type Traits = { at?: number; hub?: { id: string } }

/** One post of each of these with a hashtag, written straight to the tables; returns the ids of the posts. */
export async function wrote(
  authors: string[],
  hashtag: string,
  { at = Date.now(), hub }: Traits = {},
) {
  await insertHashtags(sql, [hashtag])
  const rows = await sql<{ id: string }[]>`
    with post as (
      insert into posts (id, created_at, author_id, hub_id, title, content, body, language, hashtags)
      select (${at}::bigint << 16) | (nextval('id_tails') & 65535), to_timestamp(${at}::float8 / 1000), a,
        ${hub?.id ?? null}::bigint, 'Hello', '', '[]', 'en', array[${hashtag}]
      from unnest(${authors}::bigint[]) a
      returning id, author_id, hub_id, created_at
    ), stats as (
      insert into post_stats (post_id, author_id, hub_id, is_private, up_votes, rank)
      select id, author_id, hub_id, (select h.is_private from hubs h where h.id = hub_id) is true,
        1, post_rank(1, 0, 0, 0, created_at)
      from post
    ), tagged as (
      insert into post_hashtags (tag, post_id) select ${hashtagKey(hashtag)}, id from post
    )
    select id from post`
  return rows.map(({ id }) => id)
}

/** A unique hashtag; letters only, so that its sound is unique too. */
export function newTag(word = 'tag') {
  return word + newName('').replace(/[^0-9a-f]/g, '')
}

/** The trends as a visitor sees them after a recount. */
export async function trendsAt(now = Date.now()) {
  await recountTrends(sql, now)
  return (await visitor.call(trendingApi.list, { query: { limit: 50 } })).trending
}

/** The trend of one hashtag after a recount, by any of its spellings. */
export async function trendOf(hashtag: string, now = Date.now()) {
  await recountTrends(sql, now)
  const [row] = await sql<{ tag: string; score: number; count: number; hours: number[] }[]>`
    select t.tag, t.score, t.count, t.hours from trends t
    join hashtags h on h.sound = t.sound and h.tag = ${hashtagKey(hashtag)}`
  return row ?? null
}
