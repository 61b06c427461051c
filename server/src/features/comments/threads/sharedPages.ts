import type { Comment, CommentPage, CommentQuery } from '@jes/contract/comments/comments'
import { makeBatch } from '#lib/batch.ts'
import type { Sql } from '#lib/db.ts'
import { SharedReads } from '#lib/sharedReads.ts'
import type { Topic } from '#lib/topics.ts'
import { readThread } from './pages.ts'
import type { Thread } from './queries.ts'

/** The order follows votes within this time; what is written, edited or deleted is shown at once. */
const TTL_MS = 10_000
const MAX_BYTES = 16 * 1024 * 1024

/** A thread as it is for everybody. */
export type SharedThread = Omit<Thread, 'reader' | 'canModerate'> & {
  isLive: boolean
  isPrivate: boolean
  hubId: string | null
  /** Changes with every comment that is written, deleted or pinned. */
  version: string
}

const cached = new SharedReads<CommentPage>({ name: 'threads', maxBytes: MAX_BYTES, ttl: TTL_MS })

/** The threads of all who ask together, in one statement; undefined where there is no such post. */
export const readSharedThread = makeBatch(async (sql: Sql, postIds: string[]) => {
  const rows = await sql<SharedThread[]>`
    select s.post_id, s.author_id, s.comment_count as total, s.thread_count, now() as at,
      p.created_at > now() - interval '2 hours' as is_young, p.pinned_comment_id as pinned_id,
      s.is_live, s.is_private, s.hub_id, s.xmin || ' ' || p.xmin as version
    from unnest(${[...new Set(postIds)]}::bigint[]) i(id)
    join post_stats s on s.post_id = i.id
    join posts p on p.id = s.post_id`
  const byId = new Map(rows.map((row) => [row.postId, row]))
  return postIds.map((id) => byId.get(id))
})

/** A page of a public thread as a visitor sees it, made once for all. */
export function readSharedPage(sql: Sql, thread: SharedThread, query: CommentQuery) {
  const { postId } = thread
  return cached.get(sql, keyOf(thread, query), {
    read: () => readThread(sql, { ...thread, canModerate: false, reader: VISITOR }, query),
    madeOf: [`post:${postId}`],
    topicsOf: ({ comments }) => topicsOf(postId, comments),
  })
}

/** For who found that a comment on it was edited meanwhile. */
export function forgetSharedPage(thread: SharedThread, query: CommentQuery) {
  cached.delete(keyOf(thread, query))
}

const VISITOR = { viewerId: null, blocked: [] }

function keyOf({ postId, version }: SharedThread, query: CommentQuery) {
  return JSON.stringify([postId, version, query])
}

function topicsOf(postId: string, comments: Comment[]): Topic[] {
  return [...new Set<Topic>([`post:${postId}`, ...comments.flatMap(authorsOf)])]
}

function authorsOf({ user, replies }: Comment): Topic[] {
  return [...(user ? [`user:${user._id}` as const] : []), ...replies.flatMap(authorsOf)]
}
