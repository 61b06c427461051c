import { bookmarkApi } from '@jes/contract/posts/bookmarks'
import type { FastifyInstance } from 'fastify'
import { actStamp } from '#lib/actOrder.ts'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'
import { setBookmark } from './commands.ts'
import {
  addFolder,
  listFolders,
  moveBookmark,
  removeFolder,
  renameFolder,
  restoreFolder,
} from './folders.ts'
import { listBookmarks } from './queries.ts'

export async function bookmarkRoutes(app: FastifyInstance) {
  serve(app, bookmarkApi.list, ({ query, viewer }) => listBookmarks(sql, viewer.id, query))

  serve(
    app,
    bookmarkApi.add,
    ({ params, viewer, request }) =>
      setBookmark({ postId: params.adId, isSaved: true, act: actStamp(request, viewer) }),
    { limit: 'bookmark' },
  )

  serve(
    app,
    bookmarkApi.remove,
    ({ params, viewer, request }) =>
      setBookmark({ postId: params.adId, isSaved: false, act: actStamp(request, viewer) }),
    { limit: 'bookmark' },
  )

  serve(
    app,
    bookmarkApi.move,
    async ({ params, viewer, body: { folder } }) => {
      await moveBookmark(sql, { postId: params.adId, viewerId: viewer.id }, folder)
      return { folder }
    },
    { limit: 'bookmark' },
  )

  serve(app, bookmarkApi.folders, async ({ viewer }) => ({
    folders: await listFolders(sql, viewer.id),
  }))

  serve(
    app,
    bookmarkApi.addFolder,
    async ({ sql, viewer, body }) => ({ folder: await addFolder(sql, viewer.id, body.name) }),
    { limit: 'bookmark', isIdempotent: true },
  )

  serve(
    app,
    bookmarkApi.renameFolder,
    async ({ params, viewer, body }) => ({
      folder: await renameFolder(params.id, viewer.id, body.name),
    }),
    { limit: 'bookmark' },
  )

  serve(app, bookmarkApi.removeFolder, ({ params, viewer }) => removeFolder(params.id, viewer.id), {
    limit: 'bookmark',
  })

  serve(
    app,
    bookmarkApi.restoreFolder,
    async ({ params, viewer }) => ({ folder: await restoreFolder(sql, params.id, viewer.id) }),
    { limit: 'bookmark' },
  )
}
