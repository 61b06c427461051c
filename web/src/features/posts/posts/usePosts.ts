import type { PostPage } from '@jes/contract/posts/posts'
import {
  hashKey,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useMemo } from 'react'
import { ApiError } from '#lib/api.ts'
import { text } from '#lib/language.ts'
import { usePlace } from '#lib/router.tsx'
import { toast } from '#lib/toasts.ts'
import { useEffectOn } from '#lib/useEffectOn.ts'
import { messages } from './messages.ts'

export type PostListQuery<
  Key extends QueryKey,
  Page extends PostPage = PostPage,
> = UseInfiniteQueryOptions<Page, Error, InfiniteData<Page>, Key, string | undefined>

const KEPT = 30 * 60_000
const FRESH = 60_000

/** A list stays as it was loaded until a new visit: nothing moves while somebody reads. */
export function usePosts<Key extends QueryKey, Page extends PostPage>(
  query: PostListQuery<Key, Page>,
) {
  const list = useInfiniteQuery({
    ...query,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: KEPT,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  useNewVisit(query.queryKey, list.dataUpdatedAt)
  useLostCursor(query.queryKey, list.isFetchNextPageError ? list.error : null)
  const parts = useMemo(() => withoutRepeats(list.data), [list.data])
  return { ...list, ...parts }
}

/** Back finds the list as it was left; a visit by a link gets the current state. */
function useNewVisit(queryKey: QueryKey, updatedAt: number) {
  const client = useQueryClient()
  const place = usePlace()

  // Each history entry with each list is a visit.
  useEffectOn([place.key, hashKey(queryKey)], () => {
    const comesAnew = place.move === 'push' || place.move === 'replace'
    if (comesAnew && updatedAt > 0 && Date.now() - updatedAt > FRESH)
      void client.resetQueries({ queryKey, exact: true })
  })
}

/** The server no longer has the snapshot of the list: it starts again, and says so. */
function useLostCursor(queryKey: QueryKey, error: Error | null) {
  const client = useQueryClient()
  const isLost = error instanceof ApiError && error.status === 400

  useEffectOn([isLost], () => {
    if (!isLost) return
    toast.show(text(messages).startedOver)
    window.scrollTo(0, 0)
    void client.resetQueries({ queryKey, exact: true })
  })
}

/** A post that moved between two pages came twice; it is shown where it came first. */
function withoutRepeats(list: InfiniteData<PostPage> | undefined) {
  const seen = new Set<string>()
  const [first = [], ...later] = (list?.pages ?? []).map(({ ads }) =>
    ads.filter(({ _id }) => !seen.has(_id) && seen.add(_id)),
  )
  return { first, later: later.flat() }
}
