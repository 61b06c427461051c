import type { Post, PostPage } from '@jes/contract/posts/posts'
import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'

/** Every list of posts has a key that begins so, whoever asked for it. */
export const LISTS: QueryKey = ['posts']
/** Bookmarks hold their posts one step deeper. */
const BOOKMARKS: QueryKey = ['bookmarks']

type Change = (post: Post) => Post
type Saved = { bookmarks: { ad: Post | null }[] }

export function postKey(id: string) {
  return ['post', id] as const
}

/** Changes a post wherever it is shown: on its own page and in all lists. */
export function changePost(client: QueryClient, id: string, change: Change) {
  client.setQueryData<Post | null>(postKey(id), (post) => post && change(post))
  client.setQueriesData<InfiniteData<PostPage>>({ queryKey: LISTS }, (list) =>
    mapPages(list, (page) => {
      const ads = changeOne(page.ads, id, change)
      return ads === page.ads ? page : { ...page, ads }
    }),
  )
  client.setQueriesData<InfiniteData<Saved>>({ queryKey: BOOKMARKS }, (list) =>
    mapPages(list, (page) => ({
      ...page,
      bookmarks: page.bookmarks.map((row) =>
        row.ad?._id === id ? { ...row, ad: change(row.ad) } : row,
      ),
    })),
  )
}

/** The post as some list shows it: something to look at until the whole of it comes. */
export function listedPost(client: QueryClient, id: string) {
  return client
    .getQueriesData<InfiniteData<PostPage>>({ queryKey: LISTS })
    .flatMap(([, list]) => list?.pages ?? [])
    .flatMap(({ ads }) => ads)
    .find(({ _id }) => _id === id)
}

export function mapPages<Page>(
  list: InfiniteData<Page> | undefined,
  change: (page: Page, index: number) => Page,
) {
  return list && { ...list, pages: list.pages.map(change) }
}

function changeOne(posts: Post[], id: string, change: Change) {
  const index = posts.findIndex(({ _id }) => _id === id)
  return index < 0 ? posts : posts.with(index, change(posts[index]!))
}
