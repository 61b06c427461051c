import type { Comment, CommentPage, CommentQuery } from '@jes/contract/comments/comments'
import { type Relations, readRelations } from '#features/core/visibility/relations.ts'
import { makeBatch } from '#lib/batch.ts'
import type { Sql } from '#lib/db.ts'
import { SAID, type SaidComment } from './pageBytes.ts'
import { listThread } from './pages.ts'
import {
  forgetSharedPage,
  readSharedPage,
  readSharedThread,
  type SharedThread,
} from './sharedPages.ts'

/** What changes of a comment without a trace in its thread. */
type Counts = Pick<Comment, '_id' | 'upVotes' | 'downVotes' | 'score' | 'editedAt' | 'state'>
type OwnQuestion = { viewerId: string; ids: string[] }
type OwnVote = { asked: number; id: string; vote: 1 | -1 }
type Personal = {
  thread: SharedThread
  relations: Relations
  counts: Map<string, Counts>
  votes: Map<string, 1 | -1>
}

/**
 * A page of a thread for a member: what everybody sees, made once for all, with the present counts and what is the
 * member's own. Where a block, a muted word or a private hub changes what is on it, it is read for this member alone.
 */
export async function listThreadForMember(
  sql: Sql,
  postId: string,
  query: CommentQuery,
  viewerId: string,
): Promise<CommentPage> {
  const [thread, relations] = await Promise.all([
    readSharedThread(sql, postId),
    readRelations(sql, viewerId),
  ])
  if (!thread || !(await isAsForAll(sql, thread, relations))) {
    return listThread(sql, postId, query, viewerId)
  }
  const page = await readSharedPage(sql, thread, query)
  const comments = page.comments.flatMap(flatten)
  const ids = comments.map(({ _id }) => _id)
  const [counts, votes] = await Promise.all([
    readCounts(sql, ids),
    readVotes(sql, { viewerId, ids }),
  ])
  if (!comments.every((comment) => isAsRead(comment, counts))) {
    forgetSharedPage(thread, query)
    return listThread(sql, postId, query, viewerId)
  }
  const personal = { thread, relations, counts, votes }
  return {
    ...page,
    at: thread.at,
    comments: page.comments.map((comment) => toMembers(comment, personal)),
  }
}

async function isAsForAll(
  sql: Sql,
  { postId, isLive, isPrivate }: SharedThread,
  { blocked, hasMutedWords }: Relations,
) {
  if (!isLive || isPrivate || hasMutedWords) return false
  return blocked.length === 0 || !(await hasCommentOf(sql, postId, blocked))
}

async function hasCommentOf(sql: Sql, postId: string, blocked: string[]) {
  const found = await sql`
    select from (select ${postId}::bigint as post_id) p
    where exists (
      select from post_stats s where s.post_id = p.post_id and s.author_id = any(${blocked}::bigint[])
    ) or exists (
      select from comments c
      where c.post_id = p.post_id and c.author_id = any(${blocked}::bigint[]) and c.state = 'live'
    )`
  return found.length > 0
}

function flatten(comment: Comment): Comment[] {
  return [comment, ...comment.replies.flatMap(flatten)]
}

/** Not edited, deleted or removed since the page was read. */
function isAsRead({ _id, user, state, editedAt }: Comment, counts: Map<string, Counts>) {
  const now = counts.get(_id)
  return now?.state === state && (user === null || now.editedAt === editedAt)
}

function toMembers(comment: Comment, personal: Personal): SaidComment {
  const { thread, relations, counts, votes } = personal
  const { viewerId, muted, teams } = relations
  const { _id, user, parentComment, state } = comment
  const count = user ? counts.get(_id)! : comment
  const isMine = user?._id === viewerId
  return {
    ...comment,
    [SAID]: comment,
    upVotes: count.upVotes,
    downVotes: count.downVotes,
    score: count.score,
    userVote: (user && votes.get(_id)) ?? 0,
    isMuted: user !== null && muted.includes(user._id),
    canEdit: isMine,
    canDelete: isMine,
    canPin: user !== null && parentComment === null && thread.authorId === viewerId,
    canModerate: state !== 'deleted' && thread.hubId !== null && teams.includes(thread.hubId),
    replies: comment.replies.map((reply) => toMembers(reply, personal)),
  }
}

/** By id, of all who ask together in one statement. */
const readCounts = makeBatch(async (sql: Sql, lists: string[][]) => {
  const rows = await sql<Counts[]>`
    select c.id as _id, c.up_votes, c.down_votes, c.score, c.edited_at,
      case c.state when 'held' then 'removed' else c.state end as state
    from comments c
    where c.id = any(${[...new Set(lists.flat())]}::bigint[])`
  const all = new Map(rows.map((row) => [row._id, row]))
  return lists.map(() => all)
})

/** The votes of each member, by the ids of comments. A join could be planned as a scan of all votes. */
const readVotes = makeBatch(async (sql: Sql, questions: OwnQuestion[]) => {
  const rows = await sql<OwnVote[]>`
    select o.asked, o.id, o.vote
    from (
      select q.at::int - 1 as asked, i.id,
        (select v.value from comment_votes v where v.comment_id = i.id and v.user_id = q.viewer_id) as vote
      from unnest(${questions.map(({ viewerId }) => viewerId)}::bigint[],
        ${questions.map(({ ids }) => `{${ids}}`)}::text[]) with ordinality q(viewer_id, ids, at)
      cross join lateral unnest(q.ids::bigint[]) i(id)
      offset 0
    ) o
    where o.vote is not null`
  const answers = questions.map(() => new Map<string, 1 | -1>())
  for (const { asked, id, vote } of rows) answers[asked]!.set(id, vote)
  return answers
})
