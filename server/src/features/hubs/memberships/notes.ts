import type { MemberNote } from '@jes/contract/hubs/memberships'
import { expectTeam } from '#features/core/hubAccess/access.ts'
import { userJson } from '#features/core/users/queries.ts'
import { type Sql, sql } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import type { Viewer } from '#lib/serve.ts'

/** The team's notes about somebody, newest first; the person never sees them. */
export function listNotes(sql: Sql, hubId: string, userId: string) {
  return sql<MemberNote[]>`
    ${selectNotes(sql)}
    where n.hub_id = ${hubId} and n.user_id = ${userId}
    order by n.id desc
    limit 100`
}

export async function addNote(viewer: Viewer, nameOrId: string, userId: string, text: string) {
  const hub = await expectTeam(sql, nameOrId, viewer.id)
  const [added] = await sql<{ id: string }[]>`
    insert into hub_notes (hub_id, user_id, by_id, text)
    select ${hub.id}, u.id, ${viewer.id}, ${text} from users u where u.id = ${userId}
    returning id`
  if (!added) throw notFound()
  const [note] = await sql<[MemberNote]>`${selectNotes(sql)} where n.id = ${added.id}`
  return { note }
}

type Which = { id: string; userId: string; noteId: string }

export async function removeNote(viewer: Viewer, { id, userId, noteId }: Which) {
  const hub = await expectTeam(sql, id, viewer.id)
  const { count } = await sql`
    delete from hub_notes where id = ${noteId} and hub_id = ${hub.id} and user_id = ${userId}`
  if (count === 0) throw notFound()
}

function selectNotes(sql: Sql) {
  return sql`
    select n.id as _id, n.text, n.created_at, ${userJson(sql, 'by')} as by
    from hub_notes n
    join users by on by.id = n.by_id`
}
