import type { FastifyBaseLogger } from 'fastify'
import { takeUpClips } from '#features/clips/clipProcessing/resume.ts'
import { stopClips } from '#features/clips/clipProcessing/tasks.ts'
import { listenForWaiting } from '#features/clips/clipUploads/rowLock.ts'
import { greetFfmpeg } from '#features/clips/transcoding/ffmpeg.ts'
import { sweepWorkFolder } from '#features/clips/transcoding/workFolder.ts'
import { sealOldLetters } from '#features/core/jobs/letters.ts'
import { countAtStart } from '#features/feeds/trends/tasks.ts'
import { openLive } from '#features/live/live/start.ts'
import { listenForChanges } from '#lib/changes.ts'
import { config } from '#lib/config.ts'
import { openCounts } from '#lib/counts/open.ts'
import type { Database } from '#lib/db.ts'
import { flushErrors } from '#lib/errorLog.ts'
import { openEvents } from '#lib/events/open.ts'
import { startJobs } from '#lib/jobRunners.ts'
import { openLog } from '#lib/log.ts'
import { logSlowQueries } from '#lib/queryWatch.ts'
import { isStopping } from '#lib/readiness.ts'
import { openReplicas } from '#lib/replicas.ts'
import { watchRequests } from '#lib/requests.ts'
import { openTraces } from '#lib/tracing/open.ts'
import type { Running } from './stop.ts'
import { jobGroups } from './tasks.ts'

/**
 * So many connections may wait to be taken, as far as the system allows it. A process takes one in each turn of its
 * event loop, and what finds no room is cut without a word.
 */
const BACKLOG = 4_096

type Means = {
  /** For what needs a session of its own. */
  sessionUrl: string
  sql: Database
}
type Complain = (error: unknown) => void

/** Serves, works on jobs, or both, as ROLE says. Gives the address it serves at, if any. */
export async function serve(running: Running, { sessionUrl, sql }: Means, complain: Complain) {
  running.traces = await openTraces()
  if (config.ROLE === 'jobs') {
    const log = openLog()
    logSlowQueries(log)
    await work(running, { sessionUrl, sql, log, complain })
    return null
  }
  const counts = await openCounts(complain)
  const events = await openEvents(sql, complain)
  running.events = events
  // A process for jobs alone never loads the endpoints.
  const { buildApp } = await import('./app.ts')
  const app = await buildApp({ counts, events })
  running.app = app
  logSlowQueries(app.log)
  running.live = await openLive(app.server, { sql, events, log: app.log, counts })
  running.changes = await listenForChanges(events)
  if (config.DATABASE_REPLICA_URLS.length > 0)
    running.replicas = await openReplicas(config.DATABASE_REPLICA_URLS, sql, app.log)
  running.uploads = await listenForWaiting(events)
  if (config.ROLE === 'web') await sweepWorkFolder()
  else await work(running, { sessionUrl, sql, log: app.log, complain })
  if (isStopping()) return null

  await app.ready()
  running.requests = watchRequests(app.server)
  return app.listen({ port: config.PORT, host: config.HOST, backlog: BACKLOG })
}

type Work = Means & { log: FastifyBaseLogger; complain: Complain }

async function work(running: Running, { sessionUrl, sql, log, complain }: Work) {
  await countAtStart(sql)
  await sealOldLetters(sql)
  await takeUpClips()
  const jobs = await startJobs(sessionUrl, jobGroups, { sql, log })
  running.jobs = {
    async stop() {
      stopClips()
      await jobs.stop()
      // Jobs note errors too, and here no app flushes them.
      await flushErrors(sql)
    },
  }
  void greetFfmpeg(log).catch(complain)
}
