import type { FastifyBaseLogger } from 'fastify'
import { Logger, run, type TaskList } from 'graphile-worker'
import type { Sql } from './db.ts'
import { openJobPool } from './jobPool.ts'
import { keepRunning } from './keepRunning.ts'

type Job = {
  name: string
  payload: object
  key?: string
  attempts?: number
  priority?: number
  /** Seconds before which it is not begun. */
  wait?: number
  /** A job of the same key that waits already is begun when it would have been. */
  keepsTime?: boolean
}

/** Adds a job as part of the transaction: it runs if that commits, and survives any crash after. */
export async function addJob(
  sql: Sql,
  { name, payload, key, attempts = 10, priority = 0, wait = 0, keepsTime = false }: Job,
) {
  await sql`
    select graphile_worker.add_job(
      ${name}::text, ${JSON.stringify(payload)}::text::json,
      job_key => ${key ?? null}::text, max_attempts => ${attempts}::int, priority => ${priority}::int,
      run_at => now() + make_interval(secs => ${wait}),
      job_key_mode => ${keepsTime ? 'preserve_run_at' : 'replace'}::text)`
}

/** Works on the jobs of this database until it is told to stop, and again whenever it was lost. */
export async function startJobs(
  url: string,
  taskList: TaskList,
  { log, crontab = '', atOnce = 4 }: { log: FastifyBaseLogger; crontab?: string; atOnce?: number },
) {
  const pool = openJobPool(url, atOnce + 2, log)
  const runners = await keepRunning(
    () =>
      run({
        pgPool: pool,
        taskList,
        crontab,
        concurrency: atOnce,
        noHandleSignals: true,
        logger: new Logger(() => (level, message) => {
          if (level === 'error' || level === 'warning') log.error(message)
          else log.debug(message)
        }),
      }),
    log,
  )
  return {
    async stop() {
      await runners.stop()
      await pool.end()
    },
  }
}
