import type { Bookmark } from '@jes/contract/posts/bookmarks'
import type { Post } from '@jes/contract/posts/posts'
import type { KeptPost } from '#features/core/offline/database.ts'
import { examplePost } from '#features/core/postActions/examplePost.ts'

/** A bookmark for tests, saved on a day of November. */
export function exampleBookmark(id: string, day: number, change: Partial<Post> = {}) {
  return {
    adId: id,
    savedAt: `2026-11-${String(day).padStart(2, '0')}T08:00:00.000Z`,
    folder: null,
    ad: examplePost({ _id: id, ...change }),
  } satisfies Bookmark
}

/** The same, kept: so many megabytes of text. */
export function exampleKept(id: string, day: number, megabytes: number): KeptPost {
  const { ad, savedAt, folder } = exampleBookmark(id, day)
  const bytes = { photos: 0, clips: 0, text: megabytes * 1_000_000 }
  return {
    id,
    post: ad,
    savedAt,
    folder,
    queries: [],
    hashes: [],
    files: [],
    pictures: 'small',
    bytes,
  }
}
