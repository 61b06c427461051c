import type { Post } from '@jes/contract/posts/posts'
import type { SearchPage, SearchQuery } from '@jes/contract/search/search'
import { findDistricts } from '#features/core/districts/find.ts'
import { listPosts } from '#features/posts/posts/queries.ts'
import type { Audience } from '#features/search/nameSearch/audience.ts'
import type { Sql } from '#lib/db.ts'
import { listCandidates } from './candidates.ts'
import { correct } from './correct.ts'
import {
  BETTER,
  type FoundPosts,
  type FoundSoFar,
  groupsOf,
  hasSpelling,
  isWanted,
  noteGroup,
} from './found.ts'
import { isSameWord, type Level, levelBefore, levelsFor } from './levels.ts'
import { findNamed, listFewNamed, type Named, namesIn } from './names.ts'
import { nextPosition, readPosition, type SearchPosition, writePosition } from './page.ts'
import { isOnlyWords, parseQuery } from './parse.ts'
import { allOf, mustHave, mustNotHave, phraseOf, questionAt } from './questions.ts'
import { type RankedPost, rank } from './rank.ts'
import { idAt, isNarrow, readRequest, readsPosts, type SearchRequest } from './request.ts'
import { meantBy, termsOf } from './terms.ts'
import type { SearchWord } from './words.ts'

const FEW_CLIPS = 6
/** So many of the newest matches are ranked among themselves, then the next ones. */
const CHUNK = 250
const TOP_CHUNK = 1_000
/** No page takes more chunks than these; where few of them hold a phrase, it is a short one. */
const MOST_CHUNKS = 12
const MOST_CHUNKS_READ = 3

const NO_CLIPS: string[] = []
const NAMELESS: Named = { users: [], jehubs: [], hashtags: [] }
const EMPTY = {
  ids: [],
  clipIds: [],
  ...NAMELESS,
  districts: [],
  terms: [],
  meant: null,
  inOtherWords: null,
  firstSimilar: null,
  nextCursor: null,
}

/**
 * A search from top to bottom. Each step is a file of its name:
 * 1. `parse` takes the query apart: words, phrases, hashtags, operators;
 * 2. `request` looks up the author, the hub, and the keys of each word in both scripts (`words`);
 * 3. `correct` adds what mistyped words may have been, once too little was found;
 * 4. `candidates` lists the newest posts with those keys, level by level from exact to rough (`levels`, `questions`);
 * 5. `filter` leaves what the viewer may see, and `rank` puts the better matches first, in one query;
 * 6. `page` says where the next page begins.
 */
export async function search(
  sql: Sql,
  query: SearchQuery,
  viewerId: string | null,
): Promise<SearchPage> {
  const { ids, clipIds, ...page } = await find(sql, query, { viewerId })
  const posts = await listPosts(sql, [...ids, ...clipIds], { viewerId })
  return { ...page, ...splitPosts(posts, clipIds) }
}

/** What is found, before its posts are read. */
export type Found = Omit<SearchPage, 'ads' | 'clips'> & { ids: string[]; clipIds: string[] }

export async function find(sql: Sql, query: SearchQuery, audience: Audience): Promise<Found> {
  const { q, type, cursor, limit } = query
  const asked = parseQuery(q)
  const names = namesIn(q, asked)
  if (type === 'users' || type === 'jehubs' || type === 'hashtags') {
    const named = await findNamed(sql, type, names, { ...audience, cursor, limit })
    return { ...EMPTY, terms: asked.words, ...named }
  }

  const request = await readRequest(sql, asked, query, audience)
  if (!request) return { ...EMPTY, terms: asked.words }
  const isFirstOfAll = type === 'all' && !cursor
  const [found, clipIds, named] = await Promise.all([
    findPosts(sql, request, { cursor, limit }),
    isFirstOfAll ? listFewClips(sql, request) : NO_CLIPS,
    isFirstOfAll ? listFewNamed(sql, names, request) : NAMELESS,
  ])
  return {
    ...named,
    districts: isFirstOfAll && isOnlyWords(asked) ? findDistricts(names) : [],
    ids: request.isClip ? [] : found.ids,
    clipIds: request.isClip ? found.ids : clipIds,
    terms: termsOf(asked, found),
    meant: cursor || hasSameWord(found) ? null : meantBy(q, await correctedWords(sql, found)),
    ...groupsOf(found),
    nextCursor: found.nextCursor,
  }
}

export function splitPosts(posts: Post[], clipIds: string[]) {
  const isClip = ({ _id }: Post) => clipIds.includes(_id)
  return { ads: posts.filter((post) => !isClip(post)), clips: posts.filter(isClip) }
}

/** A strict search does not show what is only alike, however little there is. */
type PageRequest = { cursor?: string | undefined; limit: number; isStrict?: boolean }

