import type { ClipFailure } from '@jes/contract/clips/clips'
import type { ClipVideo } from '@jes/contract/posts/posts'
import { type Sql, sql } from '#lib/db.ts'
import { notifyFailed, publishMoved } from './notify.ts'

/** So often it is tried; the claim after the last of them only gives up. */
const TRIES = 3
const ROUND = TRIES + 1
/** Whoever gave no sign of life for so long is gone. */
const SILENT_SECONDS = 8

export type Size = Omit<ClipVideo['sizes'][number], 'url'>
export type Claim = {
  id: string
  ownerId: string
  key: string
  /** The number of this try. It only grows: what an earlier one writes no longer counts. */
  attempts: number
  isOut: boolean
  uploadId: string | null
  bytes: number | null
  trimFromMs: number | null
  trimToMs: number | null
  sizes: Size[]
}

/** Takes a clip to work on. It counts as a try at once, so that one which kills its worker is not tried for ever. */
export async function claimClip(id: string) {
  const [claim] = await sql<Claim[]>`
    update clips c
    set attempts = attempts + 1, worked_at = now(),
        progress = case when state = 'processing' then 0 else progress end
    where c.id = ${id} and c.finished_at is null and c.state <> 'failed'
      and (c.worked_at is null or c.worked_at < now() - make_interval(secs => ${SILENT_SECONDS}))
    returning c.id, c.owner_id, c.key, c.attempts, c.state = 'ready' as is_out, c.upload_id,
      (select u.bytes::float8 from uploads u where u.id = c.upload_id) as bytes, c.trim_from_ms, c.trim_to_ms, c.sizes`
  return claim ?? null
}

/** True in SQL of the clip `c` as long as the try is the latest and there is something to try for. */
export function isClaimed(sql: Sql, { id, attempts }: Claim) {
  return sql`
    c.id = ${id} and c.attempts = ${attempts} and c.finished_at is null and c.state <> 'failed'
    and not exists (select from posts p where p.id = c.post_id and p.state = 'deleted')`
}

export function hasTriesLeft({ attempts }: Claim) {
  const number = attempts % ROUND
  return number > 0 && number < TRIES
}

/** It was tried so often that this one is not to be begun. */
export function isSpent({ attempts }: Pick<Claim, 'attempts'>) {
  return attempts % ROUND === 0
}

/** Where the count goes on when its owner asks for another round. */
export function nextRound(sql: Sql) {
  return sql`((attempts + ${TRIES}) / ${ROUND}) * ${ROUND}`
}

/** Lets go of a clip, to be tried again; a try that we broke off ourselves does not count. */
export async function releaseClip(claim: Claim, { isCounted }: { isCounted: boolean }) {
  await sql`
    update clips c
    set worked_at = null, attempts = attempts - ${isCounted ? 0 : 1}
    where ${isClaimed(sql, claim)}`
}

/** It will not become a clip unless its owner tries again: what was sent is kept for that. */
export async function failClip(claim: Claim, failure: ClipFailure) {
  await sql.begin(async (sql) => {
    const [failed] = await sql<{ progress: number }[]>`
      update clips c set state = 'failed', failure = ${failure}, worked_at = now()
      where ${isClaimed(sql, claim)} and c.state = 'processing'
      returning c.progress`
    if (!failed) return
    await publishMoved(sql, claim, { status: 'failed', progress: failed.progress, failure })
    await notifyFailed(sql, claim, failure)
  })
}

/** Every size is there that will ever be. */
export async function finishClip(claim: Claim) {
  const finished = await sql`
    update clips c set finished_at = now(), worked_at = null, upload_id = null
    where ${isClaimed(sql, claim)} and c.state = 'ready'
    returning c.id`
  return finished.length > 0
}
