import { postApi } from '@jes/contract/posts/posts'
import { type SearchType, searchApi } from '@jes/contract/search/search'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import type { Order } from './hashtagIn.ts'
import type { Kind, Search } from './searchAddress.ts'

type Paged = { nextCursor: string | null }

const first = undefined as string | undefined
const next = ({ nextCursor }: Paged) => nextCursor ?? undefined

const TYPES: Record<Kind, SearchType> = {
  all: 'all',
  posts: 'ads',
  people: 'users',
  hubs: 'jehubs',
  clips: 'clips',
  hashtags: 'hashtags',
}

export function postsTagged(hashtag: string, sort: Order) {
  return infiniteQueryOptions({
    queryKey: ['posts', 'tagged', hashtag, sort],
    queryFn: ({ pageParam, signal }) =>
      call(postApi.list, { query: { feed: 'latest', hashtag, sort, cursor: pageParam } }, signal),
    initialPageParam: first,
    getNextPageParam: next,
  })
}

/** Posts; with all kinds the first page holds the best few of each. Votes and joins are kept under this key. */
export function postsFound(search: Search) {
  return infiniteQueryOptions({
    queryKey: ['posts', 'found', search] as const,
    queryFn: ({ pageParam, signal }) => find(search, pageParam, signal),
    initialPageParam: first,
    getNextPageParam: next,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function clipsFound(search: Search) {
  return infiniteQueryOptions({
    queryKey: ['clips', 'found', search],
    queryFn: ({ pageParam, signal }) => find(search, pageParam, signal),
    initialPageParam: first,
    getNextPageParam: next,
  })
}

/** Under the key of all lists of people: whom one follows changes in each. */
export function peopleFound(search: Search) {
  return infiniteQueryOptions({
    queryKey: ['follows', 'found', search.words],
    queryFn: ({ pageParam, signal }) => find(search, pageParam, signal),
    initialPageParam: first,
    getNextPageParam: next,
  })
}

/** Under the key of all lists of hubs: a hub that one joins is joined in each. */
export function hubsFound(search: Search) {
  return infiniteQueryOptions({
    queryKey: ['hubs', 'searched', search.words],
    queryFn: ({ pageParam, signal }) => find(search, pageParam, signal),
    initialPageParam: first,
    getNextPageParam: next,
  })
}

export function hashtagsFound(search: Search) {
  return infiniteQueryOptions({
    queryKey: ['hashtags', 'found', search.words],
    queryFn: ({ pageParam, signal }) => find(search, pageParam, signal),
    initialPageParam: first,
    getNextPageParam: next,
  })
}

function find({ words, kind, sort, t }: Search, cursor: string | undefined, signal: AbortSignal) {
  return call(searchApi.search, { query: { q: words, type: TYPES[kind], sort, t, cursor } }, signal)
}
