import type { VoteResult } from '@jes/contract/posts/posts'
import { expectNotBanned, isNotBanned } from '#features/core/visibility/bans.ts'
import { isNotBlocked, isVisible } from '#features/core/visibility/rule.ts'
import { type ActStamp, isLatestAct } from '#lib/actOrder.ts'
import type { Sql } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { noteScore } from '#lib/scores.ts'

type Vote = { commentId: string; value: 1 | 0 | -1; act: ActStamp }
type Counts = { upVotes: number; downVotes: number }

/** Sets a vote: sent twice it counts once, and one that arrives after a later one is ignored. */
export async function setCommentVote(
  sql: Sql,
  { commentId, value, act }: Vote,
): Promise<VoteResult> {
  const [counts] = await sql<(Counts & { postId: string })[]>`
    select c.post_id, r.up_votes, r.down_votes
    from comments c
    join post_stats s on s.post_id = c.post_id
    cross join lateral set_comment_vote(c.id, ${act.viewerId}, ${value}::smallint) r
    where ${isVotable(sql, commentId, act.viewerId)} and ${isNotBanned(sql, act.viewerId)}
      and ${isLatestAct(sql, act, 'commentVote', sql`c.id`)}`
  if (!counts) return expectVote(sql, commentId, act.viewerId)
  noteScore(counts.postId, commentId)
  return toResult(counts, value)
}

async function expectVote(sql: Sql, commentId: string, viewerId: string) {
  const [stands] = await sql<(Counts & { postId: string; value: VoteResult['userVote'] })[]>`
    select c.post_id, c.up_votes, c.down_votes, coalesce(v.value, 0) as value
    from comments c
    join post_stats s on s.post_id = c.post_id
    left join comment_votes v on v.comment_id = c.id and v.user_id = ${viewerId}
    where ${isVotable(sql, commentId, viewerId)}`
  if (!stands) throw notFound()
  await expectNotBanned(sql, stands.postId, viewerId)
  return toResult(stands, stands.value)
}

function isVotable(sql: Sql, commentId: string, viewerId: string) {
  return sql`
    c.id = ${commentId} and c.state = 'live'
      and ${isNotBlocked(sql, viewerId, sql`c.author_id`)} and ${isVisible(sql, viewerId)}`
}

function toResult({ upVotes, downVotes }: Counts, userVote: VoteResult['userVote']): VoteResult {
  return { upVotes, downVotes, score: upVotes - downVotes, userVote }
}
