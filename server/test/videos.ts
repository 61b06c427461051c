import { execFile } from 'node:child_process'
import { readFile, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { findFfmpeg } from '#features/clips/transcoding/ffmpeg.ts'
import { makeScratch, removeScratch } from './scratch.ts'

const run = promisify(execFile)

/** The GPS position in some of the videos, as cameras write it. */
export const PLACE = '+27.7172+085.3240/'

const PLAYLIST = `#EXTM3U
#EXT-X-TARGETDURATION:2
#EXTINF:2,
http://127.0.0.1:9/part.ts
#EXTINF:2,
file:///etc/passwd
#EXT-X-ENDLIST
`

const DOT = { create: { width: 64, height: 64, channels: 3, background: '#c8102e' } } as const

type Recipe = { name: string; make: (path: string) => Promise<unknown> }

const H264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p']
const SOUND = ['-f', 'lavfi', '-i', 'sine=frequency=440:duration=3']
const AAC = ['-c:a', 'aac', '-b:a', '64k', '-shortest']
const VP8 = ['-c:v', 'libvpx', '-deadline', 'realtime', '-cpu-used', '8', '-b:v', '300k']
const VP9 = ['-c:v', 'libvpx-vp9', '-deadline', 'realtime', '-cpu-used', '8', '-b:v', '300k']
const OPUS = ['-c:a', 'libopus', '-shortest']

const RECIPES = {
  portrait: film('portrait.mp4', [...test('360x640', 2), ...SOUND, ...H264, ...AAC]),
  landscape: film('landscape.mp4', [...test('640x360', 2), ...SOUND, ...H264, ...AAC]),
  tall: film('tall.mp4', [...test('720x1280'), ...SOUND, ...H264, ...AAC]),
  large: film('large.mp4', [...test('1170x2080', 1), ...H264]),
  tiny: film('tiny.mp4', [...test('64x112', 1.2), ...H264]),
  silent: film('silent.mp4', [...test(), ...H264]),
  mov: film('turned.mov', [...test('320x180'), ...SOUND, ...H264, ...AAC], turn),
  /** The same video before it was rotated. */
  lying: film('lying.mov', [...test('320x180'), ...SOUND, ...H264, ...AAC]),
  hevc: film('hevc.mp4', [
    ...[...test(), '-c:v', 'libx265', '-preset', 'ultrafast'],
    ...['-pix_fmt', 'yuv420p', '-tag:v', 'hvc1', '-x265-params', 'log-level=none'],
  ]),
  webm: film('film.webm', [...test(), ...SOUND, ...VP9, ...OPUS]),
  /** As MediaRecorder writes it: no length, no index. */
  live: film('live.webm', [...test(), ...SOUND, ...VP8, ...OPUS, '-live', '1']),
  mkv: film('film.mkv', [...test(), ...SOUND, ...H264, ...AAC]),
  fast: film('fast.mp4', [...test('180x320', 1.2, 60), ...H264]),
  short: film('short.mp4', [...test('180x320', 0.5), ...H264]),
  oneFrame: film('frame.mp4', [...test(), ...H264, '-frames:v', '1']),
  /** Nothing moves for five seconds. */
  steady: film('steady.mp4', [
    ...['-f', 'lavfi', '-i', 'color=green:size=64x112:rate=25:duration=5', ...H264],
  ]),
  /** One frame that lasts two seconds. */
  still: film('still.mp4', [...test('180x320', 2, 0.5), ...H264]),
  /** Two minutes, quickly made, with some seconds of work. */
  long: film('long.mp4', [
    ...['-f', 'lavfi', '-i', 'color=orange:size=720x1280:rate=1:duration=120', ...H264],
  ]),
  /** Longer than a member's limit. */
  lengthy: film('lengthy.mp4', [...test('64x112', 100, 2), ...H264]),
  wide: film('wide.mp4', [...test('320x80'), ...H264]),
  huge: film('huge.mp4', [...test('64x64'), ...H264], (path) => claim(path, 16_384)),
  /** Its header says 64 × 64, its frames have 21 million pixels. */
  vast: film('vast.mp4', [...test('4608x4608', 2, 0.5), ...H264], (path) => claim(path, 64)),
  oldCodec: film('old.mp4', [...test(), '-c:v', 'mpeg4']),
  oldContainer: film('old.avi', [...test(), ...H264]),
  oldSound: film('ac3.mp4', [...test(), ...SOUND, ...H264, '-c:a', 'ac3', '-shortest']),
  located: film('located.mp4', [
    ...[...test(), ...H264, '-metadata', `location=${PLACE}`],
    ...['-metadata', `title=${PLACE}`, '-metadata:s:v', `handler_name=${PLACE}`],
  ]),
  /** The index is at the end, and cut off. */
  cutIndex: film('cutIndex.mp4', [...test(), ...H264], half),
  /** The index exists, but half of the frames do not. */
  cutHalf: film('cutHalf.mp4', [...test(), ...H264, '-movflags', '+faststart', '-g', '5'], half),
  cutWebm: film('cut.webm', [...test(), ...VP8], half),
  audioOnly: film('audio.mp4', [...SOUND, '-c:a', 'aac']),
  playlist: { name: 'list.mp4', make: (path) => writeFile(path, PLAYLIST) },
  concat: {
    name: 'concat.mp4',
    make: (path) => writeFile(path, "ffconcat version 1.0\nfile '/etc/passwd'\n"),
  },
  text: { name: 'text.mp4', make: (path) => writeFile(path, 'Namaste. '.repeat(500)) },
  picture: { name: 'picture.mp4', make: (path) => sharp(DOT).png().toFile(path) },
  empty: { name: 'empty.mp4', make: (path) => writeFile(path, '') },
} satisfies Record<string, Recipe>

export type VideoKind = keyof typeof RECIPES

let folder: string | undefined
const made = new Map<VideoKind, Promise<string>>()

/** The path of a small video of this kind, made at the first call. */
export function makeVideo(kind: VideoKind): Promise<string> {
  const path = made.get(kind) ?? make(RECIPES[kind])
  made.set(kind, path)
  return path
}

async function make({ name, make }: Recipe) {
  const path = join(videoFolder(), name)
  await make(path)
  return path
}

/** The folder of the videos; it is deleted when the tests end. */
export function videoFolder(): string {
  if (folder) return folder
  const made = makeScratch()
  process.once('exit', () => removeScratch(made))
  folder = made
  return folder
}

export async function canEncode(encoder: string): Promise<boolean> {
  const { stdout } = await run(await ffmpegPath(), ['-hide_banner', '-encoders'])
  return new RegExp(`\\b${encoder}\\b`).test(stdout)
}

async function ffmpegPath() {
  const ffmpeg = await findFfmpeg()
  if (!ffmpeg) throw new Error('These tests need an ffmpeg')
  return ffmpeg.path
}

function test(size = '180x320', seconds = 1.2, rate = 25) {
  return ['-f', 'lavfi', '-i', `testsrc2=size=${size}:rate=${rate}:duration=${seconds}`]
}

function film(name: string, args: string[], spoil?: (path: string) => Promise<unknown>): Recipe {
  return {
    name,
    make: async (path) => {
      await run(await ffmpegPath(), ['-nostdin', '-loglevel', 'error', '-y', ...args, path])
      await spoil?.(path)
    },
  }
}

async function half(path: string) {
  const { length } = await readFile(path)
  await truncate(path, Math.floor(length / 2))
}

/** As a phone held upright writes it: the picture lies on its side, to be rotated by a quarter. */
async function turn(path: string) {
  const bytes = await readFile(path)
  const matrix = bytes.indexOf('tkhd') + 44
  const quarter = [0, 0x10000, 0, -0x10000, 0, 0, 180 << 16, 0, 0x40000000]
  quarter.forEach((value, at) => void bytes.writeInt32BE(value, matrix + at * 4))
  await writeFile(path, bytes)
}

/** Makes its header say that its frames have so many pixels a side. */
async function claim(path: string, side: number) {
  const bytes = await readFile(path)
  const sample = bytes.indexOf('avc1', bytes.indexOf('stsd')) + 28
  bytes.writeUInt16BE(side, sample)
  bytes.writeUInt16BE(side, sample + 2)
  await writeFile(path, bytes)
}
