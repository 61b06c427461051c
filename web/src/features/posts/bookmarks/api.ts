import { bookmarkApi } from '@jes/contract/posts/bookmarks'
import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { toast } from '#lib/toasts.ts'

type Saved = InfiniteData<{ bookmarks: { adId: string }[] }>

/** What I saved, newest first, all or of a folder; with words only what has them. */
export function bookmarksWith(words: string, folder: string | null) {
  return infiniteQueryOptions({
    queryKey: ['bookmarks', words, folder],
    queryFn: ({ pageParam: cursor, signal }) =>
      call(
        bookmarkApi.list,
        { query: { q: words || undefined, folder: folder ?? undefined, cursor } },
        signal,
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
}

/** Takes away the row of a post that is gone; what is gone cannot be saved again, so there is no Undo. */
export async function removeGone(client: QueryClient, adId: string) {
  const before = client.getQueriesData<Saved>({ queryKey: ['bookmarks'] })
  client.setQueriesData<Saved>(
    { queryKey: ['bookmarks'] },
    (saved) =>
      saved && {
        ...saved,
        pages: saved.pages.map((page) => ({
          ...page,
          bookmarks: page.bookmarks.filter((row) => row.adId !== adId),
        })),
      },
  )
  try {
    await call(bookmarkApi.remove, { params: { adId } })
  } catch (error) {
    for (const [key, saved] of before) client.setQueryData(key, saved)
    if (error instanceof Error) toast.error(error.message)
  }
}
