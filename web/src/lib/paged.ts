import { infiniteQueryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query'

type Page = { nextCursor: string | null }
type FetchPage<Of> = (
  cursor: string | undefined,
  signal: AbortSignal,
  client: QueryClient,
) => Promise<Of>

/** A list that is fetched page after page, each by the cursor that the one before it gave. */
export function pagedQuery<Key extends QueryKey, Of extends Page>(
  queryKey: Key,
  fetchPage: FetchPage<Of>,
) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal, client }) => fetchPage(pageParam, signal, client),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
}
