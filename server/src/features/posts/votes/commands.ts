import type { VoteResult } from '@jes/contract/posts/posts'
import { expectNotBanned, isNotBanned } from '#features/core/visibility/bans.ts'
import { isVisible } from '#features/core/visibility/rule.ts'
import { stampArrays, toOutcomes } from '#lib/actArrays.ts'
import { type ActStamp, isLatestAct } from '#lib/actOrder.ts'
import { type Sql, sql } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { makeGroup } from '#lib/groupCommit.ts'
import { noteScore } from '#lib/scores.ts'

type Vote = { postId: string; value: 1 | 0 | -1; act: ActStamp }
type Counts = { upVotes: number; downVotes: number }

/** Sets a vote together with those that arrive at the same time. */
export const vote = makeGroup<Vote, VoteResult>({
  name: 'vote',
  keyOf: ({ postId, act }) => `${act.viewerId} ${postId}`,
  targetOf: ({ postId }) => postId,
  write: (votes, how) => setVotes(sql, votes, how),
  writeAlone: (one) => setVote(sql, one),
})

type VoteRow = Counts & { place: number; isBusy: boolean }

async function setVotes(sql: Sql, votes: Vote[], { mayWait }: { mayWait: boolean }) {
  const { viewers, arrivals, sessions, orders } = stampArrays(votes)
  const viewerId = sql`a.viewer_id`
  const rows = await sql<VoteRow[]>`
    select r.place, r.is_busy, r.up_votes, r.down_votes
    from (
      select array_agg(a.place::int) as places, array_agg(a.post_id) as posts, array_agg(a.viewer_id) as viewers,
        array_agg(a.value) as values, array_agg(a.arrived_at) as arrivals, array_agg(a.session_id) as sessions,
        array_agg(a.client_order) as orders
      from unnest(${votes.map(({ postId }) => postId)}::bigint[], ${viewers}::bigint[],
        ${votes.map(({ value }) => value)}::smallint[], ${arrivals}::bigint[], ${sessions}::bigint[], ${orders}::bigint[])
        with ordinality a(post_id, viewer_id, value, arrived_at, session_id, client_order, place)
      join post_stats s on s.post_id = a.post_id
      where ${isVisible(sql, viewerId)} and ${isNotBanned(sql, viewerId)}
    ) g
    cross join lateral set_votes(g.places, g.posts, g.viewers, g.values, g.arrivals, g.sessions, g.orders, ${mayWait}) r
    where g.places is not null`
  return toOutcomes(votes, rows, (row, { postId, value }) => {
    noteScore(postId)
    return toResult(row, value)
  })
}

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
