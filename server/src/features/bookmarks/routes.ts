import { bookmarkApi } from '@jes/contract/bookmarks'
import type { FastifyInstance } from 'fastify'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'
import { addBookmark, removeBookmark } from './commands.ts'
import { listBookmarks } from './queries.ts'

export async function bookmarkRoutes(app: FastifyInstance) {
  serve(app, bookmarkApi.list, ({ query, viewer }) => listBookmarks(sql, viewer.id, query))

  serve(
    app,
    bookmarkApi.add,
    ({ params, viewer }) => addBookmark(sql, { postId: params.adId, viewerId: viewer.id }),
    { limit: 'bookmark' },
  )

  serve(
    app,
    bookmarkApi.remove,
    ({ params, viewer }) => removeBookmark(sql, { postId: params.adId, viewerId: viewer.id }),
    { limit: 'bookmark' },
  )
}
