import { soundOf } from '@jes/contract/lib/script/sound'
import { isPublic } from '#features/core/visibility/rule.ts'
import type { Fragment, Sql } from '#lib/db.ts'
import { limitTo } from '#lib/pages.ts'

/** So many posts are read in one go, and so many words written. */
const POSTS = 1_000
const WORDS = 1_000
/** Who began to write before may still come after: nothing is read that is younger. */
const SECONDS_OLD = 20
/** A word has letters, at least two; a number is none. */
const WORD = /^(?=.*\p{L})(?=.{2,60}$)/su

/** Learns the words of what was posted since the last time, if everybody may read it. */
export async function learnWords(sql: Sql, secondsOld = SECONDS_OLD) {
  for (;;) {
    const [read] = await sql<{ postId: string }[]>`select post_id from search_progress`
    const from = read?.postId ?? '0'
    const to = await endOf(sql, from, secondsOld)
    if (to === null) return
    await writeWords(sql, await countWords(sql, from, to), sql`w.posts`)
    await sql`update search_progress set post_id = ${to}`
  }
}

/** Learns all words anew, and forgets those that no public post has any more. */
export async function relearnWords(sql: Sql, secondsOld = SECONDS_OLD) {
  const counts = new Map<string, number>()
  let from = '0'
  const next = () => endOf(sql, from, secondsOld)
  for (let to = await next(); to !== null; to = await next()) {
    for (const [word, posts] of await countWords(sql, from, to)) {
      counts.set(word, (counts.get(word) ?? 0) + posts)
    }
    from = to
  }
  await writeWords(sql, counts, sql`0`)
  await forgetOthers(sql, counts)
  // What was posted meanwhile is learned again: some of it was just forgotten.
  await sql`update search_progress set post_id = ${from}`
}

/** The last of the next posts, or null where there are none; none is passed over that is not searchable yet. */
async function endOf(sql: Sql, from: string, secondsOld: number) {
  const [{ to }] = await sql<[{ to: string | null }]>`
    select max(n.post_id) as to
    from (
      select p.post_id from post_search p
      where p.post_id > ${from}
        and p.post_id < (extract(epoch from now() - make_interval(secs => ${secondsOld})) * 1000)::bigint << 16
        and not exists (select from search_backlog)
      order by p.post_id
      ${limitTo(sql, POSTS)}
    ) n`
  return to
}

/** In how many public posts each word stands, as it stands: keys have no place in the text. */
async function countWords(sql: Sql, from: string, to: string) {
  const rows = await sql<{ word: string; posts: number }[]>`
    select w.lexeme as word, count(*)::int as posts
    from post_search p
    join post_stats s on s.post_id = p.post_id
    cross join unnest(p.words) w
    where p.post_id > ${from} and p.post_id <= ${to} and ${isPublic(sql, null)} and w.positions is not null
    group by w.lexeme`
  return new Map(rows.filter(({ word }) => WORD.test(word)).map(({ word, posts }) => [word, posts]))
}

/** Adds to what is known of words, or says it anew. */
async function writeWords(sql: Sql, counts: ReadonlyMap<string, number>, known: Fragment) {
  const words = [...counts.keys()].sort()
  for (let at = 0; at < words.length; at += WORDS) {
    const some = words.slice(at, at + WORDS)
    const posts = some.map((word) => counts.get(word)!)
    await sql`
      insert into search_words as w (word, sound, posts)
      select * from unnest(${some}::text[], ${some.map(soundOf)}::text[], ${posts}::int[])
      on conflict (word) do update set sound = excluded.sound, posts = ${known} + excluded.posts`
  }
}

async function forgetOthers(sql: Sql, counts: ReadonlyMap<string, number>) {
  let last = ''
  for (;;) {
    const rows = await sql<{ word: string }[]>`
      select word from search_words where word > ${last} order by word ${limitTo(sql, WORDS)}`
    const words = rows.map(({ word }) => word)
    if (words.length === 0) return
    const others = words.filter((word) => !counts.has(word))
    if (others.length > 0) await sql`delete from search_words where word = any(${others})`
    last = words.at(-1)!
  }
}
