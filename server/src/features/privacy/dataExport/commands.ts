import { logEvent } from '#features/accounts/auth/loginLog.ts'
import { sql } from '#lib/db.ts'
import type { LoginOrigin } from '#lib/device.ts'
import { refuse } from '#lib/errors.ts'
import { addJob } from '#lib/jobs.ts'
import type { Proof, Viewer } from '#lib/serve.ts'
import { makeKey } from '#lib/storage.ts'
import { findExport } from './queries.ts'

/** Queues a job that collects a member's data: once a day, one at a time. */
export async function requestExport(
  viewer: Viewer,
  { proof, place }: { proof: Proof; place: LoginOrigin },
) {
  return sql.begin(async (sql) => {
    await proof.spend(sql)
    const [last] = await sql<{ state: string; secondsLeft: number }[]>`
      select state, extract(epoch from created_at + interval '1 day' - now())::float8 as seconds_left
      from exports
      where user_id = ${viewer.id} and state <> 'failed'
      order by id desc limit 1`
    if (last?.state === 'waiting') {
      throw refuse('privacy.export_under_way')
    }
    if (last && last.secondsLeft > 0) {
      throw refuse('privacy.export_daily', {
        retryAfter: Math.ceil(last.secondsLeft),
      })
    }

    const [{ id }] = await sql<[{ id: string }]>`
      insert into exports (user_id, key) values (${viewer.id}, ${makeKey()}) returning id`
    await addJob(sql, { name: 'exportData', payload: { id }, key: `exportData ${id}`, attempts: 1 })
    await logEvent(sql, viewer.id, 'export', place)
    return findExport(sql, id)
  })
}
