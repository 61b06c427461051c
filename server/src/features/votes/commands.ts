import type { VoteResult } from '@jes/contract/posts'
import { isVisible } from '#features/visibility/rule.ts'
import type { Sql } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { noteScore } from '#lib/scores.ts'

type Vote = { postId: string; viewerId: string; value: 1 | 0 | -1 }

/** Sets a vote: the same one sent twice counts once. */
export async function setVote(sql: Sql, { postId, viewerId, value }: Vote): Promise<VoteResult> {
  const [standing] = await sql<{ upVotes: number; downVotes: number }[]>`
    select r.up_votes, r.down_votes
    from standings s
    cross join lateral set_vote(s.post_id, ${viewerId}, ${value}::smallint) r
    where s.post_id = ${postId} and ${isVisible(sql, viewerId)}`
  if (!standing) throw notFound()
  const { upVotes, downVotes } = standing
  noteScore(postId)
  return { upVotes, downVotes, score: upVotes - downVotes, userVote: value }
}
