import { CLIP_LIMITS } from '@jes/contract/clips'
import type { Sql } from '#lib/db.ts'

/** How large and how long a video this member may send. */
export async function clipLimitsOf(sql: Sql, userId: string) {
  const [user] = await sql<{ isPremium: boolean }[]>`
    select (premium_until > now()) is true as is_premium from users where id = ${userId}`
  return user?.isPremium ? CLIP_LIMITS.premium : CLIP_LIMITS.member
}
