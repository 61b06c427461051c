import type { Post, PostPage } from '@jes/contract/posts/posts'
import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'

/** The hot and the new posts of the hub that a post went into. */
export function isListOf({ jehub, state }: Post, [, kind, place, hubId, sort]: QueryKey) {
  if (kind !== 'posts' || place !== 'hub' || state !== 'live') return false
  return jehub?._id === hubId && (sort === 'hot' || sort === 'new')
}

/** The author sees the post in its hub at once, below pinned ones; the server ranks it some seconds later. */
export function showInHub(client: QueryClient, post: Post) {
  client.setQueriesData<InfiniteData<PostPage>>(
    { predicate: ({ queryKey }) => isListOf(post, queryKey) },
    (list) => {
      const [first, ...later] = list?.pages ?? []
      if (!list || !first) return list
      const pinned = first.ads.filter(({ isHubPinned }) => isHubPinned).length
      return { ...list, pages: [{ ...first, ads: first.ads.toSpliced(pinned, 0, post) }, ...later] }
    },
  )
}
