import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** A separate process, so that the cost of ffmpeg can be measured: node film.mjs make|encode folder */
const FEATURES = new URL('../server/dist/features/clips/transcoding/', import.meta.url)
const SECONDS = 5
const [act, folder] = process.argv.slice(2)
const run = promisify(execFile)
const { findFfmpeg } = await import(new URL('ffmpeg.js', FEATURES))
const ffmpeg = await findFfmpeg()

process.stdout.write(JSON.stringify(ffmpeg ? await { make, encode }[act]() : null))

/** One of about 2 MB, to be read. */
async function make() {
  const path = join(folder, 'film.mp4')
  await film(path, { size: '360x640', rate: '3200k' })
  return path
}

/** Moving noise, so that there is something to encode. */
async function film(target, { size, rate }) {
  const picture = `testsrc2=size=${size}:rate=30:duration=${SECONDS},noise=alls=12:allf=t`
  await run(ffmpeg.path, [
    ...['-v', 'error', '-y', '-f', 'lavfi', '-i', picture],
    ...['-f', 'lavfi', '-i', `sine=frequency=440:duration=${SECONDS}`],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-b:v', rate],
    ...['-c:a', 'aac', '-movflags', '+faststart', target],
  ])
}

/** CPU seconds for each size and second of video. */
async function encode() {
  const { probe } = await import(new URL('probe.js', FEATURES))
  const { sizesOf } = await import(new URL('sizes.js', FEATURES))
  const { encodeSize } = await import(new URL('encode.js', FEATURES))
  const source = join(folder, 'source.mp4')
  await film(source, { size: '1080x1920', rate: '8M' })
  const probed = await probe(source)
  const costs = []
  for (const size of sizesOf(probed)) {
    const before = childSeconds()
    const target = join(folder, `${size.lines}.mp4`)
    const { bytes } = await encodeSize({ source, target, size, probed, trim: null })
    const cost = (childSeconds() - before) / SECONDS
    costs.push({ lines: size.lines, cost, kbits: (bytes * 8) / 1000 / SECONDS })
  }
  return { source: `${probed.width} × ${probed.height}`, costs }
}

/** The CPU time of the children that have ended. */
function childSeconds() {
  const times = readFileSync('/proc/self/stat', 'utf8').split(') ')[1].split(' ')
  return (Number(times[13]) + Number(times[14])) / 100
}
