import { callFfmpeg } from './call.ts'
import { VideoProblem } from './problem.ts'
import { readApart } from './reader.ts'

type Moment = { source: string; atMs: number; signal?: AbortSignal; timeoutMs?: number }

const LONGEST = 1920
const MOST_BYTES = 32 * 1024 ** 2
const SCALE = `scale='min(iw,${LONGEST})':'min(ih,${LONGEST})':force_original_aspect_ratio=decrease,setsar=1`

/** The frame at a moment of a video, upright, as PNG; after its end the last one. */
export async function takeFrame({ source, atMs, signal, timeoutMs = 60_000 }: Moment) {
  const { lastMs } = await readApart(source)
  // A frame is found by a time just before it; if the last ones are broken, the first is used.
  for (const moment of new Set([Math.max(0, Math.min(atMs, lastMs - 1)), 0])) {
    const picture = await pictureAt({ source, atMs: moment, signal, timeoutMs })
    if (picture.length) return picture
  }
  throw new VideoProblem('unreadable', 'No picture came out')
}

async function pictureAt({ source, atMs, signal, timeoutMs }: Moment & { timeoutMs: number }) {
  const chunks: Buffer[] = []
  await callFfmpeg({
    source,
    input: atMs ? ['-ss', (atMs / 1000).toFixed(3)] : [],
    output: [
      ...['-map', '0:v:0', '-an', '-vf', SCALE, '-frames:v', '1'],
      ...['-c:v', 'png', '-pix_fmt', 'rgb24', '-f', 'image2pipe', 'pipe:1'],
    ],
    timeoutMs,
    mostBytes: MOST_BYTES,
    signal,
    onOutput: (chunk) => void chunks.push(chunk),
  })
  return Buffer.concat(chunks)
}
