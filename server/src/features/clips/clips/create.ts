import { rm } from 'node:fs/promises'
import { CLIP_MIN_MS, type NewClip } from '@jes/contract/clips/clips'
import { because } from '@jes/contract/lib/refusals/because'
import { queueClip } from '#features/clips/clipProcessing/queue.ts'
import { clipLimitsOf } from '#features/clips/clipUploads/limits.ts'
import { fetchUpload } from '#features/clips/clipUploads/uploadStore.ts'
import { findFfmpeg } from '#features/clips/transcoding/ffmpeg.ts'
import { type Probed, probe } from '#features/clips/transcoding/probe.ts'
import { VideoProblem } from '#features/clips/transcoding/problem.ts'
import { makeWorkFolder } from '#features/clips/transcoding/workFolder.ts'
import { expectPlace } from '#features/posts/posts/place.ts'
import { type Sql, sql } from '#lib/db.ts'
import { invalid, overloaded, refuse } from '#lib/errors.ts'
import type { Viewer } from '#lib/serve.ts'
import { makeKey } from '#lib/storage.ts'
import { expectClip } from './queries.ts'
import { FAILURES, MOMENT, PART } from './sentences.ts'

/** Cameras that stop at 90 seconds stop a little later. */
const SLACK_MS = 500

/** Probes an upload before any transaction begins: it may take seconds. Null if there is no upload to probe. */
export async function judgeUpload(ownerId: string, uploadId: string) {
  if (!(await findFfmpeg())) {
    throw refuse('clips.none_made_here')
  }
  const [upload] = await sql<{ bytes: number }[]>`
    select u.bytes::float8 as bytes from uploads u
    where u.id = ${uploadId} and u.owner_id = ${ownerId}
      and not exists (select from clips c where c.upload_id = u.id)`
  return upload ? probeUpload(uploadId, upload.bytes) : null
}

async function probeUpload(id: string, bytes: number) {
  const folder = await makeWorkFolder('probe')
  try {
    const path = await fetchUpload(id, bytes, folder)
    return path ? await probe(path).catch(refuseVideo) : null
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function refuseVideo(problem: unknown): never {
  if (!(problem instanceof VideoProblem)) throw problem
  if (problem.failure === 'server') throw overloaded()
  throw invalid({ uploadId: FAILURES[problem.failure] })
}

/** Creates a clip from an upload; others see it once it is ready. */
export async function createClip(sql: Sql, viewer: Viewer, input: NewClip, probed: Probed | null) {
  await expectUnused(sql, viewer.id, input.uploadId)
  if (!probed) throw invalid({ uploadId: 'clips.video_not_whole' })
  const { trim, durationMs } = await expectPart(sql, viewer.id, input, probed)
  const coverAtMs = coverOf(input, trim ?? { fromMs: 0, toMs: probed.durationMs })
  const hub = input.jehub ? await expectPlace(sql, input.jehub, viewer.id) : null

  const [{ id }] = await sql<[{ id: string }]>`
    insert into clips (owner_id, hub_id, caption, sensitive, cover_at_ms, trim_from_ms, trim_to_ms,
      upload_id, key, duration_ms)
    values (${viewer.id}, ${hub?.id ?? null}, ${input.caption}, ${input.sensitive}, ${coverAtMs},
      ${trim?.fromMs ?? null}, ${trim?.toMs ?? null}, ${input.uploadId}, ${makeKey()}, ${durationMs})
    returning id`
  await queueClip(sql, id)
  return expectClip(sql, id, viewer.id)
}

/** The row is locked, so that it becomes one clip and not two. */
async function expectUnused(sql: Sql, ownerId: string, uploadId: string) {
  const found = await sql`
    select from uploads where id = ${uploadId} and owner_id = ${ownerId} for update`
  if (found.length === 0) throw invalid({ uploadId: FAILURES.lost })
  const used = await sql`select from clips where upload_id = ${uploadId}`
  if (used.length > 0) throw refuse('clips.upload_used')
}

async function expectPart(sql: Sql, ownerId: string, { trim }: NewClip, probed: Probed) {
  const whole = Math.round(probed.durationMs)
  // A browser may measure a file slightly longer than we do.
  const part = trim ? { fromMs: trim.fromMs, toMs: Math.min(trim.toMs, whole) } : null
  const durationMs = part ? part.toMs - part.fromMs : whole
  if (durationMs < CLIP_MIN_MS) throw invalid({ trim: PART })

  const { ms } = await clipLimitsOf(sql, ownerId)
  if (durationMs > ms + SLACK_MS) {
    const seconds = ms / 1000
    throw invalid({ trim: because('clips.part_long', { seconds }) })
  }
  return { trim: part, durationMs }
}

/** Zero is the start of the trimmed part. */
function coverOf({ posterAtMs }: NewClip, { fromMs, toMs }: { fromMs: number; toMs: number }) {
  if (posterAtMs === 0) return fromMs
  if (posterAtMs < fromMs || posterAtMs > toMs) throw invalid({ posterAtMs: MOMENT })
  return posterAtMs
}
