import { ListedUser, UserSummary } from '@jes/contract/core/users'
import { FeedPeriod } from '@jes/contract/feeds/feeds'
import { HubSummary } from '@jes/contract/hubs/hubs'
import { endpoint } from '@jes/contract/lib/endpoint'
import { Cursor, limitOf } from '@jes/contract/lib/page'
import { text } from '@jes/contract/lib/text'
import { choiceOf } from '@jes/contract/lib/values'
import { Post } from '@jes/contract/posts/posts'
import * as z from 'zod/mini'

export const SEARCH_MAX_LENGTH = 200

export const SearchType = choiceOf('type', ['all', 'ads', 'users', 'jehubs', 'clips', 'hashtags'])
export type SearchType = z.infer<typeof SearchType>

export const SearchSort = choiceOf('sort', ['best', 'new', 'top'])
export type SearchSort = z.infer<typeof SearchSort>

export const SearchQuery = z.object({
  /** Words of either script, and operators: from:, in:, since:, until:, after:, before:, lang:, has:, "phrase", -word. */
  q: text({ min: 1, max: SEARCH_MAX_LENGTH, tooShort: 'search.missing', why: 'search.too_long' }),
  type: z._default(SearchType, 'all'),
  /** Of posts and clips; people, hubs and hashtags have one order. */
  sort: z._default(SearchSort, 'best'),
  t: z._default(FeedPeriod, 'all'),
  cursor: Cursor,
  limit: limitOf(20),
})
export type SearchQuery = z.infer<typeof SearchQuery>

/** A hashtag in its most used spelling; the posts of its other spellings are counted too. */
export const FoundHashtag = z.object({ tag: z.string(), count: z.number() })
export type FoundHashtag = z.infer<typeof FoundHashtag>

/** A district of which a name was searched, or the name of a town; it has a page of its own. */
export const FoundDistrict = z.object({ key: z.string(), en: z.string(), ne: z.string() })
export type FoundDistrict = z.infer<typeof FoundDistrict>

/** For `all` the first page holds the best few of each kind; the following pages are posts. */
export const SearchPage = z.object({
  ads: z.array(Post),
  clips: z.array(Post),
  users: z.array(ListedUser),
  jehubs: z.array(HubSummary),
  hashtags: z.array(FoundHashtag),
  districts: z.array(FoundDistrict),
  /** The searched words, with corrections of mistyped ones, to highlight them in the results. */
  terms: z.array(z.string()),
  /** A suggestion: a corrected word, or the same in the other script. */
  meant: z.nullable(z.string()),
  /** Where posts begin that say it in other words, and these words; null where none does on this page. */
  inOtherWords: z.nullable(z.object({ first: z.string(), words: z.array(z.string()) })),
  /** The first post that is only similar; null where none begins on this page. */
  firstSimilar: z.nullable(z.string()),
  nextCursor: z.nullable(z.string()),
})
export type SearchPage = z.infer<typeof SearchPage>

export const Suggestions = z.object({
  users: z.array(UserSummary),
  hashtags: z.array(FoundHashtag),
  jehubs: z.array(HubSummary),
  districts: z.array(FoundDistrict),
  /** The typed text with its last word completed, in both scripts. */
  words: z.array(z.string()),
  /** In how many public posts each of these words stands, whatever its ending. */
  wordCounts: z.array(z.number()),
})
export type Suggestions = z.infer<typeof Suggestions>

export const searchApi = {
  search: endpoint({
    method: 'GET',
    path: '/api/search',
    summary: 'Posts, people, JeHubs, clips and hashtags, in both scripts',
    access: 'public',
    query: SearchQuery,
    response: SearchPage,
  }),
  suggest: endpoint({
    method: 'GET',
    path: '/api/search/suggest',
    summary:
      'What somebody may mean who has typed this much: @ for people, # for hashtags, j/ for JeHubs',
    access: 'public',
    query: z.object({
      q: text({ min: 0, max: SEARCH_MAX_LENGTH, why: 'search.too_long' }),
    }),
    response: Suggestions,
  }),
}
