import { type Clip, type ClipFeedName, clipApi } from '@jes/contract/clips/clips'
import type { Post, PostPage } from '@jes/contract/posts/posts'
import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query'
import { ApiError, call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'

/** One opening of the viewer: each begins its own list, and Back finds the list of its visit. */
export type Visit = {
  key: string
  feed: ClipFeedName
  /** The clip in the address; the feed continues after it. */
  start: string | null
}

type Page = PostPage & {
  isOpen: boolean
  /** The clip in the address if it is not published yet, which only its owner sees; null: there is none. */
  started?: Clip | null
}
type From = { start?: string; cursor?: string | undefined }

const KEPT = 30 * 60_000

/** As a list of posts, so that votes, bookmarks and removals reach it like all others. */
export function clipsOf({ key, feed, start }: Visit) {
  return infiniteQueryOptions({
    queryKey: keyFor('lists', 'posts', 'clips', feed, start, key),
    queryFn: ({ pageParam, signal }) =>
      pageParam.start ? startingWith(pageParam.start, signal) : pageOf(feed, pageParam, signal),
    initialPageParam: (start ? { start } : {}) as From,
    getNextPageParam: ({ nextCursor, started }): From | undefined => {
      if (started !== undefined) return started?.ad ? {} : undefined
      return nextCursor === null ? undefined : { cursor: nextCursor }
    },
    // Nothing moves while somebody watches.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: KEPT,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

/** The clips of all pages, none of them twice. */
export function clipsIn(list: InfiniteData<Page> | undefined): Post[] {
  const clips = new Map<string, Post>()
  for (const post of list?.pages.flatMap(({ ads }) => ads) ?? [])
    if (post.clip && !clips.has(post._id)) clips.set(post._id, post)
  return [...clips.values()]
}

async function pageOf(feed: ClipFeedName, { cursor }: From, signal: AbortSignal): Promise<Page> {
  const { clips, ...page } = await call(clipApi.list, { query: { feed, cursor } }, signal)
  return { ...page, ads: clips }
}

async function startingWith(id: string, signal: AbortSignal): Promise<Page> {
  const started = await call(clipApi.find, { params: { id } }, signal).catch(nullIfAbsent)
  return { ads: started?.ad ? [started.ad] : [], nextCursor: null, isOpen: true, started }
}

function nullIfAbsent(error: unknown) {
  if (error instanceof ApiError && [400, 404].includes(error.status)) return null
  throw error
}
