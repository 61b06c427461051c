import { expectTalk } from '#features/messages/talks/queries.ts'
import type { Sql } from '#lib/db.ts'
import { forbidden, notFound, refuse } from '#lib/errors.ts'

/** A group as one of its people sees it; the same refusal for none, for one of others and for a talk of two. */
export async function expectGroup(sql: Sql, talkId: string, viewerId: string) {
  const { group, folder } = await expectTalk(sql, talkId, viewerId)
  if (!group) throw notFound()
  return { ...group, folder }
}

/** The same for one of its admins, locked: its people change one after another. */
export async function lockAsAdmin(sql: Sql, talkId: string, viewerId: string) {
  await sql`select from talks where id = ${talkId} for no key update`
  const group = await expectGroup(sql, talkId, viewerId)
  if (group.folder === 'requests') throw refuse('messages.accept_first')
  if (!group.isAdmin) throw forbidden()
  return group
}