/** A page of posts or clips, better matches first; pages neither repeat nor skip while posts arrive. */
async function findPosts(
  sql: Sql,
  request: SearchRequest,
  { cursor, limit, isStrict = false }: PageRequest,
): Promise<FoundPosts> {
  const levels = levelsOf(request)
  const found: FoundSoFar = {
    ids: [],
    level: null,
    isSpelled: false,
    firstTranslated: null,
    firstSimilar: null,
    words: request.words,
  }
  const begun = cursor ? readPosition(cursor).level : null
  let isCorrected = false
  let position: SearchPosition | null = cursor
    ? readPosition(cursor)
    : firstPosition(request, levels)

  for (let chunks = 0; position && chunks < mostChunks(request); chunks++) {
    if (!isCorrected && !isNarrow(request) && !isSameWord(position.level)) {
      found.words = await correct(sql, request.words)
      isCorrected = true
    }
    const room = limit - found.ids.length
    const reading = { position, levels, count: room + 1 }
    const chunk = await readChunk(sql, { ...request, words: found.words }, reading)
    if (chunk === 'tooMany') {
      position = { ...position, level: 'exact' }
      continue
    }

    if (chunk.posts.length > 0) found.level ??= position.level
    found.isSpelled ||= hasSpelling(chunk.posts, position.level)
    if (room > 0 && position.level !== begun) noteGroup(found, position.level, chunk.posts[0]?.id)
    found.ids.push(...idsOf(chunk.posts.slice(0, room)))
    if (chunk.posts.length > room) {
      const last = chunk.posts[room - 1] ?? null
      return { ...found, isCorrected, nextCursor: writePosition({ ...position, last }) }
    }
    const isShown = (level: Level) =>
      isSameWord(level) || (!cursor && !isStrict && isWanted(level, found))
    position = nextPosition(position, { oldest: chunk.oldest, levels, isShown })
  }
  return { ...found, isCorrected, nextCursor: position && writePosition(position) }
}

type Reading = { position: SearchPosition; levels: Level[]; count: number }
type Chunk = { posts: RankedPost[]; oldest: string | null }

/** The next candidates of a level, ranked; `tooMany` if they cannot be ranked together. */
async function readChunk(
  sql: Sql,
  request: SearchRequest,
  { position, levels, count }: Reading,
): Promise<Chunk | 'tooMany'> {
  const { asked, words, scope, isClip, sort, audience } = request
  if (position.level !== levels[0] && !isWider(words, position.level))
    return { posts: [], oldest: null }

  const isTogether = position.level === 'together'
  const level = position.level === 'together' ? 'form' : position.level
  const before = isTogether ? null : levelBefore(level, levels)
  const must = mustHave(asked, scope, isClip)
  const never = mustNotHave(asked, isClip)
  const isIndexed = words.length + must.length > 0
  const question = isIndexed
    ? questionAt(words, { level, before, always: [...must, ...never] })
    : null

  const stretch = stretchOf(request, position)
  const candidates = idsOf(await listCandidates(sql, question, stretch))
  if (isTogether && candidates.length > CHUNK) return 'tooMany'

  const filter = {
    audience,
    place: scope.hubId === null ? ('anywhere' as const) : ('inHub' as const),
    must: [...asked.phrases.map(phraseOf), ...(isIndexed ? [] : never)],
    mustNot: asked.without.filter((phrase) => phrase.length > 1).map(phraseOf),
    language: asked.language,
  }
  const posts = await rank(sql, candidates, filter, {
    sort: words.length === 0 && sort === 'best' ? 'new' : sort,
    question: words.length > 0 ? allOf(words, level) : null,
    better: isTogether ? BETTER.map((one) => allOf(words, one)) : [],
    near: words.length > 1 ? phraseOf(words.map(({ word }) => word)) : null,
    until: position.until,
    last: position.last,
    count,
  })
  return { posts, oldest: candidates.length === stretch.count ? candidates.at(-1)! : null }
}

/** The best few clips, for the first page of everything. Who asks for pictures, links or polls means posts. */
async function listFewClips(sql: Sql, request: SearchRequest): Promise<string[]> {
  if (request.asked.has.length > 0) return []
  const page = { limit: FEW_CLIPS, isStrict: true }
  return (await findPosts(sql, { ...request, isClip: true }, page)).ids
}

function levelsOf(request: SearchRequest) {
  const { words, sort } = request
  return levelsFor({ hasWords: words.length > 0, isNarrow: isNarrow(request), sort })
}

function firstPosition({ now }: SearchRequest, levels: Level[]): SearchPosition {
  return { until: now.id, level: levels[0]!, before: now.id, last: null }
}

/** One more than chunks, to see whether the first levels can be read together. */
function mostChunks(request: SearchRequest) {
  return 1 + (readsPosts(request) ? MOST_CHUNKS_READ : MOST_CHUNKS)
}

/** Whether a level finds anything that the one before does not; it may come from a cursor of another order. */
function isWider(words: SearchWord[], level: Level) {
  if (level === 'exact' || level === 'rough' || level === 'together') return true
  return words.some(
    ({ keys, parted }) => keys[level].length > 0 || (level === 'form' && parted.length > 0),
  )
}

/** Between which ids a chunk is looked for; read together, one more, to see that there are too many. */
function stretchOf(request: SearchRequest, position: SearchPosition) {
  const { asked, sort, since, now } = request
  const before =
    asked.until === null ? position.before : earlier(position.before, idAt(asked.until))
  const chunk = sort === 'top' && !readsPosts(request) ? TOP_CHUNK : CHUNK
  return {
    before,
    since,
    back: before === now.id ? now.back : null,
    count: chunk + (position.level === 'together' ? 1 : 0),
  }
}

function hasSameWord({ level }: FoundPosts) {
  return level !== null && isSameWord(level)
}

function correctedWords(sql: Sql, { words, isCorrected }: FoundPosts) {
  return isCorrected ? words : correct(sql, words)
}

function earlier(one: string, other: string) {
  return BigInt(one) < BigInt(other) ? one : other
}

function idsOf(rows: { id: string }[]) {
  return rows.map(({ id }) => id)
}
