import { takeFrame } from '#features/clips/transcoding/frame.ts'
import { insertImage, storeImage } from '#features/core/pictures/commands.ts'
import { sql } from '#lib/db.ts'
import { type Claim, isClaimed } from './claim.ts'

/** Makes the cover of a clip that has none. */
export async function makeCover(claim: Claim, source: string, signal: AbortSignal) {
  const [row] = await sql<{ coverAtMs: number }[]>`
    select c.cover_at_ms from clips c where ${isClaimed(sql, claim)} and c.cover_id is null`
  if (!row) return
  const { coverAtMs } = row
  const stored = await storeImage(await takeFrame({ source, atMs: coverAtMs, signal }))

  await sql.begin(async (sql) => {
    // If its owner chose another moment in the meantime, this cover is not used.
    const [clip] = await sql<{ isPrivate: boolean }[]>`
      select coalesce((select h.is_private from hubs h where h.id = c.hub_id), false) as is_private
      from clips c
      where ${isClaimed(sql, claim)} and c.cover_id is null and c.cover_at_ms = ${coverAtMs}
      for update`
    if (!clip) return
    const { _id } = await insertImage(sql, stored, claim.ownerId)
    if (clip.isPrivate) await sql`update images set is_private = true where id = ${_id}`
    await sql`update clips set cover_id = ${_id} where id = ${claim.id}`
  })
}
