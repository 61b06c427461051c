import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { type Job, Logger, run, type TaskList } from 'graphile-worker'
import type { Pool } from 'pg'
import type { Sql } from './db.ts'
import { factsOfJob, inContext } from './jobContext.ts'
import { openJobPool } from './jobPool.ts'
import { adoptUnknown, HEARTBEAT, keepBeating, openWorkers, type Workers } from './jobWorkers.ts'
import { keepRunning } from './keepRunning.ts'
import { watchPool } from './metrics/counts.ts'

/** Tasks that wait for the same outside party, and how many of them run at once. */
export type JobGroup = { name: string; tasks: TaskList; atOnce: number; crontab?: string }

type Options = { sql: Sql; log: FastifyBaseLogger; heartbeat?: typeof HEARTBEAT }

/** Besides the one on which each group listens: enough for all groups to fetch and finish jobs. */
const WORKING_CONNECTIONS = 2
const LONGEST_STOP_MS = 4_000

/** Runs the jobs of this database, each group with its own workers, until it is stopped. */
export async function startJobs(
  url: string,
  groups: JobGroup[],
  { sql, log, heartbeat = HEARTBEAT }: Options,
) {
  const pool = openJobPool(url, groups.length + WORKING_CONNECTIONS, log)
  watchPool('jobs', () => ({
    max: pool.options.max,
    inUse: pool.totalCount - pool.idleCount,
    waiting: pool.waitingCount,
  }))
  const workers = openWorkers(sql, heartbeat)
  await adoptUnknown(sql)
  const runners = await Promise.all(
    groups.map((group) => keepRunning(() => startGroup(group, { pool, workers, log }), log)),
  )
  const stopBeating = keepBeating(workers, heartbeat, log)
  return {
    /** Unfinished jobs are left to other workers, who start them again. */
    async stop() {
      const stopped = Promise.all(runners.map(({ stop }) => stop()))
      await Promise.race([stopped, pause(LONGEST_STOP_MS, undefined, { ref: false })])
      await stopBeating()
      await pool.end()
      await workers.leave()
    },
  }
}

type Means = { pool: Pool; workers: Workers; log: FastifyBaseLogger }

async function startGroup(
  { tasks, atOnce, crontab = '' }: JobGroup,
  { pool, workers, log }: Means,
) {
  const ids = new Set<string>()
  const runner = await run({
    pgPool: pool,
    taskList: inContext(tasks),
    crontab,
    concurrency: atOnce,
    noHandleSignals: true,
    logger: new Logger(() => (level, message, meta) => {
      const facts = factsOfJob(meta?.job as Job | undefined)
      if (level === 'error' || level === 'warning') log.error(facts, message)
      else log.debug(facts, message)
    }),
    preset: { plugins: [heartbeatOf(workers, ids)] },
  })
  const forget = () => {
    for (const id of ids) workers.forget(id)
  }
  void runner.promise.then(forget, forget)
  return runner
}

/** Registers each pool of workers before it takes its first job. */
function heartbeatOf(workers: Workers, ids: Set<string>): GraphileConfig.Plugin {
  return {
    name: 'JesHeartbeat',
    version: '1.0.0',
    worker: {
      hooks: {
        startWorker(_context, { worker }) {
          ids.add(worker.workerPool.id)
          return workers.join(worker.workerPool.id)
        },
      },
    },
  }
}
