import { expectUserId } from '#features/core/users/queries.ts'
import { sql } from '#lib/db.ts'
import { invalid } from '#lib/errors.ts'
import type { Viewer } from '#lib/serve.ts'

/** The bell is part of the follow, and ends with it. */
export async function setBell(viewer: Viewer, idOrName: string, on: boolean) {
  const userId = await expectUserId(sql, idOrName, viewer.id)
  const { count } = await sql`
    update follows set has_bell = ${on} where follower_id = ${viewer.id} and followed_id = ${userId}`
  if (count === 0 && on) throw invalid({ on: 'people.bell_follow' })
  return { hasBell: on }
}
