import { sql } from '#lib/db.ts'
import type { UploadDriver } from './uploadDriver.ts'
import { removeBytes, uploadStores } from './uploadStore.ts'

const HOUR_MS = 60 * 60 * 1000
const AT_ONCE = 500

/** Deletes uploads that became no clip. */
export async function sweepUploads() {
  const unused = await sql<{ id: string }[]>`
    delete from uploads u
    where u.created_at < now() - interval '48 hours'
      and not exists (select from clips c where c.upload_id = u.id)
    returning u.id`
  const failed = await sql<{ id: string }[]>`
    with lost as (
      update clips c set failure = 'lost'
      where c.state = 'failed' and c.upload_id is not null
        and coalesce(c.worked_at, c.created_at) < now() - interval '7 days'
      returning c.upload_id
    )
    delete from uploads u using lost where u.id = lost.upload_id
    returning u.id`
  for (const { id } of [...unused, ...failed]) await removeBytes(id)
  for (const store of uploadStores) await sweepLoose(store)
}

/** Bytes without a row: the server was killed between the two. */
async function sweepLoose(store: UploadDriver) {
  let batch: string[] = []
  for await (const { id, writtenAt } of store.list()) {
    if (Date.now() - writtenAt.getTime() > HOUR_MS) batch.push(id)
    if (batch.length < AT_ONCE) continue
    await removeUnknown(store, batch)
    batch = []
  }
  await removeUnknown(store, batch)
}

async function removeUnknown(store: UploadDriver, ids: string[]) {
  const rows = await sql<{ id: string }[]>`select id from uploads where id = any(${ids})`
  const known = new Set(rows.map(({ id }) => id))
  for (const id of ids.filter((id) => !known.has(id))) await store.remove(id)
}
