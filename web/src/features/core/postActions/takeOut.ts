import type { PostPage } from '@jes/contract/posts/posts'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { LISTS, mapPages } from './cache.ts'

/** Takes a post out of all lists; answers how to put it back where it was. */
export function takeOut(client: QueryClient, id: string) {
  const spots = client
    .getQueriesData<InfiniteData<PostPage>>({ queryKey: LISTS })
    .flatMap(([key, list]) => spotsOf(list, id).map((spot) => ({ key, ...spot })))
  client.setQueriesData<InfiniteData<PostPage>>({ queryKey: LISTS }, (list) =>
    mapPages(list, (page) => ({ ...page, ads: page.ads.filter(({ _id }) => _id !== id) })),
  )
  return () => {
    for (const { key, page, index, post } of spots)
      client.setQueryData<InfiniteData<PostPage>>(key, (list) =>
        mapPages(list, (now, at) =>
          at === page ? { ...now, ads: now.ads.toSpliced(index, 0, post) } : now,
        ),
      )
  }
}

function spotsOf(list: InfiniteData<PostPage> | undefined, id: string) {
  return (list?.pages ?? []).flatMap(({ ads }, page) =>
    ads.flatMap((post, index) => (post._id === id ? [{ page, index, post }] : [])),
  )
}
