import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runChild } from '#features/clips/transcoding/child.ts'
import { makeWorkFolder } from '#features/clips/transcoding/workFolder.ts'
import { loadSharp } from '#features/core/pictures/decoder.ts'
import type { DemoClip, Move } from '#features/demo/demoTexts/clips.ts'
import { SERVER_FOLDER } from '#lib/serverFolder.ts'
import { playTune } from './tune.ts'

const SCENES = new URL('demo/scenes/', SERVER_FOLDER)
const WIDTH = 720
const HEIGHT = 1280
const RATE = 25
/** Drawn at double size: zooming by whole pixels of it shows no steps. */
const ZOOM_DETAIL = 2
const LIMITS = { memoryBytes: 2 * 1024 ** 3, cpuSeconds: 120, fileBytes: 200 * 1024 ** 2 }

type Film = Pick<DemoClip, 'scene' | 'move' | 'seconds' | 'tune'>
type Making = { ffmpeg: string; target: string; signal?: AbortSignal | undefined }

/** Films a drawing with a moving camera and a tune; the result is like an upload from a phone. */
export async function film(clip: Film, { ffmpeg, target, signal }: Making) {
  const folder = await makeWorkFolder('demo')
  try {
    const [drawing, tune] = [join(folder, 'drawing.jpg'), join(folder, 'tune.wav')]
    await writeFile(drawing, await draw(clip))
    await writeFile(tune, playTune(clip.tune, clip.seconds))
    const frames = clip.seconds * RATE
    const { code, complaint } = await runChild({
      program: ffmpeg,
      args: [
        ...['-nostdin', '-hide_banner', '-nostats', '-loglevel', 'error', '-y'],
        ...['-i', `file:${drawing}`, '-i', `file:${tune}`],
        ...['-vf', `format=yuv420p,${cameraOf(clip.move, frames)}`, '-r', `${RATE}`],
        ...['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '20', '-threads', '1'],
        ...['-c:a', 'aac', '-b:a', '128k', '-t', `${clip.seconds}`, '-f', 'mp4', `file:${target}`],
      ],
      limits: LIMITS,
      timeoutMs: 300_000,
      signal,
      onOutput: () => {},
    })
    if (code !== 0) throw new Error(`The scene ${clip.scene} was not filmed: ${complaint}`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** As high as the film; a wide drawing is wider than that. */
async function draw({ scene, move }: Film) {
  const svg = await readFile(new URL(`${scene}.svg`, SCENES), 'utf8')
  const [, , boxWidth, boxHeight] = /viewBox="([^"]+)"/.exec(svg)![1]!.split(' ').map(Number)
  const height = HEIGHT * ('zoom' in move ? ZOOM_DETAIL : 1)
  const width = Math.round((height * boxWidth!) / boxHeight! / 2) * 2
  const sized = svg.replace('<svg ', `<svg width="${width}" height="${height}" `)
  const sharp = await loadSharp()
  return sharp(Buffer.from(sized)).flatten().jpeg({ quality: 95 }).toBuffer()
}

/** Whole pixels for each frame: half pixels would tremble. */
function cameraOf(move: Move, frames: number) {
  if ('zoom' in move) {
    const [x, y] = move.towards
    const nearer = `1+${(move.zoom - 1).toFixed(3)}*on/${frames}`
    return `zoompan=z='${nearer}':x='(iw-iw/zoom)*${x}':y='(ih-ih/zoom)*${y}':d=${frames}:s=${WIDTH}x${HEIGHT}:fps=${RATE}`
  }
  const start = `trunc((iw-${WIDTH})*${move.from}/2)*2`
  const x = `clip(${start}+n*${move.step},0,iw-${WIDTH})`
  return `loop=loop=${frames - 1}:size=1,setpts=N/${RATE}/TB,crop=${WIDTH}:${HEIGHT}:x='${x}':y=0`
}
