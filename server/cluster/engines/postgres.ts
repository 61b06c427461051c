import { execFileSync } from 'node:child_process'
import { chownSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Engine, freePort, startEngine } from '../engine.ts'
import { findProgram } from '../packages.ts'

/** Debian has each version in a folder of its own. */
const FOLDERS = ['17', '16', '15'].map((version) => `/usr/lib/postgresql/${version}/bin`)
const PACKAGES = ['postgresql', 'postgresql-client']
const PASSWORD = 'cluster'

/** PostgreSQL refuses to be run by root. */
const USER = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined

export type Postgres = Engine & {
  url: string
  folder: string
  /** Makes a standby the one that takes writes. */
  promote: () => void
}

/** Debian's PostgreSQL with an empty database `jes`, ready to be followed. */
export async function startPrimary(scratch: string, name = 'primary'): Promise<Postgres> {
  const folder = makeFolder(scratch, name)
  const secret = join(folder, 'password')
  writeFileSync(secret, PASSWORD, { mode: 0o644 })
  const cluster = join(folder, 'cluster')
  run('initdb', [
    ...['-D', cluster, '-U', 'jes', '--pwfile', secret, '-A', 'scram-sha-256'],
    ...['-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
  ])
  const primary = await start(folder, name)
  const env = { PGPASSWORD: PASSWORD }
  run('createdb', [...addressOf(primary.port), 'jes'], env)
  return primary
}

/** A copy of a primary that follows it by streaming. */
export async function startReplica(scratch: string, of: Postgres, name = 'replica') {
  const folder = makeFolder(scratch, name)
  const from = `host=127.0.0.1 port=${of.port} user=jes password=${PASSWORD}`
  run('pg_basebackup', [
    ...['-d', from, '-D', join(folder, 'cluster'), '-R', '-X', 'stream', '-c', 'fast', '--no-sync'],
  ])
  return start(folder, name)
}

async function start(folder: string, name: string): Promise<Postgres> {
  const port = await freePort()
  const cluster = join(folder, 'cluster')
  const engine = await startEngine({
    name,
    folder,
    command: program('postgres'),
    args: [
      ...['-D', cluster, '-p', String(port), '-k', ''],
      ...['-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off', '-c', 'hot_standby=on'],
    ],
    ...(USER && { user: USER }),
    port,
  })
  return {
    ...engine,
    folder,
    url: `postgres://jes:${PASSWORD}@127.0.0.1:${port}/jes`,
    promote: () => run('pg_ctl', ['-D', cluster, '-w', 'promote']),
  }
}

function makeFolder(scratch: string, name: string) {
  const folder = join(scratch, name)
  mkdirSync(folder, { mode: 0o700 })
  if (USER) chownSync(folder, USER.uid, USER.gid)
  return folder
}

function addressOf(port: number) {
  return ['-h', '127.0.0.1', '-p', String(port), '-U', 'jes']
}

function run(name: string, args: string[], env: Record<string, string> = {}) {
  execFileSync(program(name), args, {
    ...USER,
    env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
    cwd: '/',
  })
}

function program(name: string) {
  return findProgram(name, PACKAGES, FOLDERS)
}
