import { readdirSync, readFileSync } from 'node:fs'
import { vi } from 'vitest'

/** The processes that write a size of this clip now, whoever has started them. */
export function ffmpegsOf(clip: string, file?: string) {
  const names = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return writersOf(names.map(Number), clip, file)
}

/** Waits until one that was started by this process or its children works on the clip. */
export function ffmpegOf(clip: string, file?: string) {
  return vi.waitFor(
    () => {
      // Every process of the machine is too much to read a hundred times a second.
      const [pid] = writersOf(startedBy(process.pid), clip, file)
      if (!pid) throw new Error(`No ffmpeg writes ${clip}`)
      return pid
    },
    { timeout: 60_000, interval: 10 },
  )
}

function writersOf(pids: number[], clip: string, file = '.mp4') {
  return pids.filter((pid) => {
    const target = read(`/proc/${pid}/cmdline`).split('\0').filter(Boolean).at(-1)
    return target?.includes(`${clip}-`) && target.endsWith(file)
  })
}

function startedBy(pid: number): number[] {
  const children = threadsOf(pid).flatMap((thread) =>
    read(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  )
  return children.flatMap((child) => [child, ...startedBy(child)])
}

function threadsOf(pid: number) {
  try {
    return readdirSync(`/proc/${pid}/task`)
  } catch {
    return []
  }
}

/** Nothing where the process has ended meanwhile. */
function read(path: string) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
