import type { Post } from '@jes/contract/posts/posts'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { changeLists } from '#features/core/lists/changeLists.ts'
import { keyFor } from '#lib/keys.ts'

const NAMES = ['ads', 'clips'] as const

type Page = { [name in (typeof NAMES)[number]]?: Post[] }
type PostList = InfiniteData<Page>

/** Removes a post from all lists; returns how to put it back. */
export function takeOut(client: QueryClient, id: string) {
  const spots = client
    .getQueriesData<PostList>({ queryKey: keyFor('lists', 'posts') })
    .flatMap(([key, list]) => spotsOf(list, id).map((spot) => ({ key, ...spot })))
  for (const name of NAMES) changeLists(client, name, (post) => (post._id === id ? null : post))
  return () => {
    for (const { key, page, ...spot } of spots)
      client.setQueryData<PostList>(
        key,
        (list) =>
          list && {
            ...list,
            pages: list.pages.map((now, at) => (at === page ? putBack(now, spot) : now)),
          },
      )
  }
}

type Spot = { name: keyof Page; index: number; post: Post }

function putBack(page: Page, { name, index, post }: Spot): Page {
  return { ...page, [name]: page[name]?.toSpliced(index, 0, post) }
}

function spotsOf(list: PostList | undefined, id: string) {
  return (list?.pages ?? []).flatMap((held, page) =>
    NAMES.flatMap((name) =>
      (held[name] ?? []).flatMap((post, index) =>
        post._id === id ? [{ page, name, index, post }] : [],
      ),
    ),
  )
}
