import type { SearchSort } from '@jes/contract/search/search'
import { correctWords } from '#features/search/spellCorrection/correct.ts'
import type { Sql } from '#lib/db.ts'
import { goneCursor, readCursor, writeCursor } from '#lib/pages.ts'
import { listMatching, listNewest, type Now } from './candidates.ts'
import {
  allOf,
  isWider,
  LEVELS,
  MENDED,
  mustHave,
  mustNotHave,
  phraseOf,
  questionAt,
  ROUGH,
  type SearchScope,
  type SearchWord,
  SOUND,
  withMended,
} from './levels.ts'
import type { ParsedQuery } from './parse.ts'
import { type Ranked, rankPosts } from './rank.ts'

export type Search = {
  asked: ParsedQuery
  wanted: SearchWord[]
  place: SearchScope
  isClip: boolean
  sort: SearchSort
  /** The first id that counts. */
  since: string
  viewerId: string | null
  now: Now
}
export type Found = {
  ids: string[]
  /** The best level at which anything was found. */
  level: number | null
  /** The words with what a slip may have made them from, once it came to that. */
  wanted: SearchWord[]
  isMended: boolean
  nextCursor: string | null
}
/** Whoever is strict is not shown what is only alike, however little there is. */
type Page = { cursor?: string | undefined; limit: number; isStrict?: boolean }
/** Where reading goes on: posts before `until`, at a level, of the chunk below `before`, behind the last one shown. */
type Reading = { until: string; level: number; before: string; last: Ranked | null }

/** The first three levels at once, where so few posts match that they can be put in order together. */
const TOGETHER = -1

/** Whether anything was found that is the word, in whichever form or script. */
export function isFound({ level }: Found) {
  return level !== null && level <= SOUND
}

/** So many of the newest matches are put in order among themselves, then the next ones. */
const CHUNK = 250
const TOP_CHUNK = 1_000
/** No page takes more chunks than these; where few of them hold a phrase, it is a short one. */
const MOST_CHUNKS = 12
const MOST_READ = 3
/** Spellings that are only alike are shown where nothing better fills a page. */
const FEW = 10

/** A page of posts or clips, the better matches before the others; pages neither repeat nor skip while posts arrive. */
export async function findPosts(
  sql: Sql,
  search: Search,
  { cursor, limit, isStrict = false }: Page,
): Promise<Found> {
  const steps = stepsOf(search)
  const found: Ranked[] = []
  let { wanted } = search
  let isMended = false
  let level: number | null = null
  let at: Reading | null = cursor
    ? readPlace(cursor)
    : { until: search.now.id, level: steps[0]!, before: search.now.id, last: null }

  // One more, to see whether the first levels can be read together.
  const most = 1 + (isRead(search) ? MOST_READ : MOST_CHUNKS)
  for (let chunks = 0; at && chunks < most; chunks++) {
    if (at.level >= MENDED && !isNarrow(search) && !isMended) {
      wanted = await mend(sql, search.wanted)
      isMended = true
    }
    const room = limit - found.length
    const isAsked = at.level === steps[0] || isWider(wanted, at.level)
    const chunk = isAsked
      ? await readChunk(sql, { ...search, wanted }, { ...at, steps, count: room + 1 })
      : NOTHING
    if (!chunk) {
      at = { ...at, level: 0 }
      continue
    }
    if (chunk.ranked.length > 0) level ??= at.level
    found.push(...chunk.ranked.slice(0, room))
    if (chunk.ranked.length > room) {
      const last = chunk.ranked[room - 1] ?? null
      const nextCursor = writePlace({ ...at, last })
      return { ids: idsOf(found), level, wanted, isMended, nextCursor }
    }
    at = next(at, chunk.oldest, steps, !cursor && !isStrict && found.length < FEW)
  }
  return { ids: idsOf(found), level, wanted, isMended, nextCursor: at && writePlace(at) }
}

const NOTHING = { ranked: [], oldest: null }

/** Best goes from level to level; by age or votes, all that are the same word stand together. */
function stepsOf(search: Search) {
  const { sort, wanted } = search
  if (wanted.length === 0) return [0]
  const rest = isNarrow(search) ? [ROUGH] : [MENDED, ROUGH]
  return sort === 'best' ? [TOGETHER, 0, 1, SOUND, ...rest] : [SOUND, ...rest]
}

