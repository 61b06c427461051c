import type { Post, PostPage } from '@jes/contract/posts/posts'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { changeLists } from '#features/core/lists/changeLists.ts'
import { keyFor } from '#lib/keys.ts'

type Change = (post: Post) => Post

/** Changes a post wherever it is shown: on its own page and in all lists. */
export function changePost(client: QueryClient, id: string, change: Change) {
  const changeIt = (post: Post) => (post._id === id ? change(post) : post)
  client.setQueryData<Post | null>(keyFor('post', id), (post) => post && change(post))
  changeLists(client, 'ads', changeIt)
  changeLists(client, 'clips', changeIt)
  changeLists(client, 'bookmarks', (row) =>
    row.ad?._id === id ? { ...row, ad: change(row.ad) } : row,
  )
}

/** The post from some list: shown until the whole of it is loaded. */
export function listedPost(client: QueryClient, id: string) {
  return client
    .getQueriesData<InfiniteData<PostPage>>({ queryKey: keyFor('lists', 'posts') })
    .flatMap(([, list]) => list?.pages ?? [])
    .flatMap(({ ads }) => ads)
    .find(({ _id }) => _id === id)
}
