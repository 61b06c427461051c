import { type Ending, runChild } from './child.ts'
import { findFfmpeg } from './ffmpeg.ts'
import { MOST_SIDE } from './probe.ts'
import { VideoProblem } from './problem.ts'

type Call = {
  source: string
  /** Before the source and after it. */
  input: string[]
  output: string[]
  timeoutMs: number
  mostBytes: number
  signal?: AbortSignal | undefined
  onOutput: (chunk: Buffer) => void
}

const THREADS = 2
const MEMORY_BYTES = 2 * 1024 ** 3
/** Only these parts of ffmpeg ever see what a stranger sent. */
const FORMATS = 'mov,mp4,m4a,3gp,3g2,mj2,matroska,webm'
const DECODERS =
  'h264,hevc,vp8,vp9,av1,libdav1d,libaom-av1,aac,mp3,mp3float,opus,libopus,vorbis,flac,pcm_s16le,pcm_s16be,pcm_s24le,pcm_s24be'

/** Lets ffmpeg work on one file, confined. What goes wrong is a VideoProblem, or the reason of the signal. */
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
      // Once more as much, since the index is moved to the front at the end.
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
  // Nobody but the machine's keeper or its lack of memory kills so; another try may go well.
  if (killedBy === 'SIGKILL' || killedBy === 'SIGTERM') return new VideoProblem('server', message)
  if (/No space left on device|Disk quota/.test(complaint)) {
    return new VideoProblem('server', message)
  }
  return new VideoProblem('unreadable', message)
}
