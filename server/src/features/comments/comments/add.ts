import { saidIn } from '#features/core/searchIndex/text.ts'
import { isOfTeam, isVisible } from '#features/core/visibility/rule.ts'
import { type Fragment, type Sql, sql } from '#lib/db.ts'
import { failPoint } from '#lib/failPoint.ts'
import { makeGroup, type Outcome } from '#lib/groupCommit.ts'
import { lockNewCalls, storeReplies } from '#lib/idempotency.ts'
import { plainText } from '#lib/markdown.ts'
import { urlIn } from '#lib/mediaUrl.ts'
import type { Added, Adding, Said } from './adding.ts'
import { replyTo } from './reply.ts'
import { MOST_NOTIFIED } from './text.ts'

/**
 * Adds a comment together with those that are written at the same time. Null: not visible, or to be judged first; of a
 * call with a key also: made before, or for a transaction of its own.
 */
export const addTogether = makeGroup<Adding, Added | null>({
  name: 'comment',
  keyOf: ({ viewer, input }) => `${viewer.id} ${input.ad}`,
  targetOf: ({ input }) => input.ad,
  write: (adding) =>
    adding.some(({ keyed }) => keyed) ? addKeyed(adding) : addComments(sql, adding),
  writeAlone: async (adding) => (adding.keyed ? null : addComment(sql, adding)),
})

/** One transaction for comments and the replies that are stored for their keys. */
async function addKeyed(adding: Adding[]): Promise<Outcome<Added>[]> {
  const outcomes = new Map<Adding, Outcome<Added>>()
  await sql.begin(async (sql) => {
    const fresh = await lockNewCalls(
      sql,
      adding.flatMap(({ keyed }) => keyed ?? []),
    )
    const chosen = adding.filter(({ keyed }) => !keyed || fresh.has(keyed))
    const added = await addComments(sql, chosen)
    chosen.forEach((one, at) => void outcomes.set(one, added[at]!))
    await storeReplies(
      sql,
      chosen.flatMap((one, at) => repliesOf(one, added[at]!)),
    )
    failPoint('beforeCommit')
  })
  return adding.map((one) => outcomes.get(one) ?? 'alone')
}

/** A refusal is not stored. */
function repliesOf(adding: Adding, outcome: Outcome<Added>) {
  if (!adding.keyed || typeof outcome === 'string' || outcome.result.problem) return []
  return [{ call: adding.keyed, reply: replyTo(outcome.result, adding) }]
}

/** Posts that others have locked are left out: a group waits for no lock while it holds some. */
async function addComments(sql: Sql, adding: Adding[]): Promise<Outcome<Added>[]> {
  const posts = adding.map(({ input }) => input.ad)
  const rows = await sql<(Added & { place: number })[]>`
    select a.place::int, ${selectAdded(sql, sql`a.author_id`)}
    from unnest(${posts}::bigint[], ${adding.map(({ viewer }) => viewer.id)}::bigint[],
      ${adding.map(({ input }) => input.parentComment ?? null)}::bigint[], ${adding.map(({ said }) => said.content)}::text[],
      ${adding.map(({ said }) => JSON.stringify(said.body))}::text[],
      ${adding.map(({ said }) => JSON.stringify(mentionsIn(said)))}::text[],
      ${adding.map(({ said }) => saidIn(plainText(said.body)))}::text[])
      with ordinality a(post_id, author_id, parent_id, content, body, mentions, said, place)
    join post_stats s on s.post_id = a.post_id
    join users u on u.id = a.author_id
    cross join lateral add_comment(s.post_id, u.id, a.parent_id, a.content, a.body::jsonb,
      array(select jsonb_array_elements_text(a.mentions::jsonb)), 'live', a.said) r
    where ${isVisible(sql, sql`a.author_id`)} and ${isFree(
      sql,
      adding.flatMap(({ guarded }) => guarded),
    )}
      and s.post_id = any((select lock_posts(${posts}::bigint[], false))::bigint[])`
  const outcomes: Outcome<Added>[] = adding.map(() => 'alone')
  for (const { place, ...added } of rows) outcomes[place - 1] = { result: added }
  return outcomes
}

export async function addComment(sql: Sql, { viewer, input, said, guarded, state }: Adding) {
  const [added] = await sql<Added[]>`
    select ${selectAdded(sql, viewer.id)}
    from post_stats s
    join users u on u.id = ${viewer.id}
    cross join lateral add_comment(s.post_id, u.id, ${input.parentComment ?? null}, ${said.content},
      ${sql.json(said.body)}, ${mentionsIn(said)}::text[], ${state}, ${saidIn(plainText(said.body))}) r
    where s.post_id = ${input.ad} and ${isVisible(sql, viewer.id)} and ${isFree(sql, guarded)}`
  return added ?? null
}

function selectAdded(sql: Sql, viewerId: string | Fragment) {
  return sql`
    r.id as _id, r.problem, r.parent_id as parent_comment, r.depth, r.created_at,
    s.author_id as post_author_id, u.id as author_id, u.username, u.display_name, ${urlIn(sql, sql`u.image`)} as image,
    (u.premium_until > now()) is true as is_premium, u.verified_as, ${isOfTeam(sql, viewerId)} as can_moderate`
}

function isFree(sql: Sql, guarded: string[]) {
  return guarded.length > 0 ? sql`(s.hub_id = any(${guarded}::bigint[])) is not true` : sql`true`
}

function mentionsIn({ mentions }: Said) {
  return mentions.slice(0, MOST_NOTIFIED)
}
