import { stat } from 'node:fs/promises'
import { callFfmpeg } from './call.ts'
import type { Probed } from './probe.ts'
import { VideoProblem } from './problem.ts'
import { readApart } from './reader.ts'
import type { Size } from './sizes.ts'

type Encoding = {
  source: string
  target: string
  size: Size
  probed: Probed
  trim: { fromMs: number; toMs: number } | null
  signal?: AbortSignal | undefined
  /** The progress, between 0 and 1. */
  onProgress?: (part: number) => void
  timeoutMs?: number | undefined
}

/** Kilobits a second for the picture, and for the sound. */
const PICTURE_KBITS: Record<number, number> = { 360: 450, 540: 900, 720: 1_600 }
const SOUND_KBITS = 96
/** With less than this part of the expected length, the source is truncated. */
const ENOUGH = 0.9

/** Makes an MP4 of one size that every browser plays, and plays before it is fully loaded. */
export async function encodeSize(encoding: Encoding) {
  const { source, target, size, probed, signal, onProgress } = encoding
  const { fromMs, lengthMs } = partOf(encoding)
  const { timeoutMs = 60_000 + 12 * lengthMs } = encoding

  let done = 0
  onProgress?.(done)
  await callFfmpeg({
    source,
    input: fromMs ? ['-ss', seconds(fromMs)] : [],
    output: [
      ...['-t', seconds(lengthMs), ...pictureOptions(size, probed), ...soundOptions(probed)],
      ...['-movflags', '+faststart', '-fflags', '+bitexact', '-f', 'mp4'],
      ...['-progress', 'pipe:1', `file:${target}`],
    ],
    timeoutMs,
    mostBytes: mostBytes(size, lengthMs),
    signal,
    onOutput: (chunk) => {
      const part = Math.min(1, doneOf(chunk.toString('latin1')) / lengthMs)
      if (part <= done) return
      done = part
      onProgress?.(part)
    },
  })
  await check(target, size, lengthMs)
  onProgress?.(1)
  return { ...size, bytes: (await stat(target)).size }
}

function partOf({ trim, probed }: Encoding) {
  const fromMs = trim?.fromMs ?? 0
  const toMs = Math.min(trim?.toMs ?? probed.durationMs, probed.durationMs)
  if (toMs <= fromMs) throw new VideoProblem('tooShort', `Nothing from ${fromMs} to ${toMs} ms`)
  return { fromMs, lengthMs: toMs - fromMs }
}

function pictureOptions({ lines, width, height }: Size, { frameRate }: Probed) {
  const rate = Math.min(30, Math.max(10, Number(frameRate.toFixed(3))))
  const kbits = PICTURE_KBITS[lines]
  return [
    ...['-map', '0:v:0', '-c:v', 'libx264', '-profile:v', 'main', '-pix_fmt', 'yuv420p'],
    ...['-vf', `fps=fps=${rate}:start_time=0,scale=${width}:${height}:flags=bicubic,setsar=1`],
    ...['-preset', 'veryfast', '-crf', '26', '-maxrate', `${kbits}k`, '-bufsize', `${kbits! * 2}k`],
    ...['-g', `${Math.round(rate * 2)}`, '-flags:v', '+bitexact'],
  ]
}

function soundOptions({ hasSound }: Probed) {
  if (!hasSound) return ['-an']
  return [
    ...['-map', '0:a:0?', '-c:a', 'aac', '-b:a', `${SOUND_KBITS}k`, '-ac', '2', '-ar', '44100'],
    ...['-flags:a', '+bitexact'],
  ]
}

/** Twice the target size, which only a broken encoder reaches. */
function mostBytes({ lines }: Size, lengthMs: number) {
  const kbits = PICTURE_KBITS[lines]! + SOUND_KBITS
  return 4 * 1024 ** 2 + Math.ceil((2 * kbits * lengthMs) / 8)
}

async function check(target: string, { width, height }: Size, lengthMs: number) {
  const facts = await readApart(target)
  if (facts.durationMs < lengthMs * ENOUGH) {
    throw new VideoProblem('cutOff', `${facts.durationMs} ms of ${lengthMs} ms came out`)
  }
  if (facts.width !== width || facts.height !== height) {
    throw new VideoProblem('server', `${facts.width} × ${facts.height} came out`)
  }
}

/** The last time in a piece of ffmpeg's progress report, in milliseconds. */
export function doneOf(report: string): number {
  const last = [...report.matchAll(/^out_time_us=(\d+)\r?\n/gm)].at(-1)
  return last ? Number(last[1]) / 1000 : 0
}

function seconds(ms: number) {
  return (ms / 1000).toFixed(3)
}
