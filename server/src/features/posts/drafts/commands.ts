import { MOST_DRAFTS, type NewDraft } from '@jes/contract/posts/drafts'
import type { Sql } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { findDraft } from './queries.ts'

/** Saves a draft; above the limit the oldest is deleted. */
export async function createDraft(sql: Sql, userId: string, content: NewDraft) {
  const [{ id }] = await sql<[{ id: string }]>`
    insert into drafts (user_id, content) values (${userId}, ${sql.json(content)})
    returning id`
  await sql`
    delete from drafts where id in (
      select id from drafts where user_id = ${userId}
      order by updated_at desc, id desc offset ${sql.unsafe(String(MOST_DRAFTS))}
    )`
  return expectDraft(sql, id, userId)
}

export async function updateDraft(sql: Sql, id: string, userId: string, content: NewDraft) {
  await sql`
    update drafts set content = ${sql.json(content)}, updated_at = now()
    where id = ${id} and user_id = ${userId}`
  return expectDraft(sql, id, userId)
}

export async function deleteDraft(sql: Sql, id: string, userId: string) {
  const { count } = await sql`delete from drafts where id = ${id} and user_id = ${userId}`
  if (count === 0) throw notFound()
}

async function expectDraft(sql: Sql, id: string, userId: string) {
  const draft = await findDraft(sql, id, userId)
  if (!draft) throw notFound()
  return draft
}
