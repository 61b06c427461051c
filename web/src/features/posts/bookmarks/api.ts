import { bookmarkApi } from '@jes/contract/posts/bookmarks'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { pagedQuery } from '#lib/paged.ts'
import { toast } from '#lib/toasts.ts'

type Saved = InfiniteData<{ bookmarks: { adId: string }[] }>

/** My bookmarks, newest first, all or of a folder; with a query only matching ones. */
export function bookmarksWith(words: string, folder: string | null) {
  return pagedQuery(keyFor('lists', 'bookmarks', words, folder), (cursor, signal) =>
    call(
      bookmarkApi.list,
      { query: { q: words || undefined, folder: folder ?? undefined, cursor } },
      signal,
    ),
  )
}

/** Removes the row of a deleted post; it cannot be saved again, so there is no Undo. */
export async function removeGone(client: QueryClient, adId: string) {
  const before = client.getQueriesData<Saved>({ queryKey: keyFor('lists', 'bookmarks') })
  client.setQueriesData<Saved>(
    { queryKey: keyFor('lists', 'bookmarks') },
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
