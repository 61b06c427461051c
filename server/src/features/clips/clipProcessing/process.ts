import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { removeUpload } from '#features/clips/clipUploads/commands.ts'
import { fetchUpload } from '#features/clips/clipUploads/uploadStore.ts'
import { encodeSize } from '#features/clips/transcoding/encode.ts'
import { probe } from '#features/clips/transcoding/probe.ts'
import { VideoProblem } from '#features/clips/transcoding/problem.ts'
import { sizesOf } from '#features/clips/transcoding/sizes.ts'
import { WORK_FOLDER } from '#features/clips/transcoding/workFolder.ts'
import { sql } from '#lib/db.ts'
import { failPoint } from '#lib/failPoint.ts'
import { storage } from '#lib/storage.ts'
import { StorageAway } from '#lib/storageAway.ts'
import {
  type Claim,
  claimClip,
  failClip,
  finishClip,
  hasTriesLeft,
  isClaimed,
  isSpent,
  releaseClip,
} from './claim.ts'
import { makeCover } from './cover.ts'
import { removeVideos } from './files.ts'
import { addSize, publishClip } from './publish.ts'
import { beginWork, Gone, Stopped, type Work } from './work.ts'

const COVER_PERCENT = 5

type ProcessOptions = { stopping: AbortSignal; log: (message: string) => void }

/** Makes the sizes of a clip, the smallest first: with that it is published. */
export async function processClip(clipId: string, { stopping, log }: ProcessOptions) {
  const claim = await claimClip(clipId)
  if (!claim) return
  const folder = join(WORK_FOLDER, `${clipId}-${claim.attempts}`)
  const work = beginWork(claim, stopping)
  try {
    await mkdir(folder, { recursive: true })
    if (isSpent(claim)) throw new VideoProblem('server', 'It was tried too often')
    await makeSizes(claim, folder, work)
    await work.end()
    await finish(claim)
  } catch (problem) {
    await work.end()
    await settle(claim, work.signal.aborted ? work.signal.reason : problem, log)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function makeSizes(claim: Claim, folder: string, { signal, moveTo, check }: Work) {
  const source = await findSource(claim, folder)
  const probed = await probe(source)
  const trim =
    claim.trimFromMs === null || claim.trimToMs === null
      ? null
      : { fromMs: claim.trimFromMs, toMs: claim.trimToMs }
  const sizes = sizesOf(probed)
  const { width, height } = sizes.at(-1)!
  const durationMs = Math.round(trim ? trim.toMs - trim.fromMs : probed.durationMs)
  const video = { durationMs, width, height, hasSound: probed.hasSound }
  let isOut = claim.isOut
  if (!isOut) await makeCover(claim, source, signal)
  moveTo(COVER_PERCENT)

  for (const size of sizes) {
    if (claim.sizes.some(({ lines }) => lines === size.lines)) continue
    const target = join(folder, `${size.lines}.mp4`)
    const onProgress = (part: number) => {
      failPoint('midTranscode')
      moveTo(COVER_PERCENT + part * (100 - COVER_PERCENT))
    }
    const made = await encodeSize({ source, target, size, probed, trim, signal, onProgress })
    // Files that another worker has written in the meantime must not change under their readers.
    await check()
    await storage.take(`${claim.key}-${made.lines}.mp4`, target)
    failPoint('afterSize')
    if (isOut) {
      await addSize(claim, made)
      continue
    }
    while (!(await publishClip(claim, video, made))) await makeCover(claim, source, signal)
    isOut = true
    claim.isOut = true
  }
}

async function findSource({ uploadId, bytes }: Claim, folder: string) {
  const source = uploadId && bytes !== null ? await fetchUpload(uploadId, bytes, folder) : null
  if (!source) throw new VideoProblem('lost', 'The upload is gone')
  return source
}

async function finish(claim: Claim) {
  const isFinished = await finishClip(claim)
  if (isFinished && claim.uploadId) await removeUpload(claim.uploadId)
}

/** Handles a failed attempt. It throws where a retry may help. */
async function settle(claim: Claim, problem: unknown, log: ProcessOptions['log']) {
  // If the upload was deleted while ffmpeg ran, that is the cause of the failure.
  if (problem instanceof Gone || !(await isOurs(claim))) return removeIfGone(claim)
  // Neither is the fault of the clip, so neither counts as an attempt.
  const isInterrupted = problem instanceof Stopped || problem instanceof StorageAway
  const failure = problem instanceof VideoProblem ? problem.failure : 'server'
  if (isInterrupted || (failure === 'server' && hasTriesLeft(claim))) {
    await releaseClip(claim, { isCounted: !isInterrupted })
    throw problem
  }
  log(`Clip ${claim.id} ${claim.isOut ? 'lacks a size' : 'failed'}: ${failure}: ${problem}`)
  if (claim.isOut) await finish(claim)
  else await failClip(claim, failure)
}

async function isOurs(claim: Claim) {
  const found = await sql`select from clips c where ${isClaimed(sql, claim)}`
  return found.length > 0
}

/** Deletes files that were still being made when the clip was deleted. */
async function removeIfGone({ id, key }: Claim) {
  const found = await sql`select from clips where id = ${id}`
  if (found.length === 0) await removeVideos(key)
}
