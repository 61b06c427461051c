import type { FeedPeriod } from '@jes/contract/feeds/feeds'
import type { Post } from '@jes/contract/posts/posts'
import type { SearchPage, SearchQuery } from '@jes/contract/search/search'
import { isHub } from '#features/core/hubAccess/access.ts'
import { findHashtags } from '#features/posts/hashtags/find.ts'
import { listPosts } from '#features/posts/posts/queries.ts'
import { findHubs } from '#features/search/nameSearch/hubs.ts'
import { findPeople } from '#features/search/nameSearch/people.ts'
import type { Sql } from '#lib/db.ts'
import { findNow } from './candidates.ts'
import { meantBy, termsOf } from './filters.ts'
import { readWords, type SearchScope } from './levels.ts'
import { isOnlyWords, type ParsedQuery, parseQuery } from './parse.ts'
import { type Found, findPosts, idAt, isFound, mend, type Search } from './posts.ts'

const FEW_PEOPLE = 3
const FEW_HUBS = 3
const FEW_CLIPS = 6
const FEW_HASHTAGS = 5
const DAY_MS = 86_400_000
const DAYS: Record<Exclude<FeedPeriod, 'all'>, number> = { day: 1, week: 7, month: 30, year: 365 }

const EMPTY: SearchPage = {
  ads: [],
  clips: [],
  users: [],
  jehubs: [],
  hashtags: [],
  terms: [],
  meant: null,
  nextCursor: null,
}

type Few = { clipIds: string[]; named: Pick<SearchPage, 'users' | 'jehubs' | 'hashtags'> }
const NONE: Few = { clipIds: [], named: EMPTY }

/** A page of what was asked for: one kind, or the best few of each before the posts. */
export async function search(
  sql: Sql,
  query: SearchQuery,
  viewerId: string | null,
): Promise<SearchPage> {
  const { type, cursor, limit } = query
  const asked = parseQuery(query.q)
  const names = isOnlyWords(asked) ? query.q : namesIn(asked)
  if (type === 'users' || type === 'jehubs' || type === 'hashtags') {
    const named = await findNamed(sql, type, names, { viewerId, cursor, limit })
    return { ...EMPTY, terms: asked.words, ...named }
  }
  const prepared = await prepare(sql, asked, query, viewerId)
  if (!prepared) return { ...EMPTY, terms: asked.words }
  const [found, few] = await Promise.all([
    findPosts(sql, { ...prepared, isClip: type === 'clips' }, { cursor, limit }),
    type === 'all' && !cursor ? listFew(sql, prepared, names) : NONE,
  ])
  const posts = await listPosts(sql, [...found.ids, ...few.clipIds], { viewerId })
  const isClip = ({ _id }: Post) => type === 'clips' || few.clipIds.includes(_id)
  return {
    ...EMPTY,
    ...few.named,
    ads: posts.filter((post) => !isClip(post)),
    clips: posts.filter(isClip),
    terms: termsOf(asked, found),
    meant: cursor || isFound(found) ? null : meantBy(query.q, await mendedIn(sql, found)),
    nextCursor: found.nextCursor,
  }
}

/** The words of a search with what a slip may have made them from, looked up once. */
function mendedIn(sql: Sql, { wanted, isMended }: Found) {
  return isMended ? wanted : mend(sql, wanted)
}

type Named = { viewerId: string | null; cursor?: string | undefined; limit: number }

function findNamed(sql: Sql, type: 'users' | 'jehubs' | 'hashtags', names: string, asking: Named) {
  if (type === 'users') return findPeople(sql, names, asking)
  return type === 'jehubs' ? findHubs(sql, names, asking) : findHashtags(sql, names, asking)
}

/** The best few of every other kind; whoever narrows the search down means posts. */
async function listFew(sql: Sql, search: Search, names: string): Promise<Few> {
  const { viewerId, asked } = search
  const isForNames = isOnlyWords(asked)
  const [clips, people, hubs, tags] = await Promise.all([
    asked.has.length > 0
      ? { ids: [] }
      : findPosts(sql, { ...search, isClip: true }, { limit: FEW_CLIPS, isStrict: true }),
    isForNames ? findPeople(sql, names, { viewerId, limit: FEW_PEOPLE }) : EMPTY,
    isForNames ? findHubs(sql, names, { viewerId, limit: FEW_HUBS }) : EMPTY,
    isForNames ? findHashtags(sql, names, { limit: FEW_HASHTAGS }) : EMPTY,
  ])
  const named = { users: people.users, jehubs: hubs.jehubs, hashtags: tags.hashtags }
  return { clipIds: clips.ids, named }
}

/** Who and where is looked up once; null if it is nobody or nowhere, or if nothing is asked. */
async function prepare(
  sql: Sql,
  asked: ParsedQuery,
  { sort, t }: SearchQuery,
  viewerId: string | null,
): Promise<Search | null> {
  const [wanted, place, now] = await Promise.all([
    readWords(sql, asked),
    findPlace(sql, asked),
    findNow(sql),
  ])
  if (!place || !isAny(asked)) return null
  const begun = t === 'all' ? 0 : Date.now() - DAYS[t] * DAY_MS
  const since = idAt(Math.max(begun, asked.since ?? 0))
  return { asked, wanted, place, isClip: false, sort, since, viewerId, now }
}

async function findPlace(sql: Sql, asked: ParsedQuery): Promise<SearchScope | null> {
  const [author, hub] = await Promise.all([
    asked.from === null
      ? []
      : sql<{ id: string }[]>`select id from users where username = ${asked.from}`,
    asked.in === null
      ? []
      : sql<{ id: string }[]>`
          select h.id from hubs h where ${isHub(sql, asked.in)} and h.closed_at is null`,
  ])
  if ((asked.from !== null && !author[0]) || (asked.in !== null && !hub[0])) return null
  return { authorId: author[0]?.id ?? null, hubId: hub[0]?.id ?? null }
}

/** Whether anything is asked for: not so of a lone quotation mark. */
function isAny(asked: ParsedQuery) {
  return asked.words.length + asked.tags.length > 0 || !isOnlyWords(asked)
}

/** What people, hubs and hashtags are looked for by. */
function namesIn({ words, phrases, tags }: ParsedQuery) {
  return [...words, ...phrases.flat(), ...tags].join(' ')
}
