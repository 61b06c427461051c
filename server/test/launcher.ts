import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

const SCRIPT = `
  import { startEmbedded } from '#lib/embedded/start.ts'
  const { url } = await startEmbedded({ folder: process.argv[1] })
  console.log(url)`

/** Another process that runs a database, to be killed: it leads a process group of its own. */
export function launcherOf(folder: string) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '-C', 'source', '--input-type=module', '-e', SCRIPT, folder],
    { cwd: import.meta.dirname, detached: true, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const url = once(createInterface(child.stdout), 'line').then(([line]) => String(line))
  const gone = once(child, 'exit')
  async function kill() {
    process.kill(-(child.pid ?? 0), 'SIGKILL')
    await gone
  }
  return { url, kill }
}
