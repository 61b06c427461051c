import { readdirSync, readFileSync } from 'node:fs'
import { vi } from 'vitest'

/** The processes that write a size of this clip now. */
export function ffmpegsOf(clip: string, file = '.mp4') {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.map(Number).filter((pid) => {
    const words = wordsOf(pid)
    return words.at(-1)?.includes(`${clip}-`) && words.at(-1)?.endsWith(file)
  })
}

/** Waits until one works on the clip. */
export function ffmpegOf(clip: string, file?: string) {
  return vi.waitFor(
    () => {
      const [pid] = ffmpegsOf(clip, file)
      if (!pid) throw new Error(`No ffmpeg writes ${clip}`)
      return pid
    },
    { timeout: 60_000, interval: 10 },
  )
}

function wordsOf(pid: number) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean)
  } catch {
    return []
  }
}
