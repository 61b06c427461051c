import type { Post, PostPage } from '@jes/contract/posts/posts'
import { type InfiniteData, skipToken, useQuery } from '@tanstack/react-query'

const KEPT = 30 * 60_000
/** Nothing moves while somebody reads; a new visit gets the current state. */
export const settled = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: KEPT,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
}

/** A list that came inside another reply, with what was done since. */
export function useSaved<Kept>(queryKey: readonly string[]) {
  return useQuery<Kept>({ queryKey, queryFn: skipToken, ...settled }).data
}

export function onePage(ads: Post[]): InfiniteData<PostPage> {
  return { pages: [{ ads, nextCursor: null }], pageParams: [undefined] }
}
