import { type Ending, runChild } from './child.ts'
import { findFfmpeg } from './ffmpeg.ts'
import { MOST_SIDE } from './probe.ts'
import { VideoProblem } from './problem.ts'

type Call = {
  source: string
  /** Arguments before the source and after it. */
  input: string[]
  output: string[]
  timeoutMs: number
  mostBytes: number
  signal?: AbortSignal | undefined
  onOutput: (chunk: Buffer) => void
}

const THREADS = 2
const MEMORY_BYTES = 2 * 1024 ** 3
/** Only these demuxers of ffmpeg read files of strangers. */
const FORMATS = 'mov,mp4,m4a,3gp,3g2,mj2,matroska,webm'
const DECODERS =
  'h264,hevc,vp8,vp9,av1,libdav1d,libaom-av1,aac,mp3,mp3float,opus,libopus,vorbis,flac,pcm_s16le,pcm_s16be,pcm_s24le,pcm_s24be'

/** Runs ffmpeg on one file, confined. Errors are a VideoProblem, or the reason of the signal. */
export async function callFfmpeg(call: Call): Promise<void> {
  const ffmpeg = await findFfmpeg()
  if (!ffmpeg) throw new VideoProblem('server', 'There is no ffmpeg')

  const ending = await runChild({
    program: ffmpeg.path,
    args: [
      ...['-nostdin', '-hide_banner', '-nostats', '-loglevel', 'error', '-y'],
      ...['-protocol_whitelist', 'file,pipe', '-format_whitelist', FORMATS],
      ...['-codec_whitelist', DECODERS, '-max_pixels', `${MOST_SIDE ** 2}`],
      ...['-threads', `${THREADS}`, ...call.input, '-i', `file:${call.source}`],
      ...['-sn', '-dn', '-map_metadata', '-1', '-map_chapters', '-1', '-filter_threads', '1'],
      ...['-threads', `${THREADS}`, '-fs', `${call.mostBytes}`, ...call.output],
    ],
    limits: {
      memoryBytes: MEMORY_BYTES,
      cpuSeconds: Math.ceil((call.timeoutMs / 1000) * THREADS),
      // Twice, because the index is moved to the front at the end.
      fileBytes: call.mostBytes * 2,
    },
    timeoutMs: call.timeoutMs,
    signal: call.signal,
    onOutput: call.onOutput,
  }).catch((error: NodeJS.ErrnoException) => {
    call.signal?.throwIfAborted()
    throw new VideoProblem('server', `ffmpeg did not start: ${error.message}`)
  })
  if (ending.code !== 0) throw problemOf(ending)
}

export function problemOf({ code, killedBy, isTimeout, complaint }: Ending): VideoProblem {
  const message = `ffmpeg ended with ${killedBy ?? code}: ${complaint}`
  if (isTimeout || killedBy === 'SIGXCPU') return new VideoProblem('timeout', message)
  // Killed by the system or for lack of memory; a retry may succeed.
  if (killedBy === 'SIGKILL' || killedBy === 'SIGTERM') return new VideoProblem('server', message)
  if (/No space left on device|Disk quota/.test(complaint)) {
    return new VideoProblem('server', message)
  }
  return new VideoProblem('unreadable', message)
}
