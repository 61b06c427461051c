import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { makeVideo, videoFolder } from '#test/videos.ts'
import { runChild } from './child.ts'
import { wrappersFor } from './confine.ts'
import { encodeSize } from './encode.ts'
import { findFfmpeg } from './ffmpeg.ts'
import { probe } from './probe.ts'
import { VideoProblem } from './problem.ts'
import { sizesOf } from './sizes.ts'
import { WORK_FOLDER } from './workFolder.ts'

const LIMITS = { memoryBytes: 1024 ** 3, cpuSeconds: 20, fileBytes: 1024 ** 2 }

/** Runs a shell command in the way ffmpeg is run. */
async function shell(line: string, timeoutMs = 30_000) {
  const chunks: Buffer[] = []
  const onOutput = (chunk: Buffer) => void chunks.push(chunk)
  const task = { program: '/bin/sh', args: ['-c', line], limits: LIMITS, timeoutMs, onOutput }
  const ending = await runChild(task)
  return { ending, output: Buffer.concat(chunks).toString() }
}

async function encodeAll(source: string, more: { signal?: AbortSignal; timeoutMs?: number } = {}) {
  const probed = await probe(source)
  const size = sizesOf(probed).at(-1)!
  const target = join(videoFolder(), 'child.mp4')
  return encodeSize({ source, target, size, probed, trim: null, ...more })
}

async function failureOf(work: Promise<unknown>) {
  const problem = await work.then(
    () => null,
    (error: unknown) => error,
  )
  return problem instanceof VideoProblem ? problem.failure : problem
}

describe.runIf(process.platform === 'linux')('ffmpeg', { timeout: 60_000 }, () => {
  it('sees no setting or secret of ours, and an empty folder of its own', async () => {
    process.env.JES_SECRET_OF_TEST = 'keep-this'
    const { ending, output } = await shell('env; pwd; ls -A')
    delete process.env.JES_SECRET_OF_TEST
    expect(ending.code).toBe(0)
    expect(output).not.toContain('keep-this')
    expect(output).toMatch(/video-\w+\n$/)
    const folder = output.trim().split('\n').at(-1)!
    expect(await readdir(WORK_FOLDER)).not.toContain(folder.split('/').at(-1))
  })

  it('gets so much memory, processor, disk and files, and no more', async () => {
    if (!(await wrappersFor(LIMITS)).includes('prlimit')) return
    const { output } = await shell('ulimit -v; ulimit -t; ulimit -f; ulimit -n; ulimit -c')
    expect(output.trim().split('\n')).toEqual([`${1024 ** 2}`, '20', '2048', '64', '0'])
  })

  it('is killed when it takes too long, with all that it started', async () => {
    const started = performance.now()
    const { ending } = await shell('sleep 31.7 & sleep 31.7', 300)
    expect(ending).toMatchObject({ isTimeout: true, killedBy: 'SIGKILL' })
    expect(performance.now() - started).toBeLessThan(30_000)
    await expect.poll(() => commandsWith('31.7')).toEqual([])
  })

  it('says so when time ran out for a video', async () => {
    const source = await makeVideo('tall')
    expect(await failureOf(encodeAll(source, { timeoutMs: 50 }))).toBe('timeout')
  })

  it('ends at once when nobody wants the video any more', async () => {
    const giveUp = new AbortController()
    const source = await makeVideo('long')
    const ended = failureOf(encodeAll(source, { signal: giveUp.signal }))
    await vi.waitFor(() => expect(commandsWith(source)).toHaveLength(1), 30_000)
    giveUp.abort()
    expect(await ended).toMatchObject({ name: 'AbortError' })
    expect(commandsWith(source)).toEqual([])
    const again = failureOf(encodeAll(source, { signal: giveUp.signal }))
    expect(await again).toMatchObject({ name: 'AbortError' })
  })

  it('killed by another hand is our fault, not that of the video', async () => {
    const source = await makeVideo('long')
    const ended = failureOf(encodeAll(source))
    await vi.waitFor(() => expect(commandsWith(source)).toHaveLength(1), 30_000)
    process.kill(commandsWith(source)[0]!, 'SIGKILL')
    expect(await ended).toBe('server')
  })

  it('dies with the server', async () => {
    const wrappers = await wrappersFor(LIMITS)
    if (!wrappers.includes('setpriv')) return
    const words = JSON.stringify([...wrappers, 'sleep', '32.9'])
    const code = `const [program, ...args] = ${words}
      require('node:child_process').spawn(program, args, { detached: true, stdio: 'ignore' })
      setInterval(() => {}, 1000)`
    const server = spawn(process.execPath, ['-e', code], { stdio: 'ignore' })
    await vi.waitFor(() => expect(sleeping('32.9')).toHaveLength(1), 30_000)
    server.kill('SIGKILL')
    await vi.waitFor(() => expect(sleeping('32.9')).toEqual([]), 30_000)
  })

  it('finds no network where it runs', async () => {
    const wrappers = await wrappersFor(LIMITS)
    // Not every machine can take the network away; where it can, it must be gone.
    if (!wrappers.includes('unshare')) return
    let calls = 0
    const trap = createServer((_request, reply) => reply.end(`${++calls}`)).listen(0, '127.0.0.1')
    await once(trap, 'listening')
    const url = `http://127.0.0.1:${(trap.address() as AddressInfo).port}`
    const { path } = (await findFfmpeg())!
    const { ending } = await shell(`'${path}' -nostdin -i ${url} -f null -`)
    expect(ending.code).not.toBe(0)
    expect(calls).toBe(0)
    await fetch(url)
    expect(calls).toBe(1)
    trap.close()
  })
})

/** The pids of processes with this word in their command. */
function commandsWith(word: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => commandOf(pid).some((part) => part.includes(word)))
    .map(Number)
}

function sleeping(seconds: string) {
  return commandsWith(seconds).filter((pid) => commandOf(`${pid}`)[0] === 'sleep')
}

function commandOf(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean)
  } catch {
    return []
  }
}
