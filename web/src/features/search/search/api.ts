import { postApi } from '@jes/contract/posts/posts'
import { type SearchType, searchApi } from '@jes/contract/search/search'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { pagedQuery } from '#lib/paged.ts'
import type { Order } from './hashtagIn.ts'
import type { Kind, Search } from './searchAddress.ts'

const TYPES: Record<Kind, SearchType> = {
  all: 'all',
  posts: 'ads',
  people: 'users',
  hubs: 'jehubs',
  clips: 'clips',
  hashtags: 'hashtags',
}

export function postsTagged(hashtag: string, sort: Order) {
  return pagedQuery(keyFor('lists', 'posts', 'tagged', hashtag, sort), (cursor, signal) =>
    call(postApi.list, { query: { feed: 'latest', hashtag, sort, cursor } }, signal),
  )
}

/** Posts; with all kinds the first page holds the best few of each. */
export function postsFound(search: Search) {
  return {
    ...pagedQuery(keyFor('lists', 'posts', 'found', search), (cursor, signal) =>
      find(search, cursor, signal),
    ),
    staleTime: Number.POSITIVE_INFINITY,
  }
}

export function clipsFound(search: Search) {
  return pagedQuery(keyFor('lists', 'posts', 'found', search), (cursor, signal) =>
    find(search, cursor, signal),
  )
}

export function peopleFound(search: Search) {
  return pagedQuery(keyFor('lists', 'people', 'found', search.words), (cursor, signal) =>
    find(search, cursor, signal),
  )
}

export function hubsFound(search: Search) {
  return pagedQuery(keyFor('lists', 'hubs', 'searched', search.words), (cursor, signal) =>
    find(search, cursor, signal),
  )
}

export function hashtagsFound(search: Search) {
  return pagedQuery(keyFor('hashtags', search.words), (cursor, signal) =>
    find(search, cursor, signal),
  )
}

function find({ words, kind, sort, t }: Search, cursor: string | undefined, signal: AbortSignal) {
  return call(searchApi.search, { query: { q: words, type: TYPES[kind], sort, t, cursor } }, signal)
}
