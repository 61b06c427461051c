import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

type VideoOptions = {
  seconds?: number
  width?: number
  height?: number
  /** Bits a second: what cannot be compressed well makes a file as large as a test needs it. */
  rate?: string
  name?: string
}

/** A folder for the videos of one test file, and how to delete it. */
export function videoFolder() {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'jes-videos-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** A generated video: moving test bars, and a tone. Chromium and the server can both read it. */
export function makeVideo(folder: string, wanted: VideoOptions = {}) {
  const { seconds = 3, width = 360, height = 640, rate = '400k', name = 'clip.mp4' } = wanted
  const path = join(folder, name)
  const size = `${width}x${height}`
  execFileSync(ffmpeg(), [
    ...['-v', 'error', '-y'],
    ...['-f', 'lavfi', '-i', `testsrc=size=${size}:rate=15:duration=${seconds}`],
    ...['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-g', '15'],
    ...['-b:v', rate, '-minrate', rate, '-maxrate', rate, '-bufsize', rate],
    ...['-x264-params', 'nal-hrd=cbr', '-c:a', 'aac', '-shortest', '-movflags', '+faststart'],
    path,
  ])
  return path
}

/** As the server looks for it: the configured one, the one of the machine, the installed one. */
function ffmpeg() {
  const named = process.env.FFMPEG_PATH
  if (named) return named
  const onPath = (process.env.PATH ?? '').split(':').map((folder) => join(folder, 'ffmpeg'))
  const found = onPath.find((path) => existsSync(path))
  if (found) return found
  const installed = `@ffmpeg-installer/${process.platform}-${process.arch}/package.json`
  return join(dirname(createRequire(import.meta.url).resolve(installed)), 'ffmpeg')
}
