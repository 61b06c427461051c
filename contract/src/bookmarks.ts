import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Cursor, limitOf } from './page.ts'
import { Post } from './posts.ts'
import { Id, Moment, text } from './text.ts'

/** A saved post; what is no longer there to be read stays as a row without its post. */
export const Bookmark = z.object({ adId: Id, savedAt: Moment, ad: z.nullable(Post) })
export type Bookmark = z.infer<typeof Bookmark>

const OneAd = z.object({ adId: Id })
const Saved = z.object({ isBookmarked: z.boolean(), bookmarkCount: z.number() })

export const bookmarkApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/bookmarks',
    summary: 'What I saved, newest first; q searches in it',
    query: z.object({
      q: z.optional(
        text({ min: 0, max: 100, tooShort: '', tooLong: 'Search for at most 100 characters' }),
      ),
      cursor: Cursor,
      limit: limitOf(20),
    }),
    response: z.object({ bookmarks: z.array(Bookmark), nextCursor: z.nullable(z.string()) }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/bookmarks/:adId',
    summary: 'Save a post',
    params: OneAd,
    response: Saved,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/bookmarks/:adId',
    summary: 'No longer save a post',
    params: OneAd,
    response: Saved,
  }),
}
