import type { ClipFailure } from '@jes/contract/clips/clips'
import type { ClipVideo } from '@jes/contract/posts/posts'
import { type Sql, sql } from '#lib/db.ts'
import { notifyFailed, publishMoved } from './notify.ts'

/** The number of attempts; the claim after the last only gives up. */
const TRIES = 3
const ROUND = TRIES + 1
/** A worker that is silent for so long is dead. */
const SILENT_SECONDS = 8

export type Size = Omit<ClipVideo['sizes'][number], 'url'>
export type Claim = {
  id: string
  ownerId: string
  key: string
  /** The number of this attempt. It only grows: what an earlier attempt writes is ignored. */
  attempts: number
  isOut: boolean
  uploadId: string | null
  bytes: number | null
  trimFromMs: number | null
  trimToMs: number | null
  sizes: Size[]
}

/** Claims a clip. The attempt is counted at once, so that a clip which kills its worker is not tried for ever. */
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

/** SQL condition: this attempt is the latest for the clip `c`, and there is still something to do. */
export function isClaimed(sql: Sql, { id, attempts }: Claim) {
  return sql`
    c.id = ${id} and c.attempts = ${attempts} and c.finished_at is null and c.state <> 'failed'
    and not exists (select from posts p where p.id = c.post_id and p.state = 'deleted')`
}

export function hasTriesLeft({ attempts }: Claim) {
  const number = attempts % ROUND
  return number > 0 && number < TRIES
}

/** Whether the attempts are used up and this one must not start. */
export function isSpent({ attempts }: Pick<Claim, 'attempts'>) {
  return attempts % ROUND === 0
}

/** The count of attempts when its owner starts another round. */
export function nextRound(sql: Sql) {
  return sql`((attempts + ${TRIES}) / ${ROUND}) * ${ROUND}`
}

/** Releases a clip for a retry; an attempt that we stopped ourselves does not count. */
export async function releaseClip(claim: Claim, { isCounted }: { isCounted: boolean }) {
  await sql`
    update clips c
    set worked_at = null, attempts = attempts - ${isCounted ? 0 : 1}
    where ${isClaimed(sql, claim)}`
}

/** Marks a clip as failed. Its owner may retry: the upload is kept for that. */
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

/** Marks a clip as finished: all its sizes exist. */
export async function finishClip(claim: Claim) {
  const finished = await sql`
    update clips c set finished_at = now(), worked_at = null, upload_id = null
    where ${isClaimed(sql, claim)} and c.state = 'ready'
    returning c.id`
  return finished.length > 0
}
