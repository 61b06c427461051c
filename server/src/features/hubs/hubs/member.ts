import type { HubSummary } from '@jes/contract/hubs/hubs'
import { makeBatch } from '#lib/batch.ts'
import type { Sql } from '#lib/db.ts'

type Question = { viewerId: string; ids: string[] }
type Row = { asked: number; id: string } & Pick<HubSummary, 'memberCount' | 'joinState'>

/** How each viewer stands to these hubs, of all who ask together in one statement. */
const readStanding = makeBatch(async (sql: Sql, questions: Question[]) => {
  const rows = await sql<Row[]>`
    select q.at::int - 1 as asked, h.id, h.member_count, join_state(h.id, q.viewer_id) as join_state
    from unnest(${questions.map(({ viewerId }) => viewerId)}::bigint[],
      ${questions.map(({ ids }) => `{${ids}}`)}::text[]) with ordinality q(viewer_id, ids, at)
    cross join lateral unnest(q.ids::bigint[]) i(id)
    cross join lateral (
      select h.id, h.member_count from hubs h
      where h.id = i.id and h.closed_at is null and not h.is_private
      offset 0
    ) h`
  const answers = questions.map(() => new Map<string, Row>())
  for (const row of rows) answers[row.asked]!.set(row.id, row)
  return answers
})

/** Public hubs that were found for all, as they are to this viewer; one that closed or turned private is left out. */
export async function markJoined(sql: Sql, hubs: HubSummary[], viewerId: string) {
  if (hubs.length === 0) return []
  const standing = await readStanding(sql, { viewerId, ids: hubs.map(({ _id }) => _id) })
  return hubs.flatMap((hub) => {
    const found = standing.get(hub._id)
    return found ? { ...hub, memberCount: found.memberCount, joinState: found.joinState } : []
  })
}
