import type { InfiniteData, QueryClient } from '@tanstack/react-query'

/** Fetches again what the page shows; of an endless list only its first page, from which it then goes on. */
export async function refreshPage(client: QueryClient) {
  const queries = client.getQueryCache().findAll({ type: 'active' })
  for (const { queryKey } of queries)
    client.setQueryData(queryKey, (data: unknown) => (isPaged(data) ? firstPageOf(data) : data))
  await client.refetchQueries({ type: 'active' })
}

function isPaged(data: unknown): data is InfiniteData<unknown> {
  return typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data
}

function firstPageOf({ pages, pageParams }: InfiniteData<unknown>): InfiniteData<unknown> {
  return { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) }
}
