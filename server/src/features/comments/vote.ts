import type { VoteResult } from '@jes/contract/posts'
import { isNotBlocked, isVisible } from '#features/visibility/rule.ts'
import type { Sql } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { noteScore } from '#lib/scores.ts'

type Vote = { commentId: string; viewerId: string; value: 1 | 0 | -1 }
type Standing = { postId: string; upVotes: number; downVotes: number }

/** Sets a vote: the same one sent twice counts once. */
export async function setCommentVote(
  sql: Sql,
  { commentId, viewerId, value }: Vote,
): Promise<VoteResult> {
  const [standing] = await sql<Standing[]>`
    select c.post_id, r.up_votes, r.down_votes
    from comments c
    join standings s on s.post_id = c.post_id
    cross join lateral set_comment_vote(c.id, ${viewerId}, ${value}::smallint) r
    where c.id = ${commentId} and c.state = 'live'
      and ${isNotBlocked(sql, viewerId, sql`c.author_id`)} and ${isVisible(sql, viewerId)}`
  if (!standing) throw notFound()
  const { postId, upVotes, downVotes } = standing
  noteScore(postId, commentId)
  return { upVotes, downVotes, score: upVotes - downVotes, userVote: value }
}
