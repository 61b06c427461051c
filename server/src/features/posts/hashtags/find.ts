import { hashtagKey } from '@jes/contract/lib/markdown/words'
import { isNear } from '@jes/contract/lib/script/near'
import { tagSound } from '@jes/contract/lib/script/tags'
import type { FoundHashtag } from '@jes/contract/search/search'
import type { Fragment, Sql } from '#lib/db.ts'
import { literal } from '#lib/like.ts'
import { cutPage, limitTo, type PageRequest, readCursor, writeCursor } from '#lib/pages.ts'
import { listFreshTags, type UsedTag } from './fresh.ts'

/** A search returns at most so many hashtags. */
const MOST = 100
/** For one or two letters only the most used hashtags are searched. */
const MOST_USED = 2_000
const SHORT = 2
/** A shorter phonetic prefix matches too much. */
const LEAST_SOUND = 2
/** Shorter words are not treated as typing errors. */
const LEAST_LETTERS = 4

/** The spellings of one hashtag together, and how well they match. */
type Merged = FoundHashtag & { sound: string; place: number }

/** Hashtags for a typed text: exact ones first, then by prefix, by sound, and with typing errors. */
export async function findHashtags(sql: Sql, words: string, { cursor, limit }: PageRequest) {
  const tag = toTag(words)
  if (!tag) return { hashtags: [], nextCursor: null }
  const [start] = cursor ? readCursor(cursor, ['count']) : [0]
  const begun = await listBegun(sql, tag)
  const rows = begun.length < MOST ? [...begun, ...(await listNear(sql, tag))] : begun
  const merged = await merge(sql, tag, rows)
  const hashtags = merged.map(({ tag, count }) => ({ tag, count }))

  // Never more than a hundred, so the position in the list can be the cursor.
  const rest = hashtags.slice(start, start + limit + 1)
  const { shown, nextCursor } = cutPage(rest, limit, () => writeCursor(start + limit))
  return { hashtags: shown, nextCursor }
}

/** Suggestions for a partly typed hashtag. */
export async function suggestHashtags(sql: Sql, q: string, count: number) {
  const tag = toTag(q)
  if (!tag) return []
  const [begun, fresh] = await Promise.all([listBegun(sql, tag), listFreshTags(sql)])
  const added = fresh.filter((one) => placeOf(one.tag, one.sound, tag) < MISTYPED)
  return addFresh(tag, await merge(sql, tag, begun), added)
    .slice(0, count)
    .map(({ tag, count }) => ({ tag, count }))
}

/** The hashtags with new ones of the last minute, each in its place. */
function addFresh(typed: string, found: Merged[], fresh: UsedTag[]) {
  const known = new Set(found.map(({ sound }) => sound))
  const added = fresh
    .filter(({ sound }) => !known.has(sound))
    .map(({ tag, sound, posts }) => {
      return { tag, sound, count: posts, place: placeOf(tag, sound, typed) }
    })
  return [...found, ...added].sort(inOrder)
}

/** The typed text as one hashtag, without spaces. */
function toTag(q: string) {
  return hashtagKey(q.replace(/^#/, '').replace(/\s+/g, ''))
}

/** The most used hashtags with this prefix, by spelling or by sound. */
async function listBegun(sql: Sql, tag: string): Promise<UsedTag[]> {
  const begins = literal(tag)
  const sound = literal(tagSound(tag))
  const isBegun = sql`h.tag like ${`${begins}%`}`
  const isPhonetic = sql`h.sound like ${`${sound}%`}`
  if ([...tag].length <= SHORT) return listMostUsed(sql, sql`(${isBegun} or ${isPhonetic})`)

  return sql<UsedTag[]>`
    (${listRows(sql, isBegun)}) union (${sound.length < LEAST_SOUND ? listRows(sql, sql`false`) : listRows(sql, isPhonetic)})`
}

function listRows(sql: Sql, condition: Fragment) {
  return sql`
    select h.tag, h.sound, h.posts from hashtags h
    where h.posts > 0 and ${condition}
    order by h.posts desc, h.tag ${limitTo(sql, MOST)}`
}

function listMostUsed(sql: Sql, condition: Fragment) {
  return sql<UsedTag[]>`
    select h.tag, h.sound, h.posts
    from (
      select * from hashtags h where h.posts > 0 order by h.posts desc, h.tag ${limitTo(sql, MOST_USED)}
    ) h
    where ${condition}
    order by h.posts desc, h.tag ${limitTo(sql, MOST)}`
}

/** Hashtags with one or two typing errors. */
async function listNear(sql: Sql, tag: string) {
  if ([...tag].length < LEAST_LETTERS) return []
  const rows = await sql<UsedTag[]>`
    select h.tag, h.sound, h.posts from hashtags h
    where h.posts > 0 and h.tag % ${tag}
    order by similarity(h.tag, ${tag}) desc, h.posts desc, h.tag
    ${limitTo(sql, MOST)}`
  return rows.filter((row) => isNear(tag, row.tag))
}

/** One entry for all spellings: the most used one, with the posts of all. */
async function merge(sql: Sql, typed: string, rows: UsedTag[]): Promise<Merged[]> {
  const places = new Map<string, number>()
  for (const { tag, sound } of rows) {
    places.set(sound, Math.min(places.get(sound) ?? MISTYPED, placeOf(tag, sound, typed)))
  }
  const merged = await sql<Omit<Merged, 'place'>[]>`
    select h.sound, (array_agg(h.tag order by h.posts desc, h.tag))[1] as tag, sum(h.posts)::int as count
    from hashtags h
    where h.sound = any(${[...places.keys()]}) and h.posts > 0
    group by h.sound`
  return merged
    .map((one) => ({ ...one, place: places.get(one.sound) ?? MISTYPED }))
    .sort(inOrder)
    .slice(0, MOST)
}

function inOrder(a: Merged, b: Merged) {
  return a.place - b.place || b.count - a.count || (a.tag < b.tag ? -1 : 1)
}

const MISTYPED = 3

/** 0: exact, in any spelling; 1: same prefix; 2: sounds alike; 3: typing error. */
function placeOf(tag: string, sound: string, typed: string) {
  if (tag === typed) return 0
  if (tag.startsWith(typed)) return 1
  return sound.startsWith(tagSound(typed)) ? 2 : MISTYPED
}
