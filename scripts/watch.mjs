import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './run.mjs'

const QUIET_MS = 100

/** Runs Node, and restarts it when a file in the folders changes; always waits until it has stopped by itself. */
export function keepRunning(args, { folders, env }) {
  let child = start()
  let timer
  let restarting
  let isStopping = false
  const watchers = folders.map((folder) =>
    watch(join(ROOT, folder), { recursive: true }, (_, name) => {
      if (!name || /\.test\.tsx?$/.test(name)) return
      clearTimeout(timer)
      timer = setTimeout(restart, QUIET_MS)
    }),
  )

  function start() {
    // It leads a process group: Ctrl-C reaches only us, and we stop it once.
    const started = spawn(process.execPath, args, {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
    })
    started.once('exit', (code) => {
      if (code) console.log('The server stopped. It starts again when a file changes.')
    })
    return started
  }

  async function end() {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }

  async function restart() {
    if (isStopping) return
    if (restarting) {
      timer = setTimeout(restart, QUIET_MS)
      return
    }
    console.log('A file changed; starting the server again.')
    restarting = end()
    await restarting
    restarting = undefined
    if (!isStopping) child = start()
  }

  async function stop() {
    isStopping = true
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
    await (restarting ?? end())
  }
  return { stop }
}
