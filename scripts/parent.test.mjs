import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, test, vi } from 'vitest'

const PARENT = fileURLToPath(new URL('parent.mjs', import.meta.url))
/** The watched process: it prints its parent again and again, and when it is stopped. */
const SERVER = `
  import ${JSON.stringify(PARENT)}
  process.once('SIGTERM', () => { console.log('told to stop'); process.exit(0) })
  setInterval(() => console.log(process.pid, process.ppid), 50)`
/** It stays, as npm does, until it is killed. */
const STARTER = `
  import { spawn } from 'node:child_process'
  spawn(process.execPath, ['--input-type=module', '-e', process.argv[1]], { stdio: ['ignore', 'inherit', 'ignore'] })
  setInterval(() => {}, 1000)`

let running
afterEach(() => running?.end())

/** A server started by another process, which leads a process group, as a job of a shell does. */
async function startServer({ isOfNpm }) {
  const { npm_lifecycle_event: _, ...env } = process.env
  const starter = spawn(process.execPath, ['--input-type=module', '-e', STARTER, SERVER], {
    env: isOfNpm ? { ...env, npm_lifecycle_event: 'start' } : env,
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  })
  const lines = []
  const output = createInterface(starter.stdout).on('line', (line) => lines.push(line))
  const ended = once(output, 'close')
  await vi.waitFor(() => expect(lines.length).toBeGreaterThan(0), { timeout: 20_000 })
  const [pid] = lines[0].split(' ').map(Number)
  return {
    starter,
    pid,
    lines,
    ended,
    /** How often it has said since that it has another parent. */
    timesAlone: () => lines.filter((line) => !line.endsWith(` ${starter.pid}`)).length,
    end() {
      try {
        process.kill(-starter.pid, 'SIGKILL')
      } catch {
        // All of it has ended.
      }
    },
  }
}

describe('a server that is started in the background', { timeout: 60_000 }, () => {
  test('goes on when the shell that started it ends', async () => {
    running = await startServer({ isOfNpm: false })
    running.starter.kill('SIGKILL')
    // Each line is half of the time after which it would have checked.
    await vi.waitFor(() => expect(running.timesAlone()).toBeGreaterThan(10), { timeout: 30_000 })
    expect(running.lines).not.toContain('told to stop')
  })

  test('goes on when the terminal is closed and npm ends by that, if nohup left it none', async () => {
    running = await startServer({ isOfNpm: true })
    process.kill(-running.starter.pid, 'SIGHUP')
    await vi.waitFor(() => expect(running.timesAlone()).toBeGreaterThan(10), { timeout: 30_000 })
    expect(running.lines).not.toContain('told to stop')
  })

  test.each(['SIGTERM', 'SIGKILL'])('stops when npm is ended by %s', async (signal) => {
    running = await startServer({ isOfNpm: true })
    running.starter.kill(signal)
    await running.ended
    expect(running.lines).toContain('told to stop')
  })
})
