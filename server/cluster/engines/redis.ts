import { freePort, startEngine } from '../engine.ts'
import { findProgram } from '../packages.ts'

/** Debian's Redis, without a disk: what is counted and published here lives for minutes at most. */
export async function startRedis(folder: string) {
  const port = await freePort()
  const engine = await startEngine({
    name: 'redis',
    folder,
    command: findProgram('redis-server', ['redis-server']),
    args: ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    port,
  })
  return { ...engine, url: `redis://127.0.0.1:${port}` }
}
