import { randomBytes } from 'node:crypto'
import {
  closeSync,
  fchmodSync,
  fchownSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import { LOCKS } from '#lib/locks.ts'
import { APP, addressOf, DATABASE, passwordOf, SUPERUSER } from './address.ts'
import type { Home } from './home.ts'
import { handOver } from './ownership.ts'

/** A running server, and the secret of its folder. */
export type RunningServer = { home: Home; port: number; secret: string }
type Step = (sql: postgres.Sql, server: RunningServer) => Promise<unknown>

const RULES = `# Written by Jes: nobody enters without a password.
local all all scram-sha-256
host all all 127.0.0.1/32 scram-sha-256
host all all ::1/128 scram-sha-256
`
const REFUSED = ['28P01', '28000']
/** Starting, stopping, full or a conflict: a retry may succeed. */
const PASSING = /^(08|40|53|55|57P)/
const ANSWER_SECONDS = 5
const POLL_MS = 20

/**
 * In this order, because the next start recognises the state after each and continues: passwords before the rules that
 * require them, the owner of the database last.
 */
export const STEPS: Step[] = [
  setPasswords,
  demandPasswords,
  endOthers,
  ensureDatabase,
  giveDatabase,
]

/** Whether the rules on disk let nobody in without a password. */
export function isClosed({ cluster }: Home): boolean {
  return readText(join(cluster, 'pg_hba.conf')) === RULES
}

/** Whether the server rejects this role or its password. */
export function isRefusal(problem: unknown): boolean {
  return REFUSED.includes((problem as { code?: string }).code ?? '')
}

/** Whether the server does not answer, or not yet. */
export function isPassing(problem: unknown): boolean {
  return !(problem instanceof postgres.PostgresError) || PASSING.test(problem.code)
}

/**
 * Creates the roles and closes the server to everybody else; also for a folder of an older Jes, which was open to
 * all.
 */
export async function settleAccess(server: RunningServer): Promise<void> {
  const sql = openAs(addressOf({ ...server, role: SUPERUSER }, 'postgres'))
  try {
    await sql`select pg_advisory_lock(${LOCKS.access})`
    for (const step of STEPS) await step(sql, server)
  } finally {
    await sql.end({ timeout: 1 })
  }
}

/** One connection for a few queries. */
export function openAs(address: string, onclose: () => void = () => {}) {
  return postgres(address, {
    max: 1,
    max_lifetime: null,
    connect_timeout: ANSWER_SECONDS,
    onclose,
    onnotice: () => {},
  })
}

async function setPasswords(sql: postgres.Sql, { secret }: RunningServer) {
  const [found] = await sql`select from pg_roles where rolname = ${APP}`
  if (!found) await sql.unsafe(`create role ${APP}`)
  await sql.unsafe(`
    begin;
    set local password_encryption = 'scram-sha-256';
    alter role ${APP} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls
      password '${passwordOf(secret, APP)}';
    alter role ${SUPERUSER} password '${passwordOf(secret, SUPERUSER)}';
    commit;`)
}

/** The rules apply once the server has read them, which it does not report: we try to connect until it refuses. */
async function demandPasswords(sql: postgres.Sql, { home, port }: RunningServer) {
  if (!isClosed(home)) writeRules(home)
  await sql`select pg_reload_conf()`
  while (!(await isRefused(`postgres://${SUPERUSER}:none@127.0.0.1:${port}/postgres`)))
    await pause(POLL_MS)
}

async function isRefused(address: string): Promise<boolean> {
  const stranger = openAs(address)
  try {
    await stranger`select 1`
    return false
  } catch (problem) {
    if (!isRefusal(problem)) throw problem
    return true
  } finally {
    await stranger.end({ timeout: 1 })
  }
}

/** Connections from before the server was closed would stay open, as a superuser. */
async function endOthers(sql: postgres.Sql) {
  await sql`
    select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where usename = ${SUPERUSER} and pid <> pg_backend_pid()`
}

async function ensureDatabase(sql: postgres.Sql) {
  const [found] = await sql`select from pg_database where datname = ${DATABASE}`
  if (!found) await sql.unsafe(`create database ${DATABASE}`)
}

async function giveDatabase(sql: postgres.Sql, server: RunningServer) {
  const inside = openAs(addressOf({ ...server, role: SUPERUSER }))
  try {
    await handOver(inside, SUPERUSER, APP)
  } finally {
    await inside.end({ timeout: 1 })
  }
  await sql.unsafe(`alter database ${DATABASE} owner to ${APP}`)
}

/**
 * Written to a temporary file and renamed: a server that starts at this moment reads the old rules or the new ones.
 */
function writeRules({ cluster, owner: { uid, gid } }: Home): void {
  const beside = join(cluster, `pg_hba.conf.${randomBytes(6).toString('hex')}`)
  const file = openSync(beside, 'wx', 0o600)
  fchmodSync(file, 0o600)
  if (uid !== undefined && gid !== undefined) fchownSync(file, uid, gid)
  writeFileSync(file, RULES)
  fsyncSync(file)
  closeSync(file)
  renameSync(beside, join(cluster, 'pg_hba.conf'))
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
