import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { takeUpClips } from '#features/clipWork/resume.ts'
import { stopClips } from '#features/clipWork/tasks.ts'
import { DEMO_PASSWORD, seedDemo } from '#features/demo/world.ts'
import { STAFF } from '#features/demoTexts/staffwork.ts'
import { openLive } from '#features/live/start.ts'
import { payoutKey } from '#features/payouts/seal.ts'
import { isSandboxOn } from '#features/providers/drivers.ts'
import { pushKeys } from '#features/push/keys.ts'
import { greetFfmpeg } from '#features/transcoding/ffmpeg.ts'
import { countAtStart } from '#features/trends/tasks.ts'
import { listenForChanges } from '#lib/changes.ts'
import { config } from '#lib/config.ts'
import { settleDataFolder } from '#lib/dataFolder.ts'
import { connect } from '#lib/db.ts'
import { startEmbedded } from '#lib/embedded/start.ts'
import { startJobs } from '#lib/jobs.ts'
import { migrate } from '#lib/migrate.ts'
import { buildApp } from './app.ts'
import { crontab, tasks, videoTasks } from './tasks.ts'

// Left alone, V8 lets the heap grow to four times what is in use before it clears up: 280 MB instead of 180.
setFlagsFromString('--heap-growing-percent=60')

type Stop = () => Promise<unknown>

/** What has been started, to be stopped in the opposite order. */
const running: Stop[] = []
let isStopping = false

// The terminal and npm may each pass a signal on; only the first counts.
process.on('SIGINT', () => void stop(0))
process.on('SIGTERM', () => void stop(0))
process.on('uncaughtException', fail)
process.on('unhandledRejection', fail)

const starting = start()
await starting.catch(fail)

async function start() {
  settleDataFolder(config.DATA_DIR)
  const url = config.DATABASE_URL ?? (await startOwnDatabase())
  await migrate(url)
  const sql = connect(url)
  running.push(() => sql.end({ timeout: 5 }))
  await pushKeys()
  await payoutKey()
  if (config.DEMO) await seedDemo(sql)

  const app = await buildApp()
  running.push(() => app.close())
  const live = await openLive(app.server, { sql, log: app.log })
  running.push(() => live.close())
  const changes = await listenForChanges(sql)
  running.push(() => changes.close())
  await countAtStart(sql)
  const jobs = await startJobs(url, tasks, { log: app.log, crontab })
  running.push(() => jobs.stop())
  // Videos have a queue of their own: one that takes minutes keeps no letter waiting.
  await takeUpClips()
  const videos = await startJobs(url, videoTasks, { log: app.log, atOnce: config.VIDEOS_AT_ONCE })
  running.push(() => {
    stopClips()
    return videos.stop()
  })
  void greetFfmpeg(app.log).catch(complain)

  const address = await app.listen({ port: config.PORT, host: config.HOST })
  greet(config.PUBLIC_URL ?? address.replace('127.0.0.1', 'localhost'))
}

async function startOwnDatabase() {
  const database = await startEmbedded({ folder: join(config.DATA_DIR, 'postgres') })
  running.push(() => database.stop())
  return database.url
}

function greet(address: string) {
  const lines = [
    '',
    `  जे  Jes is at ${address}`,
    config.DEMO && `      Log in as aarati with the password ${DEMO_PASSWORD}`,
    config.DEMO && `      Staff: ${STAFF.admin} and ${STAFF.moderator}, the same password`,
    !config.SMTP_URL && `      Mail that Jes sends: ${address}/dev/mailbox`,
    isSandboxOn() && `      Payments with play money: ${address}/sandbox`,
    `      The API: ${address}/api/docs`,
    '      Stop with Ctrl-C',
    '',
  ]
  process.stdout.write(`${lines.filter((line) => line !== false).join('\n')}\n`)
}

async function stop(code: number) {
  if (isStopping) return
  isStopping = true
  setTimeout(() => process.exit(1), 25_000).unref()
  // Half started is not yet in the list: wait until it is whole or has failed.
  await starting.catch(() => {})
  for (const end of running.reverse()) await end().catch(complain)
  process.exit(code)
}

function fail(error: unknown) {
  complain(error)
  void stop(1)
}

function complain(error: unknown) {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
}
