import { type CommentPage, commentApi } from '@jes/contract/comments/comments'
import { type Post, postApi } from '@jes/contract/posts/posts'
import { hashKey, type QueryKey } from '@tanstack/react-query'
import type { KeepRule, KeptPost, StoredQuery } from '#features/core/offline/database.ts'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { filesOf, storeFile } from './files.ts'
import type { Readable } from './plan.ts'

const OTHER_ORDERS = ['top', 'new', 'old'] as const

/** Fetches a post with its comments and files: all that its page shows at first. */
export async function fetchKept(row: Readable, pictures: KeepRule['pictures']): Promise<KeptPost> {
  const post = row.ad.isExcerpt
    ? await call(postApi.find, { params: { id: row.adId } })
    : { ...row.ad }
  const comments = { pages: [await commentsOn(post)], pageParams: [undefined] }
  const ofComments = asStored(keyFor('comments', post._id, 'all', 'best'), comments)
  const queries = [asStored(keyFor('post', post._id), post), ofComments]
  const bytes = { photos: 0, clips: 0, text: queries.reduce((sum, { bytes }) => sum + bytes, 0) }
  const all = [...queries, ...inOtherOrders(post._id, ofComments)]
  const files: string[] = []
  for (const file of filesOf(post, pictures)) {
    const stored = await storeFile(file)
    if (!stored) continue
    files.push(stored.url)
    bytes[file.kind] += stored.bytes
  }
  return {
    id: post._id,
    post,
    savedAt: row.savedAt,
    folder: row.folder,
    queries: all,
    hashes: all.map(({ hash }) => hash),
    files,
    pictures,
    bytes,
  }
}

/** Whatever order of comments its reader prefers: without a connection they have this one. */
function inOtherOrders(postId: string, stored: StoredQuery): StoredQuery[] {
  return OTHER_ORDERS.map((sort) => ({
    ...stored,
    hash: hashKey(keyFor('comments', postId, 'all', sort)),
  }))
}

/** Nobody is asked for comments that do not exist. */
async function commentsOn({ _id, commentCount }: Post): Promise<CommentPage> {
  if (commentCount > 0)
    return call(commentApi.list, { params: { adId: _id }, query: { sort: 'best' } })
  const at = new Date().toISOString()
  return { comments: [], currentPage: 1, totalPages: 1, total: 0, nextCursor: null, at }
}

function asStored(key: QueryKey, data: unknown): StoredQuery {
  return {
    hash: hashKey(key),
    data,
    at: Date.now(),
    bytes: new TextEncoder().encode(JSON.stringify(data)).length,
  }
}