/** Who asks for so much means it as it is written. */
function isNarrow({ place, asked }: Search) {
  return place.authorId !== null || place.hubId !== null || asked.phrases.length > 0
}

/** Whether a phrase stands in a post is read in the post itself. */
function isRead({ asked: { phrases, without } }: Search) {
  return phrases.length > 0 || without.some((words) => words.length > 1)
}

/** The older chunk of this level, or the newest of the next one. */
function next(at: Reading, oldest: string | null, steps: number[], isLittle: boolean) {
  if (oldest) return { ...at, before: oldest, last: null }
  const from = at.level === TOGETHER ? SOUND : at.level
  const level = steps.find((step) => step > from)
  if (level === undefined || (level > SOUND && at.level <= SOUND && !isLittle)) return null
  return { ...at, level, before: at.until, last: null }
}

/** The best of a chunk; null if there are more than can be put in order together. */
async function readChunk(
  sql: Sql,
  search: Search,
  at: Reading & { steps: number[]; count: number },
) {
  const { asked, wanted, place, isClip, sort, since, viewerId, now } = search
  const isTogether = at.level === TOGETHER
  const level = isTogether ? SOUND : at.level
  const previous = isTogether
    ? undefined
    : at.steps.filter((step) => step < at.level && step !== TOGETHER).at(-1)
  const must = mustHave(asked, place, isClip)
  const never = mustNotHave(asked, isClip)
  const before = asked.until === null ? at.before : earlier(at.before, idAt(asked.until))
  const back = before === now.id ? now.back : null
  const stretch = {
    before,
    since,
    back,
    count: (sort === 'top' && !isRead(search) ? TOP_CHUNK : CHUNK) + (isTogether ? 1 : 0),
  }
  const isFindable = wanted.length + must.length > 0
  const candidates = isFindable
    ? await listMatching(sql, questionAt(wanted, level, previous, [...must, ...never]), stretch)
    : await listNewest(sql, stretch)
  if (isTogether && candidates.length > CHUNK) return null
  const ids = idsOf(candidates)
  const ranked = await rankPosts(sql, ids, {
    sort: wanted.length === 0 && sort === 'best' ? 'new' : sort,
    question: wanted.length > 0 ? allOf(wanted, level) : null,
    better: isTogether ? [allOf(wanted, 0), allOf(wanted, 1)] : [],
    near: wanted.length > 1 ? phraseOf(wanted.map(({ word }) => word)) : null,
    must: [...asked.phrases.map(phraseOf), ...(isFindable ? [] : never)],
    mustNot: asked.without.filter((words) => words.length > 1).map(phraseOf),
    until: at.until,
    viewerId,
    place: place.hubId === null ? 'anywhere' : 'inHub',
    last: at.last,
    count: at.count,
  })
  return { ranked, oldest: ids.length === stretch.count ? ids.at(-1)! : null }
}

/** The words with what a slip may have made them from. */
export async function mend(sql: Sql, wanted: SearchWord[]) {
  return withMended(
    wanted,
    await correctWords(
      sql,
      wanted.map(({ word }) => word),
    ),
  )
}

/** The first id of a moment: ids begin with the moment at which they were made. */
export function idAt(ms: number) {
  return String(BigInt(Math.floor(ms)) << 16n)
}

function earlier(one: string, other: string) {
  return BigInt(one) < BigInt(other) ? one : other
}

function idsOf(rows: { id: string }[]) {
  return rows.map(({ id }) => id)
}

function writePlace({ until, level, before, last }: Reading) {
  return last
    ? writeCursor(until, level - TOGETHER, before, last.points, last.id)
    : writeCursor(until, level - TOGETHER, before, 0, FIRST)
}

/** No post has this id: the chunk is read from its beginning. */
const FIRST = '1'

function readPlace(cursor: string): Reading {
  const [until, level, before, points, id] = readCursor(cursor, [
    'id',
    'smallint',
    'id',
    'int',
    'id',
  ])
  const at = level + TOGETHER
  if (at < TOGETHER || at >= LEVELS.length) throw goneCursor()
  const last = id === FIRST ? null : { id, points }
  return { until, level: at, before, last }
}
