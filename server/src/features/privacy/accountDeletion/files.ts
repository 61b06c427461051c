import type { Sql } from '#lib/db.ts'
import { DELETED_USER_ID } from './deletedUser.ts'

/** Files whose rows are deleted. */
export type Files = {
  pictures: { key: string; widths: number[] }[]
  clips: { key: string; captions: { language: 'en' | 'ne'; number: number }[] }[]
  uploads: string[]
  exports: string[]
}

/** Deletes the rows of all stored files of a member, and returns the files. */
export async function takeFiles(sql: Sql, userId: string): Promise<Files> {
  const clips = await sql<Files['clips']>`
    delete from clips where owner_id = ${userId} returning key, captions`
  await keepEvidence(sql, userId)
  const pictures = await sql<Files['pictures']>`
    delete from images where owner_id = ${userId} returning key, widths`
  const uploads = await sql<{ id: string }[]>`
    delete from uploads where owner_id = ${userId} returning id`
  const exports = await sql<{ key: string }[]>`
    delete from exports where user_id = ${userId} and key is not null returning key`
  return {
    pictures: [...pictures],
    clips: [...clips],
    uploads: uploads.map(({ id }) => id),
    exports: exports.map(({ key }) => key),
  }
}

/** A picture in an open case is hidden from everybody but the staff until the case is closed. */
async function keepEvidence(sql: Sql, userId: string) {
  await sql`
    update images i set owner_id = ${DELETED_USER_ID}, is_private = true
    where i.owner_id = ${userId}
      and exists (select from cases c where c.file_keys @> array[i.key] and c.state = 'open')`
}
