import { soundOf } from '@jes/contract/lib/script/sound'
import { isPublic } from '#features/core/visibility/rule.ts'
import type { Fragment, Sql } from '#lib/db.ts'
import { limitTo } from '#lib/pages.ts'

/** How many posts are read, and how many words written, in one batch. */
const POSTS = 1_000
const WORDS = 1_000
/** A transaction that began before may still commit: newer posts are not read yet. */
const SECONDS_OLD = 20
/** A word has at least two letters; a number is not a word. */
const WORD = /^(?=.*\p{L})(?=.{2,60}$)/su

export function isWord(word: string) {
  return WORD.test(word)
}

/** Learns the words of public posts since the last run. */
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

/** Learns all words again, and deletes those that no public post has any more. */
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
  // What was posted in the meantime is learned again: some of it was just deleted.
  await sql`update search_progress set post_id = ${from}`
}

/** The last post of the next batch, or null if there is none; it stops before a post that is not indexed yet. */
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

/** How many public posts have each word as it is written; keys have no position in the text. */
async function countWords(sql: Sql, from: string, to: string) {
  const rows = await sql<{ word: string; posts: number }[]>`
    select w.lexeme as word, count(*)::int as posts
    from post_search p
    join post_stats s on s.post_id = p.post_id
    cross join unnest(p.words) w
    where p.post_id > ${from} and p.post_id <= ${to} and ${isPublic(sql, null)} and w.positions is not null
    group by w.lexeme`
  return new Map(rows.filter(({ word }) => isWord(word)).map(({ word, posts }) => [word, posts]))
}

/** Adds to the counts of words, or replaces them. */
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
