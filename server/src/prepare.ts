import { join } from 'node:path'
import { sealSecrets } from '#features/accounts/twoFactor/secrets.ts'
import { seedDemo } from '#features/demo/demoWorld/world.ts'
import { config } from '#lib/config.ts'
import { settleDataFolder } from '#lib/dataFolder.ts'
import { connect } from '#lib/db.ts'
import { startEmbedded } from '#lib/embedded/start.ts'
import { expectMigrated } from '#lib/expectMigrated.ts'
import { expectKnownKeys } from '#lib/keyFingerprints.ts'
import { migrate } from '#lib/migrate.ts'
import { hasPooledSettings, settlePooledSettings } from '#lib/pooledSettings.ts'
import { isStopping } from '#lib/readiness.ts'
import { listSiteKeys } from './cli/siteKeys.ts'
import type { Running } from './stop.ts'

/** What has to be there before anybody is served: done once, however many processes serve. */
export async function prepare(running: Running) {
  settleDataFolder(config.DATA_DIR)
  const url = config.DATABASE_URL ?? (await startOwnDatabase(running))
  if (isStopping()) return null
  const sessionUrl = config.DATABASE_SESSION_URL ?? url
  await (config.MIGRATE_AT_START ? migrate(sessionUrl) : expectMigrated(sessionUrl))
  if (config.DATABASE_SESSION_URL) await settlePooledSettings(sessionUrl)
  const sql = connect(url, { sessionUrl: config.DATABASE_SESSION_URL })
  running.sql = sql
  if (config.DATABASE_SESSION_URL && !(await hasPooledSettings(sql))) say(WITHOUT_SETTINGS)
  await expectKnownKeys(sql, await listSiteKeys())
  await sealSecrets(sql)
  if (config.DEMO) await seedDemo(sql)
  return isStopping() ? null : { url, sessionUrl, sql }
}

const WITHOUT_SETTINGS =
  'Sessions of PgBouncer have no timeouts: say RECONNECT to it, and name the same role in DATABASE_URL and DATABASE_SESSION_URL.'

function say(words: string) {
  process.stderr.write(`${words}\n`)
}

async function startOwnDatabase(running: Running) {
  const database = await startEmbedded({ folder: join(config.DATA_DIR, 'postgres') })
  running.database = database
  return database.url
}
