import type { Database, Sql } from '#lib/db.ts'
import { judge, leadOf, type Outcome, type Verdict, vary } from './judge.ts'
import { lockRunning, type Running, type Weights } from './queries.ts'

type Outcomes = Record<'champion' | 'challenger', Outcome>

const NOBODY: Outcome = { viewers: 0, value: 0, variance: 0, rejections: 0 }

/**
 * Compares the two running configs and stores the measurement. The verdict is given once, after a whole week: looking
 * every night and stopping at a good moment would find differences that are not there.
 */
export async function tuneFeed(sql: Database) {
  await sql.begin(async (sql) => {
    await sql`set local statement_timeout = '5min'`
    const { champion, challenger } = await lockRunning(sql)
    const outcomes = await measure(sql, challenger)
    const verdict = challenger.isDue ? judge(outcomes.champion, outcomes.challenger) : 'running'
    await log(sql, { champion, challenger, outcomes, verdict })
    if (verdict === 'running') return

    const [winner, loser] = verdict === 'replaced' ? [challenger, champion] : [champion, challenger]
    await sql`update feed_configs set role = 'past', ended_at = now() where id = ${loser.id}`
    await sql`update feed_configs set role = 'champion' where id = ${winner.id}`
    await challengeWith(sql, vary(weightsOf(winner)))
  })
}

/**
 * The value of a viewer: (6·reactors + 12·commenters + 4·shares − 20·hides) / viewers. Votes and bookmarks count as
 * reactions, blocks as hides; shares are in `value`.
 */
async function measure(sql: Sql, { id, startedAt }: Running): Promise<Outcomes> {
  const rows = await sql<(Outcome & { isTrying: boolean })[]>`
    with viewers as (
      select distinct i.user_id from impressions i where i.last_at >= ${startedAt} and i.times > 0
    ),
    acts as (
      select v.user_id, r.posts as reactions, c.posts as talks, x.people as rejections
      from viewers v
      cross join lateral (
        select count(*)::int as posts
        from (
          select p.post_id from post_votes p
          where p.user_id = v.user_id and p.value = 1 and p.created_at >= ${startedAt}
          union
          select b.post_id from bookmarks b
          where b.user_id = v.user_id and b.created_at >= ${startedAt}
        ) r
        join impressions i on i.user_id = v.user_id and i.post_id = r.post_id and i.times > 0
      ) r
      cross join lateral (
        select count(distinct c.post_id)::int as posts
        from comments c
        join impressions i on i.user_id = v.user_id and i.post_id = c.post_id and i.times > 0
        where c.author_id = v.user_id and c.state = 'live' and c.created_at >= ${startedAt}
      ) c
      cross join lateral (
        select count(*)::int as people from blocks b
        where b.blocker_id = v.user_id and b.created_at >= ${startedAt}
      ) x
    ),
    worth as (
      select tries_config(a.user_id, ${id}) as is_trying, a.rejections,
        6 * a.reactions + 12 * a.talks - 20 * a.rejections as value
      from acts a
    )
    select w.is_trying, count(*)::int as viewers, avg(w.value)::float8 as value,
      coalesce(var_samp(w.value), 0)::float8 as variance, avg(w.rejections)::float8 as rejections
    from worth w
    group by w.is_trying`
  const outcomeOf = (isTrying: boolean) => rows.find((row) => row.isTrying === isTrying) ?? NOBODY
  return { champion: outcomeOf(false), challenger: outcomeOf(true) }
}

type Night = {
  champion: Running
  challenger: Running
  outcomes: Outcomes
  verdict: Verdict | 'running'
}

async function log(sql: Sql, { champion, challenger, outcomes, verdict }: Night) {
  const row = {
    championId: champion.id,
    challengerId: challenger.id,
    championViewers: outcomes.champion.viewers,
    challengerViewers: outcomes.challenger.viewers,
    championValue: outcomes.champion.value,
    challengerValue: outcomes.challenger.value,
    championRejections: outcomes.champion.rejections,
    challengerRejections: outcomes.challenger.rejections,
    lead: leadOf(outcomes.champion, outcomes.challenger),
    verdict,
  }
  await sql`insert into feed_config_log ${sql(row)}`
}

async function challengeWith(sql: Sql, weights: Weights) {
  await sql`insert into feed_configs ${sql({ role: 'challenger', ...weights })}`
}

function weightsOf({ source, discovery, affinity, language, shown }: Running): Weights {
  return { source, discovery, affinity, language, shown }
}
