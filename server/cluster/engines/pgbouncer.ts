import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, startEngine } from '../engine.ts'
import { findProgram } from '../packages.ts'

const USER = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined
const POOL = 5

/** Debian's PgBouncer in transaction mode, with a few sessions for everybody, in front of this database. */
export async function startPgBouncer(scratch: string, databaseUrl: string) {
  const folder = join(scratch, 'pgbouncer')
  mkdirSync(folder, { mode: 0o755 })
  const port = await freePort()
  const url = new URL(databaseUrl)
  const { username, password, hostname } = url
  writeFileSync(join(folder, 'users.txt'), `"${username}" "${password}"\n`, { mode: 0o644 })
  const settings = [
    '[databases]',
    `jes = host=${hostname} port=${url.port} dbname=jes user=${username} password=${password}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = scram-sha-256',
    `auth_file = ${join(folder, 'users.txt')}`,
    'pool_mode = transaction',
    `default_pool_size = ${POOL}`,
    'max_client_conn = 500',
  ]
  writeFileSync(join(folder, 'pgbouncer.ini'), `${settings.join('\n')}\n`, { mode: 0o644 })
  const engine = await startEngine({
    name: 'pgbouncer',
    folder: scratch,
    command: findProgram('pgbouncer', ['pgbouncer']),
    args: [join(folder, 'pgbouncer.ini')],
    ...(USER && { user: USER }),
    port,
  })
  url.port = String(port)
  return { ...engine, url: url.href }
}
