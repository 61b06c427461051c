import { hashtagKey } from '@jes/contract/lib/markdown/words'
import { isNear } from '@jes/contract/lib/script/near'
import { tagSound } from '@jes/contract/lib/script/tags'
import type { FoundHashtag } from '@jes/contract/search/search'
import type { Fragment, Sql } from '#lib/db.ts'
import { literal } from '#lib/like.ts'
import { cutPage, limitTo, type PageRequest, readCursor, writeCursor } from '#lib/pages.ts'

/** A search finds no more hashtags than these. */
const MOST = 100
/** Of one or two letters only so many of the most used are looked at. */
const MOST_USED = 2_000
const SHORT = 2
/** A sound of fewer letters begins too much. */
const LEAST_SOUND = 2
/** Shorter ones are not mistyped: they are others. */
const LEAST_LETTERS = 4

type Row = { tag: string; sound: string; posts: number }

/** Hashtags by what was typed: the very one first, then those that begin so, sound so, or are mistyped. */
export async function findHashtags(sql: Sql, words: string, { cursor, limit }: PageRequest) {
  const tag = toTag(words)
  if (!tag) return { hashtags: [], nextCursor: null }
  const [start] = cursor ? readCursor(cursor, ['count']) : [0]
  const begun = await listBegun(sql, tag)
  const rows = begun.length < MOST ? [...begun, ...(await listNear(sql, tag))] : begun
  const hashtags = await merge(sql, tag, rows)

  // Never more than a hundred, so that the place in the list can be the cursor.
  const rest = hashtags.slice(start, start + limit + 1)
  const { shown, nextCursor } = cutPage(rest, limit, () => writeCursor(start + limit))
  return { hashtags: shown, nextCursor }
}

/** Which hashtags somebody may mean who has typed so much of one. */
export async function suggestHashtags(sql: Sql, q: string, count: number) {
  const tag = toTag(q)
  if (!tag) return []
  return (await merge(sql, tag, await listBegun(sql, tag))).slice(0, count)
}

/** What was typed as if it were one hashtag: there are no spaces in it. */
function toTag(q: string) {
  return hashtagKey(q.replace(/^#/, '').replace(/\s+/g, ''))
}

/** Those that begin so or sound as if they did, the most used. */
async function listBegun(sql: Sql, tag: string): Promise<Row[]> {
  const begins = literal(tag)
  const sound = literal(tagSound(tag))
  const isBegun = sql`h.tag like ${`${begins}%`}`
  const isPhonetic = sql`h.sound like ${`${sound}%`}`
  if ([...tag].length <= SHORT) return listMostUsed(sql, sql`(${isBegun} or ${isPhonetic})`)

  return sql<Row[]>`
    (${listRows(sql, isBegun)}) union (${sound.length < LEAST_SOUND ? listRows(sql, sql`false`) : listRows(sql, isPhonetic)})`
}

function listRows(sql: Sql, isWanted: Fragment) {
  return sql`
    select h.tag, h.sound, h.posts from hashtags h
    where h.posts > 0 and ${isWanted}
    order by h.posts desc, h.tag ${limitTo(sql, MOST)}`
}

function listMostUsed(sql: Sql, isWanted: Fragment) {
  return sql<Row[]>`
    select h.tag, h.sound, h.posts
    from (
      select * from hashtags h where h.posts > 0 order by h.posts desc, h.tag ${limitTo(sql, MOST_USED)}
    ) h
    where ${isWanted}
    order by h.posts desc, h.tag ${limitTo(sql, MOST)}`
}

/** Those that are a slip or two away. */
async function listNear(sql: Sql, tag: string) {
  if ([...tag].length < LEAST_LETTERS) return []
  const rows = await sql<Row[]>`
    select h.tag, h.sound, h.posts from hashtags h
    where h.posts > 0 and h.tag % ${tag}
    order by similarity(h.tag, ${tag}) desc, h.posts desc, h.tag
    ${limitTo(sql, MOST)}`
  return rows.filter((row) => isNear(tag, row.tag))
}

/** One for all spellings: the most used, with the posts of all. */
async function merge(sql: Sql, typed: string, rows: Row[]): Promise<FoundHashtag[]> {
  const places = new Map<string, number>()
  for (const { tag, sound } of rows) {
    places.set(sound, Math.min(places.get(sound) ?? MISTYPED, placeOf(tag, sound, typed)))
  }
  const merged = await sql<(FoundHashtag & { sound: string })[]>`
    select h.sound, (array_agg(h.tag order by h.posts desc, h.tag))[1] as tag, sum(h.posts)::int as count
    from hashtags h
    where h.sound = any(${[...places.keys()]}) and h.posts > 0
    group by h.sound`
  const placeAt = (sound: string) => places.get(sound) ?? MISTYPED
  return merged
    .toSorted(
      (a, b) =>
        placeAt(a.sound) - placeAt(b.sound) || b.count - a.count || (a.tag < b.tag ? -1 : 1),
    )
    .slice(0, MOST)
    .map(({ tag, count }) => ({ tag, count }))
}

const MISTYPED = 3

/** 0 the very hashtag, in whichever spelling, 1 one that begins so, 2 that sounds so, 3 a mistyped one. */
function placeOf(tag: string, sound: string, typed: string) {
  if (tag === typed) return 0
  if (tag.startsWith(typed)) return 1
  return sound.startsWith(tagSound(typed)) ? 2 : MISTYPED
}
