import { type Logger, runOnce, type TaskList } from 'graphile-worker'
import pg from 'pg'
import { config } from '#lib/config.ts'

/**
 * Runs the due jobs, once; their results are stored when it returns, and its connections closed. The pool that
 * graphile-worker makes itself closes later, and nobody handles its error when the next file drops the database.
 */
export async function runDueJobs(taskList: TaskList, logger: Logger) {
  const pool = new pg.Pool({ connectionString: config.DATABASE_URL })
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  try {
    await runOnce({
      pgPool: pool,
      taskList,
      logger,
      noHandleSignals: true,
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    })
  } finally {
    await pool.end()
  }
}
