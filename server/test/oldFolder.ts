import { execFileSync } from 'node:child_process'
import postgres from 'postgres'
import { vi } from 'vitest'
import { findBinaries } from '#lib/embedded/binaries.ts'
import { type Home, settleHome } from '#lib/embedded/home.ts'
import { findPostmaster, launch, shutDown } from '#lib/embedded/postmaster.ts'
import { quietEnvironment } from '#lib/embedded/process.ts'
import { freePort } from './freePort.ts'

let prepared: string | undefined

/** A database as Jes made it before November 2026: `jes` is a superuser who needs no password. */
export async function makeOldFolder(folder: string) {
  const home = settleHome(folder)
  execFileSync('cp', ['-a', prepared!, home.cluster])
  return open(home)
}

/** Made once in a folder of its own, with these tables, and copied from there, which is many times faster. */
export async function prepareOldFolder(folder: string, tables: string) {
  const home = settleHome(folder)
  initialise(home, findBinaries(home.owner).initdb)
  prepared = home.cluster
  const { url, stop } = await open(home)
  await ask(url.replace(/jes$/, 'postgres'), 'create database jes')
  await ask(url, tables)
  await stop()
}

async function ask(url: string, statements: string) {
  const sql = postgres(url, { max: 1 })
  await sql.unsafe(statements)
  await sql.end()
}

async function open(home: Home) {
  const binaries = findBinaries(home.owner)
  const port = await freePort()
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', fsync: 'off' }
  launch(home, binaries, { ...settings, port: `${port}` })
  await vi.waitFor(
    () => {
      if (!findPostmaster(home.cluster)?.isReady) throw new Error('It does not answer yet.')
    },
    { timeout: 30_000, interval: 20 },
  )
  return {
    port,
    url: `postgres://jes@127.0.0.1:${port}/jes`,
    stop: () => shutDown(home, binaries, findPostmaster(home.cluster)!),
  }
}

function initialise(home: Home, initdb: string) {
  const args = ['-D', home.cluster, '-U', 'jes', '-A', 'trust', '-E', 'UTF8', '--no-sync']
  args.push('--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--lc-collate=C')
  args.push('--lc-ctype=C.UTF-8', '--wal-segsize=1')
  execFileSync(initdb, args, {
    ...home.owner,
    cwd: home.folder,
    env: quietEnvironment(),
    stdio: 'pipe',
  })
}
