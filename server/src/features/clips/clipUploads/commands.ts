import { because } from '@jes/contract/lib/refusals/because'
import { type Sql, sql } from '#lib/db.ts'
import { notFound, refuse } from '#lib/errors.ts'
import { clipLimitsOf } from './limits.ts'
import { removeBytes } from './uploadStore.ts'

const MOST_UNUSED = 5
const MOST_UNUSED_BYTES = 1024 ** 3
const MEGABYTE = 1024 * 1024

/** Inserts the row of an upload, before its first byte arrives. Abandoned uploads are deleted. */
export async function createUpload(id: string, ownerId: string, bytes: number) {
  const limits = await clipLimitsOf(sql, ownerId)
  const megabytes = limits.bytes / MEGABYTE
  if (bytes > limits.bytes) throw refuse(because('clips.video_too_large', { megabytes }))

  const forgotten = await sql.begin(async (sql) => {
    // Concurrent starts are counted one after another.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`uploads of ${ownerId}`}, 0))`
    const oldest = await forgetOldest(sql, ownerId, bytes)
    await sql`insert into uploads (id, owner_id, bytes) values (${id}, ${ownerId}, ${bytes})`
    return oldest
  })
  for (const old of forgotten) await removeBytes(old.id)
}

/** Deletes the oldest uploads without a clip, until with this one there are at most five and a gigabyte. */
function forgetOldest(sql: Sql, ownerId: string, bytes: number) {
  return sql<{ id: string }[]>`
    delete from uploads
    where id in (
      select o.id from (
        select u.id, row_number() over newest as place, sum(u.bytes) over newest as taken
        from uploads u
        where u.owner_id = ${ownerId} and not exists (select from clips c where c.upload_id = u.id)
        window newest as (order by u.created_at desc, u.id)
      ) o
      where o.place >= ${MOST_UNUSED} or o.taken + ${bytes} > ${MOST_UNUSED_BYTES}
    )
    returning id`
}

/** The uploads of others do not exist. */
export async function expectOwnUpload(sql: Sql, id: string, ownerId: string) {
  const found = await sql`
    select from uploads where id = ${id} and owner_id = ${ownerId}`
  if (found.length === 0) throw notFound()
}

/** Cancels an upload; one that became a clip is deleted with the clip. */
export async function cancelUpload(id: string, ownerId: string) {
  await sql.begin(async (sql) => {
    const found = await sql`
      select from uploads where id = ${id} and owner_id = ${ownerId} for update`
    if (found.length === 0) throw notFound()
    const used = await sql`select from clips where upload_id = ${id}`
    if (used.length > 0) {
      throw refuse('clips.upload_is_clip')
    }
    await sql`delete from uploads where id = ${id}`
  })
  await removeBytes(id)
}

/** Deletes a used upload and its bytes. */
export async function removeUpload(id: string) {
  await sql`delete from uploads where id = ${id}`
  await removeBytes(id)
}
