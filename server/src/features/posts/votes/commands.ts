import type { VoteResult } from '@jes/contract/posts/posts'
import { expectNotBanned, isNotBanned } from '#features/core/visibility/bans.ts'
import { isVisible } from '#features/core/visibility/rule.ts'
import { type ActStamp, isLatestAct } from '#lib/actOrder.ts'
import type { Sql } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { noteScore } from '#lib/scores.ts'

type Vote = { postId: string; value: 1 | 0 | -1; act: ActStamp }
type Counts = { upVotes: number; downVotes: number }

/** Sets a vote: sent twice it counts once, and one that arrives after a later one is ignored. */
export async function setVote(sql: Sql, { postId, value, act }: Vote): Promise<VoteResult> {
  const [counts] = await sql<Counts[]>`
    select r.up_votes, r.down_votes
    from post_stats s
    cross join lateral set_vote(s.post_id, ${act.viewerId}, ${value}::smallint) r
    where s.post_id = ${postId} and ${isVisible(sql, act.viewerId)}
      and ${isNotBanned(sql, act.viewerId)} and ${isLatestAct(sql, act, 'vote', sql`s.post_id`)}`
  if (!counts) return expectVote(sql, postId, act.viewerId)
  noteScore(postId)
  return toResult(counts, value)
}

async function expectVote(sql: Sql, postId: string, viewerId: string) {
  const [stands] = await sql<(Counts & { value: VoteResult['userVote'] })[]>`
    select s.up_votes, s.down_votes, coalesce(v.value, 0) as value
    from post_stats s
    left join post_votes v on v.post_id = s.post_id and v.user_id = ${viewerId}
    where s.post_id = ${postId} and ${isVisible(sql, viewerId)}`
  if (!stands) throw notFound()
  await expectNotBanned(sql, postId, viewerId)
  return toResult(stands, stands.value)
}

function toResult({ upVotes, downVotes }: Counts, userVote: VoteResult['userVote']): VoteResult {
  return { upVotes, downVotes, score: upVotes - downVotes, userVote }
}
