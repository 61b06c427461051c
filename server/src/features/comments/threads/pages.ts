import type { CommentPage, CommentQuery, CommentSort } from '@jes/contract/comments/comments'
import { readPlace, writeBeginning, writePlace } from '#features/comments/comments/orders.ts'
import { listTrees, readComments } from '#features/comments/comments/queries.ts'
import type { Sql } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { cutPage } from '#lib/pages.ts'
import { placeFresh, slotsIn } from './fresh.ts'
import {
  type Entry,
  expectThread,
  listFresh,
  listUpwards,
  selectReplies,
  selectRoots,
  type Thread,
} from './queries.ts'

/** How many comments above the linked one a deep link shows. */
const STEPS_UP = 3

type ThreadPageRequest = Omit<CommentQuery, 'parent' | 'comment'>
type Listed = { ids: string[]; nextCursor: string | null }

/** A page of the comments on a post, of the replies to a comment, or the single page of a deep link. */
export async function listThread(
  sql: Sql,
  postId: string,
  query: CommentQuery,
  viewerId: string | null,
): Promise<CommentPage> {
  return readThread(sql, await expectThread(sql, postId, viewerId), query)
}

/** The same of a thread that the reader may read. */
export async function readThread(
  sql: Sql,
  thread: Thread,
  query: CommentQuery,
): Promise<CommentPage> {
  const { parent, comment, ...pageRequest } = query
  if (comment) return readLinked(sql, thread, comment)

  const count = parent ? await countReplies(sql, thread, parent) : thread.threadCount
  const { ids, nextCursor } = parent
    ? await listReplies(sql, thread, parent, pageRequest)
    : await listRoots(sql, thread, pageRequest)
  return {
    comments: await listTrees(sql, ids, thread.reader, thread),
    currentPage: query.page,
    totalPages: Math.ceil(count / query.limit),
    total: thread.total,
    nextCursor,
    at: thread.at,
  }
}

/** The pinned comment comes first on the first page, and nowhere else. */
async function listRoots(
  sql: Sql,
  thread: Thread,
  pageRequest: ThreadPageRequest,
): Promise<Listed> {
  const { cursor, page, limit } = pageRequest
  const { reader } = thread
  if (cursor) {
    const after = readPlace(cursor)
    const stretch = { reader, sort: after.sort, after, offset: 0, except: after.except }
    const rows = await selectRoots(sql, thread.postId, { ...stretch, count: limit + 1 })
    return cut(rows, limit, after.sort, after.except)
  }

  const pinned = thread.pinnedId ? [thread.pinnedId] : []
  if (page === 1 && pageRequest.sort === 'best' && thread.isYoung && slotsIn(limit) > 0) {
    return listWithFresh(sql, thread, pageRequest, pinned)
  }
  const first = page === 1 ? pinned : []
  const rows = await selectRoots(sql, thread.postId, {
    reader,
    sort: pageRequest.sort,
    after: null,
    offset: page === 1 ? 0 : (page - 1) * limit - pinned.length,
    except: pinned,
    count: limit - first.length + 1,
  })
  const listed = cut(rows, limit - first.length, pageRequest.sort, pinned)
  return { ...listed, ids: [...first, ...listed.ids] }
}

/** While a post is new, the best page has slots for comments that nobody could vote on yet. */
async function listWithFresh(
  sql: Sql,
  thread: Thread,
  { limit }: ThreadPageRequest,
  pinned: string[],
): Promise<Listed> {
  const slots = slotsIn(limit)
  const [ranked, fresh] = await Promise.all([
    selectRoots(sql, thread.postId, {
      reader: thread.reader,
      sort: 'best',
      after: null,
      offset: 0,
      except: pinned,
      count: limit + slots + 1,
    }),
    listFresh(sql, thread, limit),
  ])
  const taken = pinned.length
  const { shown, lifted, last, hasMore } = placeFresh(ranked, fresh, {
    limit: limit - taken,
    taken,
  })
  const nextCursor = hasMore && last ? writePlace('best', last, [...pinned, ...lifted]) : null
  return { ids: [...pinned, ...shown], nextCursor }
}

async function listReplies(
  sql: Sql,
  { reader }: Thread,
  parentId: string,
  pageRequest: ThreadPageRequest,
): Promise<Listed> {
  const { cursor, page, limit } = pageRequest
  const after = cursor ? readPlace(cursor) : null
  const [sort, except] = after ? [after.sort, after.except] : [pageRequest.sort, []]
  const offset = after ? 0 : (page - 1) * limit
  const stretch = { reader, sort, after, offset, except, count: limit + 1 }
  return cut(await selectReplies(sql, parentId, stretch), limit, sort, except)
}

function cut(rows: Entry[], limit: number, sort: CommentSort, except: string[]): Listed {
  const { shown, nextCursor } = cutPage(rows, limit, (last) => writePlace(sort, last, except))
  return { ids: shown.map(({ id }) => id), nextCursor }
}

async function countReplies(sql: Sql, thread: Thread, id: string) {
  const [parent] = await readComments(sql, [id], thread.reader, thread)
  if (parent?.ad !== thread.postId) throw notFound()
  return parent.replyCount
}

/** The linked comment with its replies, inside its parents; of these only the direct line to it. */
async function readLinked(sql: Sql, thread: Thread, commentId: string): Promise<CommentPage> {
  const { postId, total, at, reader } = thread
  const [, ...above] = await listUpwards(sql, postId, commentId, STEPS_UP)
  const [[linked], ancestors] = await Promise.all([
    listTrees(sql, [commentId], reader, thread),
    readComments(sql, above, reader, thread),
  ])
  if (linked?.ad !== postId) throw notFound()

  const top = ancestors.reduce((below, ancestor) => {
    const isMore = ancestor.replyCount > 1
    const repliesCursor = isMore ? writeBeginning(below._id) : null
    return { ...ancestor, replies: [below], repliesCursor }
  }, linked)
  return { comments: [top], currentPage: 1, totalPages: 1, total, nextCursor: null, at }
}
