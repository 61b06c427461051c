import { type ChildProcess, spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { bareEnvironment, type Limits, wrappersFor } from './confine.ts'
import { makeWorkFolder } from './workFolder.ts'

export type Task = {
  program: string
  args: string[]
  limits: Limits
  timeoutMs: number
  signal?: AbortSignal | undefined
  onOutput: (chunk: Buffer) => void
}

export type Ending = {
  code: number | null
  killedBy: NodeJS.Signals | null
  isTimeout: boolean
  /** Its last error output, for the log. */
  complaint: string
}

const COMPLAINT_LENGTH = 2_000
const running = new Set<ChildProcess>()
process.once('exit', () => running.forEach(kill))

/** Runs a program within limits, in an empty folder, until it ends, times out or is aborted. */
export async function runChild({ program, args, limits, timeoutMs, signal, onOutput }: Task) {
  const words = [...(await wrappersFor(limits)), program, ...args]
  const folder = await makeWorkFolder('video')
  try {
    signal?.throwIfAborted()
    const child = spawn(words[0]!, words.slice(1), {
      cwd: folder,
      env: bareEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
      // A process group of its own: all of it can be killed at once.
      detached: process.platform !== 'win32',
      windowsHide: true,
    })
    const ending = await watch(child, { timeoutMs, signal, onOutput })
    signal?.throwIfAborted()
    return ending
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function watch(
  child: ChildProcess,
  { timeoutMs, signal, onOutput }: Pick<Task, 'timeoutMs' | 'signal' | 'onOutput'>,
): Promise<Ending> {
  let complaint = ''
  let isTimeout = false
  const stop = () => kill(child)
  const timer = setTimeout(() => {
    isTimeout = true
    stop()
  }, timeoutMs)
  running.add(child)
  signal?.addEventListener('abort', stop, { once: true })
  child.stdout?.on('data', onOutput)
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString('utf8')).slice(-COMPLAINT_LENGTH)
  })
  try {
    return await new Promise<Ending>((resolve, reject) => {
      child.once('error', reject)
      child.once('close', (code, killedBy) => resolve({ code, killedBy, isTimeout, complaint }))
    })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
    running.delete(child)
  }
}

function kill(child: ChildProcess) {
  if (child.pid === undefined) return
  try {
    if (process.platform === 'win32') child.kill('SIGKILL')
    else process.kill(-child.pid, 'SIGKILL')
  } catch {
    // It ended by itself in the meantime.
  }
}
