import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { sealSecrets } from '#features/accounts/twoFactor/secrets.ts'
import { takeUpClips } from '#features/clips/clipProcessing/resume.ts'
import { stopClips } from '#features/clips/clipProcessing/tasks.ts'
import { greetFfmpeg } from '#features/clips/transcoding/ffmpeg.ts'
import { sealOldLetters } from '#features/core/jobs/letters.ts'
import { STAFF } from '#features/demo/demoTexts/staffwork.ts'
import { DEMO_PASSWORD, seedDemo } from '#features/demo/demoWorld/world.ts'
import { countAtStart } from '#features/feeds/trends/tasks.ts'
import { openLive } from '#features/live/live/start.ts'
import { isSandboxOn } from '#features/money/providers/drivers.ts'
import { pushKeys } from '#features/notifications/push/keys.ts'
import { listenForChanges } from '#lib/changes.ts'
import { config } from '#lib/config.ts'
import { settleDataFolder } from '#lib/dataFolder.ts'
import { connect } from '#lib/db.ts'
import { startEmbedded } from '#lib/embedded/start.ts'
import { startJobs } from '#lib/jobRunners.ts'
import { migrate } from '#lib/migrate.ts'
import { isStopping } from '#lib/readiness.ts'
import { watchRequests } from '#lib/requests.ts'
import { expectKnownKey } from '#lib/seal.ts'
import { buildApp } from './app.ts'
import { drain, type Running, stopAll } from './stop.ts'
import { jobGroups } from './tasks.ts'

// Left alone, V8 lets the heap grow to four times what is in use before it clears up: 280 MB instead of 180.
setFlagsFromString('--heap-growing-percent=60')

const running: Running = {}

// The terminal and npm may each pass a signal on; only the first counts.
process.on('SIGINT', () => void stop(0))
process.on('SIGTERM', () => void stop(0))
// Whoever reads what we write may end before us. Left alone, each line that nobody reads is an error, and so is saying that.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {})
process.on('uncaughtException', fail)
process.on('unhandledRejection', fail)

const starting = start()
await starting.catch(fail)

async function start() {
  settleDataFolder(config.DATA_DIR)
  const url = config.DATABASE_URL ?? (await startOwnDatabase())
  if (isStopping()) return
  await migrate(url)
  const sql = connect(url)
  running.sql = sql
  await pushKeys()
  await expectKnownKey(sql)
  await sealSecrets(sql)
  if (config.DEMO) await seedDemo(sql)
  if (isStopping()) return

  const app = await buildApp()
  running.app = app
  running.live = await openLive(app.server, { sql, log: app.log })
  running.changes = await listenForChanges(sql)
  await countAtStart(sql)
  await sealOldLetters(sql)
  await takeUpClips()
  const jobs = await startJobs(url, jobGroups, { sql, log: app.log })
  running.jobs = {
    stop() {
      stopClips()
      return jobs.stop()
    },
  }
  void greetFfmpeg(app.log).catch(complain)
  if (isStopping()) return

  await app.ready()
  running.requests = watchRequests(app.server)
  const address = await app.listen({ port: config.PORT, host: config.HOST })
  greet(config.PUBLIC_URL ?? address.replace('127.0.0.1', 'localhost'))
}

async function startOwnDatabase() {
  const database = await startEmbedded({ folder: join(config.DATA_DIR, 'postgres') })
  running.database = database
  return database.url
}

function greet(address: string) {
  const lines = [
    '',
    `  जे  Jes is at ${address}`,
    config.DEMO && `      Log in as aarati with the password ${DEMO_PASSWORD}`,
    config.DEMO && `      Staff: ${STAFF.admin} and ${STAFF.moderator}, the same password`,
    config.DEMO &&
      !config.isProduction &&
      '      These two need no second factor here; all other staff, and they in production, do',
    !config.SMTP_URL && `      Mail that Jes sends: ${address}/dev/mailbox`,
    isSandboxOn() && `      Payments with play money: ${address}/sandbox`,
    `      The API: ${address}/api/docs`,
    '      Stop with Ctrl-C',
    '',
  ]
  process.stdout.write(`${lines.filter((line) => line !== false).join('\n')}\n`)
}

async function stop(code: number) {
  if (isStopping()) return
  const draining = drain(running)
  // What is half started cannot be stopped: wait until it is whole or has failed.
  await starting.catch(() => {})
  // After a failure nothing is worth waiting for.
  if (code === 0) await draining
  const isDone = await stopAll(running, complain)
  if (!isDone) complain('Jes did not stop in time, and ends now.')
  process.exit(isDone ? code : 1)
}

/** What nobody expected leaves the process in a state that nobody knows: it is said, and a new process does better. */
function fail(error: unknown) {
  complain(error)
  void stop(1)
}

function complain(error: unknown) {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
}
