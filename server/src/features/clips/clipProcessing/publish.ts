import { VideoProblem } from '#features/clips/transcoding/problem.ts'
import { publish } from '#features/posts/posts/create.ts'
import { expectPlace } from '#features/posts/posts/place.ts'
import { publishChange } from '#lib/changes.ts'
import { type Sql, sql } from '#lib/db.ts'
import { Refusal } from '#lib/errors.ts'
import { type Claim, isClaimed, type Size } from './claim.ts'
import { notifyReady } from './notify.ts'
import { readCaption } from './text.ts'
import { Gone } from './work.ts'

export type Video = { durationMs: number; width: number; height: number; hasSound: boolean }
type Waiting = {
  hubId: string | null
  caption: string
  sensitive: boolean
  coverId: string | null
}

/**
 * Publishes a clip that has its smallest size, in one transaction. False if the cover must be made again first,
 * because its owner chose another.
 */
export async function publishClip(claim: Claim, video: Video, size: Size) {
  return sql.begin(async (sql) => {
    const [clip] = await sql<Waiting[]>`
      select c.hub_id, c.caption, c.sensitive, c.cover_id
      from clips c
      where ${isClaimed(sql, claim)} and c.state = 'processing'
      for update`
    if (!clip) throw new Gone()
    if (clip.coverId === null) return false

    const { id, ownerId } = claim
    await expectNotSuspended(sql, ownerId)
    const text = await readCaption(sql, clip.caption)
    await publish(sql, text, {
      clipId: id,
      authorId: ownerId,
      images: [{ _id: clip.coverId, alt: '' }],
      linkUrl: null,
      sensitive: clip.sensitive,
      hub: await placeOf(sql, clip.hubId, ownerId),
    })
    await sql`
      update clips
      set state = 'ready', post_id = id, progress = 100, duration_ms = ${video.durationMs},
          width = ${video.width}, height = ${video.height}, has_sound = ${video.hasSound},
          sizes = ${sql.json([size])}
      where id = ${id}`
    await sql`
      insert into clip_counts (post_id, author_id, duration_ms, rank)
      values (${id}, ${ownerId}, ${video.durationMs}, clip_rank(clip_quality(0, 0, 0), now()::timestamptz(3)))`
    await notifyReady(sql, claim)
    return true
  })
}

/** Clips of a suspended account are not published. */
async function expectNotSuspended(sql: Sql, ownerId: string) {
  const [suspended] = await sql`select from users where id = ${ownerId} and suspended_until > now()`
  if (suspended) throw new VideoProblem('suspended')
}

/** The hub may have closed since, or its owner may have been banned from it. */
async function placeOf(sql: Sql, hubId: string | null, ownerId: string) {
  if (hubId === null) return null
  try {
    return await expectPlace(sql, hubId, ownerId)
  } catch (error) {
    if (error instanceof Refusal) throw new VideoProblem('place', error.message)
    throw error
  }
}

/** One more size of a published clip. */
export async function addSize(claim: Claim, size: Size) {
  await sql.begin(async (sql) => {
    const added = await sql`
      update clips c set sizes = c.sizes || ${sql.json([size])}
      where ${isClaimed(sql, claim)} and c.state = 'ready'
      returning c.id`
    if (added.length === 0) throw new Gone()
    await publishChange(sql, [`post:${claim.id}`])
  })
}
