import { rm } from 'node:fs/promises'
import { WORK_FOLDER } from '#features/clips/transcoding/workFolder.ts'
import { sql } from '#lib/db.ts'
import { addJob } from '#lib/jobs.ts'
import { queueClip } from './queue.ts'

/** Longer than a running worker is silent. */
const SILENT_SECONDS = 10

/** Restarts clips without a worker that were not given up: their worker was killed. */
export async function resumeClips() {
  await sql.begin(async (sql) => {
    const left = await sql<{ id: string }[]>`
      select c.id from clips c
      left join posts p on p.id = c.post_id
      where c.finished_at is null and c.state <> 'failed' and p.state is distinct from 'deleted'
        and coalesce(c.worked_at, c.created_at) < now() - make_interval(secs => ${SILENT_SECONDS})
        and not exists (
          select from graphile_worker.jobs j
          where j.key = 'processClip ' || c.id and j.locked_at is null and j.attempts < j.max_attempts)
      order by c.id
      limit 100`
    for (const { id } of left) await queueClip(sql, id)
  })
}

/**
 * At the start of a server: unfinished files are deleted, and their clips restarted once their worker is surely dead.
 */
export async function takeUpClips() {
  await rm(WORK_FOLDER, { recursive: true, force: true })
  await addJob(sql, {
    name: 'resumeClips',
    payload: {},
    key: 'resumeClips',
    wait: SILENT_SECONDS + 1,
  })
}
