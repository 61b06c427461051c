import { CLIP_MIN_MS, SOURCE_MAX_MS } from '@jes/contract/clips/clips'
import type { Facts } from './facts.ts'
import { VideoProblem } from './problem.ts'
import { readApart } from './reader.ts'

export type Probed = {
  container: 'mov' | 'mp4' | 'webm' | 'mkv'
  videoCodec: 'avc' | 'hevc' | 'vp8' | 'vp9' | 'av1'
  /** Null if there is no sound, or none that can be decoded. */
  audioCodec: string | null
  durationMs: number
  /** Of the picture as it is shown: turned upright. */
  width: number
  height: number
  frameRate: number
  hasSound: boolean
}

const CONTAINERS = ['mov', 'mp4', 'webm', 'mkv'] as const
const VIDEO_CODECS = ['avc', 'hevc', 'vp8', 'vp9', 'av1'] as const
const AUDIO_CODECS = [
  'aac',
  'mp3',
  'opus',
  'vorbis',
  'flac',
  'pcm-s16',
  'pcm-s16be',
  'pcm-s24',
  'pcm-s24be',
]
const MOST_TRACKS = 20
const LEAST_SIDE = 16
export const MOST_SIDE = 4096
const MOST_FRAMES_A_SECOND = 240
/** One side is at most so many times the other. */
const MOST_RATIO = 3

/** Checks what kind of video a file is; throws a VideoProblem if it is not accepted. */
export async function probe(path: string): Promise<Probed> {
  return judge(await readApart(path))
}

export function judge(facts: Facts): Probed {
  const { durationMs, claimedMs, width, height, frameRate } = facts
  if (!facts.isWhole) throw new VideoProblem('cutOff', 'Its end is missing')
  if (claimedMs !== null && durationMs < claimedMs * 0.9) {
    throw new VideoProblem('cutOff', `It has ${durationMs} ms of ${claimedMs} ms`)
  }

  const container = CONTAINERS.find((name) => name === facts.container)
  const videoCodec = VIDEO_CODECS.find((name) => name === facts.videoCodec)
  if (!container || !videoCodec) {
    throw new VideoProblem('unsupported', `${facts.container} with ${facts.videoCodec}`)
  }
  if (facts.tracks > MOST_TRACKS) throw new VideoProblem('unsupported', `${facts.tracks} tracks`)
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)]
  if (!(shorter >= LEAST_SIDE && longer <= MOST_SIDE && longer <= shorter * MOST_RATIO)) {
    throw new VideoProblem('unsupported', `${width} × ${height}`)
  }
  if (frameRate > MOST_FRAMES_A_SECOND) throw new VideoProblem('unsupported', `${frameRate} fps`)
  if (!(durationMs >= CLIP_MIN_MS)) throw new VideoProblem('tooShort', `${durationMs} ms`)
  if (durationMs > SOURCE_MAX_MS) throw new VideoProblem('tooLong', `${durationMs} ms`)

  const audioCodec = AUDIO_CODECS.find((name) => name === facts.audioCodec) ?? null
  const hasSound = audioCodec !== null
  return {
    container,
    videoCodec,
    audioCodec,
    durationMs,
    width,
    height,
    frameRate,
    hasSound,
  }
}
