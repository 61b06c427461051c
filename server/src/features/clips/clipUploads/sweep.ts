import { readdir, rm, stat } from 'node:fs/promises'
import { sql } from '#lib/db.ts'
import { FOLDER, pathOf } from './store.ts'

const HOUR_MS = 60 * 60 * 1000

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
  for (const { id } of [...unused, ...failed]) await rm(pathOf(id), { force: true })
  await sweepFiles()
}

/** Files without a row: the server was killed between the two. */
async function sweepFiles() {
  const names = await readdir(FOLDER).catch(() => [])
  const known = new Set(
    (await sql<{ id: string }[]>`select id from uploads where id = any(${names})`).map(
      ({ id }) => id,
    ),
  )
  for (const name of names.filter((name) => !known.has(name))) {
    const found = await stat(pathOf(name)).catch(() => null)
    if (found && Date.now() - found.mtimeMs > HOUR_MS) await rm(pathOf(name), { force: true })
  }
}
