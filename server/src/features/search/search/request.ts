import type { FeedPeriod } from '@jes/contract/feeds/feeds'
import type { SearchQuery, SearchSort } from '@jes/contract/search/search'
import { isHub } from '#features/core/hubAccess/access.ts'
import type { Audience } from '#features/search/nameSearch/audience.ts'
import type { Sql } from '#lib/db.ts'
import { findNow, type Now } from './candidates.ts'
import { isOnlyWords, type ParsedQuery } from './parse.ts'
import type { SearchScope } from './questions.ts'
import { readWords, type SearchWord } from './words.ts'

const DAY_MS = 86_400_000
const DAYS: Record<Exclude<FeedPeriod, 'all'>, number> = { day: 1, week: 7, month: 30, year: 365 }

/** All that a search for posts needs to know, looked up once. */
export type SearchRequest = {
  asked: ParsedQuery
  words: SearchWord[]
  scope: SearchScope
  isClip: boolean
  sort: SearchSort
  /** The first id that counts. */
  since: string
  audience: Audience
  now: Now
}

/** Looks up the words, the author and the hub of a query. Null if there is no such author or hub, or nothing is asked. */
export async function readRequest(
  sql: Sql,
  asked: ParsedQuery,
  { sort, t, type }: SearchQuery,
  audience: Audience,
): Promise<SearchRequest | null> {
  const [words, scope, now] = await Promise.all([
    readWords(sql, asked),
    findScope(sql, asked),
    findNow(sql),
  ])
  if (!scope || !asksAnything(asked)) return null
  const begun = t === 'all' ? 0 : Date.now() - DAYS[t] * DAY_MS
  const since = idAt(Math.max(begun, asked.since ?? 0))
  return { asked, words, scope, isClip: type === 'clips', sort, since, audience, now }
}

/** Queries within one author or hub, or with a phrase, are narrow: they are not spell-corrected. */
export function isNarrow({ scope, asked }: SearchRequest) {
  return scope.authorId !== null || scope.hubId !== null || asked.phrases.length > 0
}

/** The index knows no order of words: whether a phrase stands in a post is read in the post. */
export function readsPosts({ asked: { phrases, without } }: SearchRequest) {
  return phrases.length > 0 || without.some((words) => words.length > 1)
}

/** The first id of a moment: ids begin with the moment at which they were made. */
export function idAt(ms: number) {
  return String(BigInt(Math.floor(ms)) << 16n)
}

async function findScope(sql: Sql, asked: ParsedQuery): Promise<SearchScope | null> {
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

/** A lone quotation mark, for one, asks for nothing. */
function asksAnything(asked: ParsedQuery) {
  return asked.words.length + asked.tags.length > 0 || !isOnlyWords(asked)
}
