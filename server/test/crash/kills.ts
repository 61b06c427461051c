import { spawn } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import postgres from 'postgres'
import { expect, vi } from 'vitest'
import { APP, findAddress, SUPERUSER } from '#lib/embedded/address.ts'
import { isRunning, signal } from '#lib/embedded/process.ts'
import { type BuiltServer, postmasterIn } from '../builtServer.ts'
import { runJes } from '../cli.ts'
import { ffmpegOf } from '../ffmpegs.ts'
import type { seeded } from '../seeded.ts'
import { queryDatabase } from '../writers.ts'
import { sendClip } from './clips.ts'
import type { Journal } from './journal.ts'
import { isPoint, type Kind } from './plan.ts'
import type { World } from './writers.ts'

export type Scene = {
  site: { folder: string; server: BuiltServer | undefined }
  world: World
  journal: Journal
  random: ReturnType<typeof seeded>
}

/** A busy machine makes a start longer; only what is stuck meets this limit. */
const PATIENCE_MS = 600_000
const MIGRATE = new URL('../../dist/lib/migrate.js', import.meta.url).href

/** Kills what this kind of round kills; the server may be gone then. */
export async function kill(kind: Kind, scene: Scene) {
  const { site, world, journal, random } = scene
  const server = site.server!
  if (isPoint(kind)) {
    const isOfClips = kind === 'midTranscode' || kind === 'afterSize'
    if (isOfClips) await sendClip(site, journal, random.oneOf(world.members))
    await server.ended
  } else if (kind === 'node') await server.stop('SIGKILL')
  else if (kind === 'all') await server.killAll()
  else if (kind === 'web' || kind === 'jobs') signal(await findProcess(server, kind), 'SIGKILL')
  else if (kind === 'postmaster') await killPostmaster(site.folder)
  else if (kind === 'backend') await killBackend(scene)
  else if (kind === 'ffmpeg')
    signal(await ffmpegOf(await sendClip(site, journal, random.oneOf(world.members))), 'SIGKILL')
  else if (kind === 'midBackup') await killBackup(scene)
  else await killMigration(scene)
}

/** One of several processes, by what the first announced. */
function findProcess(server: BuiltServer, role: 'web' | 'jobs') {
  const started = () => server.output().matchAll(new RegExp(`A ${role} process works: (\\d+)`, 'g'))
  return vi.waitUntil(() => [...started()].map(([, pid]) => Number(pid)).find(isRunning), {
    timeout: PATIENCE_MS,
  })
}

async function killPostmaster(folder: string) {
  const postmaster = await vi.waitUntil(() => postmasterIn(folder), { timeout: PATIENCE_MS })
  signal(postmaster.pid, 'SIGKILL')
}

async function killBackend({ site }: Scene) {
  const [backend] = await queryDatabase(
    site,
    (sql) => sql<{ pid: number }[]>`
      select pid from pg_stat_activity where application_name = 'jes' order by random() limit 1`,
  )
  if (backend) signal(backend.pid, 'SIGKILL')
}

/** A backup that is killed leaves nothing under its name, and the next one is whole. */
async function killBackup({ site, random }: Scene) {
  const target = join(site.folder, 'backup')
  const settings = { NODE_ENV: 'test', FAIL_POINT: `midBackup:${random.between(1, 60)}` }
  const { code } = await runJes(site.folder, ['backup', target], settings)
  expect([code, existsSync(target)]).toEqual([null, false])
  const { code: second, err } = await runJes(site.folder, ['backup', target])
  expect([second, err]).toEqual([0, expect.anything()])
  rmSync(target, { recursive: true })
}

/** Migrations that are killed half-way go on where they stopped, and end with the same tables. */
async function killMigration({ site, random }: Scene) {
  const passes = random.between(1, 20)
  const admin = postgres(findAddress(join(site.folder, 'postgres'), SUPERUSER), { max: 1 })
  try {
    await admin.unsafe(`create database migrating owner ${APP}`)
    const url = new URL(findAddress(join(site.folder, 'postgres')))
    url.pathname = '/migrating'
    expect(await migrateIn(url.href, `midMigration:${passes}`)).toBe('SIGKILL')
    const before = await listColumns(url.href)
    expect(before.migrations).toBe(passes - 1)
    expect(await migrateIn(url.href)).toBe(0)
    const own = await listColumns(findAddress(join(site.folder, 'postgres')))
    expect(await listColumns(url.href)).toEqual(own)
  } finally {
    await admin.unsafe('drop database if exists migrating with (force)')
    await admin.end()
  }
}

function migrateIn(url: string, failPoint?: string) {
  const run = `const { migrate } = await import('${MIGRATE}'); await migrate(process.env.DATABASE_URL)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', run], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      DATABASE_URL: url,
      ...(failPoint && { FAIL_POINT: failPoint }),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return new Promise<number | string | null>((resolve) =>
    child.once('exit', (code, signal) => resolve(signal ?? code)),
  )
}

async function listColumns(url: string) {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    const [{ migrations }] = await sql<[{ migrations: number }]>`
      select count(*)::int as migrations from migrations`
    const columns = await sql<{ name: string }[]>`
      select concat_ws(' ', table_schema, table_name, column_name, data_type) as name
      from information_schema.columns where table_schema in ('public', 'graphile_worker')
      order by 1`
    return { migrations, columns: columns.map(({ name }) => name) }
  } finally {
    await sql.end()
  }
}
