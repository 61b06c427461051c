import { endpoint } from '@jes/contract/lib/endpoint'
import { Cursor, limitOf } from '@jes/contract/lib/page'
import { Id, Moment, text } from '@jes/contract/lib/text'
import * as z from 'zod/mini'
import { Post } from './posts.ts'

/** A saved post; one that can no longer be read stays as a row without its post. */
export const Bookmark = z.object({
  adId: Id,
  savedAt: Moment,
  folder: z.nullable(Id),
  ad: z.nullable(Post),
})
export type Bookmark = z.infer<typeof Bookmark>

export const FolderName = z.object({
  name: text({ min: 1, max: 40, why: 'posts.folder_name_length' }),
})
/** Creating folders needs a pass; they stay readable, and can be emptied, when it has ended. */
export const BookmarkFolder = z.object({ _id: Id, name: z.string(), count: z.number() })
export type BookmarkFolder = z.infer<typeof BookmarkFolder>

const OneFolder = z.object({ id: Id })
const OneAd = z.object({ adId: Id })
const Saved = z.object({ isBookmarked: z.boolean(), bookmarkCount: z.number() })

export const bookmarkApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/bookmarks',
    summary: 'What I saved, newest first, all or of one folder; q searches in it',
    query: z.object({
      q: z.optional(text({ min: 0, max: 100, why: 'posts.bookmark_search_long' })),
      folder: z.optional(Id),
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
  folders: endpoint({
    method: 'GET',
    path: '/api/bookmark-folders',
    summary: 'My folders, by name; at most 50',
    response: z.object({ folders: z.array(BookmarkFolder) }),
  }),
  addFolder: endpoint({
    method: 'POST',
    path: '/api/bookmark-folders',
    summary: 'Make a folder; for those with a pass',
    body: FolderName,
    response: z.object({ folder: BookmarkFolder }),
    status: 201,
  }),
  renameFolder: endpoint({
    method: 'PATCH',
    path: '/api/bookmark-folders/:id',
    summary: 'Give a folder another name',
    params: OneFolder,
    body: FolderName,
    response: z.object({ folder: BookmarkFolder }),
  }),
  removeFolder: endpoint({
    method: 'DELETE',
    path: '/api/bookmark-folders/:id',
    summary: 'Remove a folder; what is in it stays saved',
    params: OneFolder,
  }),
  restoreFolder: endpoint({
    method: 'POST',
    path: '/api/bookmark-folders/:id/restore',
    summary: 'Undo the removal of a folder, for a minute and until the next one is made',
    params: OneFolder,
    response: z.object({ folder: BookmarkFolder }),
  }),
  move: endpoint({
    method: 'PUT',
    path: '/api/bookmarks/:adId/folder',
    summary: 'Put what I saved into a folder, or with null into none',
    params: OneAd,
    body: z.object({ folder: z.nullable(Id) }),
    response: z.object({ folder: z.nullable(Id) }),
  }),
}
