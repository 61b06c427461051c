import { makeBatch } from '#lib/batch.ts'
import type { Sql } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { isHubId } from './access.ts'
import { hubKey } from './names.ts'

type Question = { nameOrId: string; viewerId: string | null }
type Row = { asked: number; id: string; canRead: boolean }

/** The id of a hub whose posts the viewer may read; as `expectInside`, but for all who ask together in one statement. */
export async function expectReadableHub(sql: Sql, nameOrId: string, viewerId: string | null) {
  const hub = await findHubToRead(sql, { nameOrId, viewerId })
  if (!hub?.canRead) throw notFound()
  return hub.id
}

const findHubToRead = makeBatch(async (sql: Sql, questions: Question[]) => {
  const ids = questions.map(({ nameOrId }) => (isHubId(nameOrId) ? nameOrId : null))
  const keys = questions.map(({ nameOrId }) => (isHubId(nameOrId) ? null : hubKey(nameOrId)))
  const rows = await sql<Row[]>`
    select q.at::int - 1 as asked, h.id, not h.is_private or exists (
      select from hub_members m where m.hub_id = h.id and m.user_id = q.viewer_id
    ) as can_read
    from unnest(${ids}::bigint[], ${keys}::text[], ${questions.map(({ viewerId }) => viewerId)}::bigint[])
      with ordinality q(id, key, viewer_id, at)
    cross join lateral (
      select h.id, h.is_private from hubs h where h.id = q.id and h.closed_at is null
      union all
      select h.id, h.is_private from hubs h where h.name_key = q.key and h.closed_at is null
    ) h`
  const answers = new Map(rows.map((row) => [row.asked, row]))
  return questions.map((_, at) => answers.get(at))
})
