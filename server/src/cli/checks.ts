import { statfs } from 'node:fs/promises'
import { createTransport } from 'nodemailer'
import { findChoice } from '#features/clips/transcoding/ffmpeg.ts'
import { verifyChain } from '#features/core/staffAccess/chain.ts'
import { config } from '#lib/config.ts'
import { listOpen } from '#lib/dataFolder.ts'
import type { Sql } from '#lib/db.ts'
import { eachAtOnce } from '#lib/eachAtOnce.ts'
import { compareKeys } from '#lib/keyFingerprints.ts'
import { listMigrationFiles } from '#lib/migrate.ts'
import { s3SettingsOf } from '#lib/s3/s3Settings.ts'
import { findSpending } from '#lib/sms/spending.ts'
import { makeKey, places, storage } from '#lib/storage.ts'
import { examineJobs } from './jobs.ts'
import { countOff } from './recount.ts'
import { examineRedis } from './redisCheck.ts'
import { listSiteKeys } from './siteKeys.ts'
import { listMigrations } from './tables.ts'

export type Finding = { name: string; isWell: boolean; said: string }
export type CheckContext = {
  /** As the server uses it. */
  sql: Sql
  /** Without timeouts. */
  slow: Sql
  /** What others could read in DATA_DIR before. */
  foundOpen: string[]
}
type Check = (context: CheckContext) => Promise<Omit<Finding, 'name'>>

const SPARE_BYTES = 1_000_000_000
const CLOCK_SECONDS = 2
/** At this share of the day's budget for SMS there is still time to look. */
const BUDGET_ALARM = 0.8
const FILES_AT_ONCE = 16

/** Everything that Jes needs to run well. */
export const CHECKS: Record<string, Check> = {
  database: async ({ slow }) => {
    const [row] = await slow<[{ version: string; locale: string; sees: boolean }]>`
      select current_setting('server_version') as version,
        (select datctype from pg_database where datname = current_database()) as locale,
        similarity('काठमाडौं', 'काठमाडौँ') > 0.3 as sees`
    return { isWell: row.sees, said: `PostgreSQL ${row.version}, ${row.locale}` }
  },
  migrations: async ({ slow }) => {
    const [run, known] = [await listMigrations(slow), await listMigrationFiles()]
    const missing = known.filter((name) => !run.includes(name))
    return { isWell: missing.length === 0, said: `${run.length} run, ${missing.length} missing` }
  },
  folder: async ({ foundOpen }) => {
    const open = listOpen(config.DATA_DIR)
    if (open.length > 0) return { isWell: false, said: `others can reach ${open.join(', ')}` }
    const closed = foundOpen.length > 0 ? `; closed just now: ${foundOpen.join(', ')}` : ''
    return { isWell: true, said: `for this user alone${closed}` }
  },
  disk: async () => {
    const { bavail, bsize } = await statfs(config.DATA_DIR)
    const free = bavail * bsize
    return { isWell: free > SPARE_BYTES, said: `${(free / 1e9).toFixed(1)} GB free` }
  },
  keys: async ({ sql }) => {
    const compared = await compareKeys(sql, await listSiteKeys())
    const others = compared.filter(({ isKnown }) => !isKnown).map(({ name }) => name)
    if (others.length === 0) return { isWell: true, said: 'those that this site uses' }
    return { isWell: false, said: `others than this site uses: ${others.join(', ')}; see jes keys` }
  },
  storage: async () => {
    const key = `${makeKey()}-doctor.txt`
    await storage.put(key, Buffer.from('well'))
    const isWell = (await storage.read(key)).toString() === 'well'
    const isOpen = await isOpenToAll(key)
    await storage.remove(key)
    if (isOpen) return { isWell: false, said: 'anybody can read the bucket: close it' }
    const place = places.s3 && config.MEDIA_STORE === 's3' ? 'in the bucket' : 'on the disk'
    return {
      isWell,
      said: isWell ? `${place}, can be written and read` : 'does not give back what it got',
    }
  },
  pictures: async ({ slow }) => {
    const missing = await countMissing(slow)
    return { isWell: missing === 0, said: `${missing} without their file` }
  },
  video: async () => {
    const { isWell, said } = await findChoice()
    return { isWell, said }
  },
  mail: async () => {
    if (!config.SMTP_URL) return { isWell: true, said: 'kept in the mailbox of this machine' }
    await createTransport({ url: config.SMTP_URL, connectionTimeout: 10_000 }).verify()
    return { isWell: true, said: 'the mail server answers' }
  },
  sms: async ({ sql }) => {
    if (!config.SMS_PROVIDER && config.isProduction)
      return { isWell: true, said: 'not used: nobody logs in by number' }
    const { spent, pumped } = await findSpending(sql)
    const budget = config.SMS_BUDGET_RUPEES
    const said = `Rs ${Math.round(spent)} of ${budget} spent today`
    if (pumped > 0)
      return { isWell: false, said: `${said}; ${pumped} ranges of numbers pumped in the last hour` }
    return { isWell: spent < budget * BUDGET_ALARM, said }
  },
  redis: async () =>
    config.REDIS_URL
      ? await examineRedis(config.REDIS_URL)
      : { isWell: true, said: 'not used: this server counts for itself' },
  jobs: ({ slow }) => examineJobs(slow),
  clock: async ({ slow }) => {
    const [{ at }] = await slow<[{ at: number }]>`
      select extract(epoch from clock_timestamp())::float8 as at`
    const apart = Math.abs(Date.now() / 1000 - at)
    return { isWell: apart < CLOCK_SECONDS, said: `${apart.toFixed(1)} s from the database's` }
  },
  counters: async ({ slow }) => {
    const off = await countOff(slow)
    return { isWell: off === 0, said: off === 0 ? 'right' : `${off} off: run jes recount` }
  },
  audit: async ({ slow }) => {
    const { isWhole, count, brokenAt } = await verifyChain(slow)
    return {
      isWell: isWhole,
      said: isWhole ? `${count} entries, whole` : `broken at entry ${brokenAt}`,
    }
  },
}

/** They read whole tables: once a night is enough for them while people are served. */
export const SLOW_CHECKS = ['pictures', 'counters', 'audit']

/** What a check found; an error is a finding too. */
export async function runCheck(name: string, context: CheckContext): Promise<Finding> {
  const found = await CHECKS[name]!(context).catch((problem: Error) => ({
    isWell: false,
    said: problem.message,
  }))
  return { name, ...found }
}

async function countMissing(slow: Sql) {
  let missing = 0
  await eachAtOnce(listPictures(slow), FILES_AT_ONCE, async ({ key, width }) => {
    if ((await storage.sizeOf(`${key}-${width}.webp`)) === null) missing += 1
  })
  return missing
}

async function* listPictures(slow: Sql) {
  const rows = slow<{ key: string; width: number }[]>`select key, widths[1] as width from images`
  for await (const batch of rows.cursor(500)) yield* batch
}

/** Whether the bucket hands a file to who has no key: then private pictures are public. */
async function isOpenToAll(key: string) {
  const settings = s3SettingsOf(config)
  if (!settings) return false
  const address = new URL(settings.endpoint)
  if (!settings.isPathStyle) address.host = `${settings.bucket}.${address.host}`
  const bucket = settings.isPathStyle ? `/${settings.bucket}` : ''
  const reply = await fetch(new URL(`${bucket}/media/${key}`, address))
  await reply.body?.cancel()
  return reply.ok
}
