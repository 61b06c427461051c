import './nodeVersion.mjs'
import './env.mjs'
import './parent.mjs'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { install } from './install.mjs'
import { fail, ROOT, toolPath } from './run.mjs'
import { keepRunning } from './watch.mjs'

await install().catch(fail)
const env = { ...process.env, PORT: process.env.PORT ?? '3000' }

const server = keepRunning(
  ['--enable-source-maps', '--import', 'tsx', '-C', 'source', 'server/src/main.ts'],
  { folders: ['contract/src', 'server/src', 'server/migrations', 'server/sql'], env },
)
const web = spawn(process.execPath, [toolPath('vite', 'vite'), '--clearScreen', 'false'], {
  cwd: join(ROOT, 'web'),
  env,
  stdio: ['ignore', 'inherit', 'inherit'],
  detached: true,
})

process.once('SIGINT', () => stop(0)).once('SIGTERM', () => stop(0))
web.once('exit', (code) => stop(code ?? 0))

async function stop(code) {
  web.removeAllListeners('exit').kill()
  await server.stop()
  process.exit(code)
}
