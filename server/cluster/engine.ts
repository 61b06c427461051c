import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

type Program = {
  /** Its name in messages and of its log in the folder. */
  name: string
  folder: string
  command: string
  args: string[]
  env?: Record<string, string>
  user?: { uid: number; gid: number }
  port: number
}

const PATIENCE_MS = 30_000
const STOP_MS = 10_000

/** A server of another maker, on loopback, that can be killed, frozen and brought back at the same port. */
export type Engine = Awaited<ReturnType<typeof startEngine>>

export async function startEngine(program: Program) {
  let child = await launch(program)
  return {
    port: program.port,
    pid: () => child.pid!,
    kill: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGTERM'),
    freeze: () => child.kill('SIGSTOP'),
    thaw: () => child.kill('SIGCONT'),
    async startAgain() {
      child = await launch(program)
    },
  }
}

async function launch({ name, folder, command, args, env, user, port }: Program) {
  const log = openSync(join(folder, `${name}.log`), 'a')
  const child = spawn(command, args, {
    cwd: folder,
    env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', ...env },
    ...user,
    stdio: ['ignore', log, log],
  })
  await reached({ name, port, child })
  return child
}

async function reached({ name, port, child }: { name: string; port: number; child: ChildProcess }) {
  const until = Date.now() + PATIENCE_MS
  while (!(await accepts(port))) {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}.`)
    if (Date.now() > until) throw new Error(`${name} does not answer on port ${port}.`)
    await pause(50)
  }
}

function accepts(port: number) {
  return new Promise<boolean>((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('close', () => socket.destroy())
    socket.once('connect', () => socket.end())
  })
}

async function end(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill(signal)
  const stuck = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
  await gone
  clearTimeout(stuck)
}

/** A port of loopback that was free a moment ago. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}
