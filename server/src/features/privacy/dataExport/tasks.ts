import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { TaskList } from 'graphile-worker'
import { sql } from '#lib/db.ts'
import { addJob } from '#lib/jobs.ts'
import { exportData } from './make.ts'
import { removeExport, WORK_FOLDER } from './store.ts'

export const dataExportTasks: TaskList = { exportData, resumeExports, sweepExports }
export const dataExportCrontab = '* * * * * resumeExports\n13 * * * * sweepExports'

/** Longer than a running worker is silent. */
const SILENT_SECONDS = 60
const HOUR_MS = 60 * 60 * 1000

/** Restarts exports without a worker that were not given up: their worker was killed, or there were too many at once. */
export async function resumeExports() {
  const left = await sql<{ id: string }[]>`
    select id from exports
    where state = 'waiting'
      and coalesce(worked_at, created_at) < now() - make_interval(secs => ${SILENT_SECONDS})
    order by id
    limit 100`
  for (const { id } of left) {
    await addJob(sql, { name: 'exportData', payload: { id }, key: `exportData ${id}`, attempts: 1 })
  }
}

/** Deletes expired exports; a row is marked first, so that nobody downloads it meanwhile. */
export async function sweepExports() {
  await sql`delete from export_tickets where expires_at < now()`
  const over = await sql<{ key: string }[]>`
    update exports set state = 'expired' where state = 'ready' and expires_at < now() returning key`
  for (const { key } of over) await removeExport(key)
  await sweepHalves()
}

/** Unfinished files of a killed server. */
async function sweepHalves() {
  for (const name of await readdir(WORK_FOLDER).catch(() => [])) {
    const found = await stat(join(WORK_FOLDER, name)).catch(() => null)
    if (found && Date.now() - found.mtimeMs > HOUR_MS)
      await rm(join(WORK_FOLDER, name), { force: true })
  }
}
